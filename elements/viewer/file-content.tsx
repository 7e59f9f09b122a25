import { useEffect, useState } from "react";
import { endingOf } from "../../src/files/items.ts";
import type { ViewKind } from "../../src/files/view-kinds.ts";
import { downloadAddress, previewAddress, shownAddress } from "../../src/server/calls/files/file-fields.ts";
import { Loading } from "../../src/view/drafts/loading.tsx";
import { useLatest } from "../../src/view/use-latest.ts";
import type { Failure } from "./file-failure.ts";
import { PdfPages } from "./pdf-pages.tsx";
import { Retry } from "./retry.tsx";
import { words } from "./phrases.ts";
import { TextContent } from "./text-content.tsx";
import { useLoaded } from "./use-loaded.ts";

interface FileProps {
  path: string;
  name: string;
  kind: ViewKind;
  /** Why the server knows nothing of the file, which may be there all the same. */
  unknown: Failure | undefined;
  /** Called when the file cannot be shown. */
  failed(why: Failure): void;
  again(): void;
}

/** A file as its kind is shown, at `zoom` times the size of the place. SVG, HTML and unknown kinds can only be saved. */
export function Content({ zoom, ...file }: FileProps & { zoom: number }) {
  const { path, name, kind, unknown } = file;
  const [isBroken, setBroken] = useState(false);
  const src = shownAddress(path);
  const fail = () => setBroken(true);
  if (!src)
    return (
      <p>{downloadAddress(path) ? words("viewerNot") : words("viewerFailed", { reason: words("viewerMissing") })}</p>
    );
  if (isBroken && unknown) return <Failed {...file} why={unknown} />;
  if (isBroken) return <Broken {...file} />;
  if (kind === "image")
    return <img src={src} alt={name} style={{ inlineSize: zoom > 1 ? `${zoom * 100}%` : undefined }} onError={fail} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings have none
  if (kind === "video") return <video src={src} controls onError={fail} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings have none
  if (kind === "audio") return <audio src={src} controls onError={fail} />;
  if (kind === "text" || kind === "office") return <Read {...file} />;
  if (kind === "pdf" && !isFramed(path)) return <Read {...file} />;
  if (unknown) return <Probed {...file} src={src} />;
  return kind === "pdf" ? <Pdf src={src} name={name} /> : <p>{words("viewerNot")}</p>;
}

/** The browser shows a pdf itself; a file that only the server calls a pdf may hold anything, and is drawn here. */
const isFramed = (path: string): boolean =>
  navigator.pdfViewerEnabled && endingOf(path.replace(/[?#].*/s, "")) === "pdf";

/** In place of a file: why it is not shown. A notice has said why the server knows nothing of it. */
function Failed({ why, unknown, failed, again }: Omit<FileProps, "path" | "name" | "kind"> & { why: Failure }) {
  const said = unknown ?? why;
  const tell = useLatest(() => failed(said));
  useEffect(() => tell.current(), [tell]);
  return (
    <div className="viewer-failed">
      {unknown ? <p>{unknown.text}</p> : <p role="alert">{why.text}</p>}
      <Retry why={said} again={again} />
    </div>
  );
}

/**
 * A picture, video or sound that the browser could not show: why the server did not send it, else that it can only be
 * saved.
 */
function Broken(file: FileProps) {
  const [loaded, stop] = useLoaded(file.path, { isFirstByte: file.kind !== "image" });
  if (loaded === undefined) return <Loading stop={stop} />;
  return loaded instanceof Blob ? <p>{words("viewerNot")}</p> : <Failed {...file} why={loaded} />;
}

/** A file that is shown without being read here: whether it is there, because the server knows nothing of it. */
function Probed({ src, ...file }: FileProps & { src: string }) {
  const [loaded, stop] = useLoaded(file.path, { isFirstByte: true });
  if (loaded === undefined) return <Loading stop={stop} />;
  if (!(loaded instanceof Blob)) return <Failed {...file} why={loaded} />;
  return file.kind === "pdf" ? <Pdf src={src} name={file.name} /> : <p>{words("viewerNot")}</p>;
}

/** A text, a pdf that is drawn here, or an office document as the pdf that the server makes of it (R7.5-07). */
function Read(file: FileProps) {
  const { path, name, kind } = file;
  const [loaded, stop] = useLoaded(path, { asPdf: kind === "office" });
  if (loaded === undefined) return <Loading stop={stop} />;
  if (!(loaded instanceof Blob)) return <Failed {...file} why={loaded} />;
  if (kind === "text") return <TextContent file={loaded} />;
  const src = kind === "office" ? previewAddress(path) : shownAddress(path);
  if (kind === "office" && navigator.pdfViewerEnabled) return <Pdf src={src} name={name} />;
  return <PdfPages file={loaded} otherwise={<Link src={src} />} />;
}

/** A pdf in the browser's own viewer; where the page's policy forbids frames, a link. */
function Pdf({ src, name }: { src: string; name: string }) {
  const [isForbidden, setForbidden] = useState(false);
  useEffect(() => {
    const onViolation = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (/^(frame|child)-src$/.test(effectiveDirective)) setForbidden(true);
    };
    document.addEventListener("securitypolicyviolation", onViolation);
    return () => document.removeEventListener("securitypolicyviolation", onViolation);
  }, []);
  // oxlint-disable-next-line react/iframe-missing-sandbox -- browsers' viewers refuse to work in one; a pdf runs no code of the page
  if (!isForbidden) return <iframe src={src} title={name} />;
  return <Link src={src} />;
}

const Link = ({ src }: { src: string }) => (
  <a href={src} target="_blank" rel="noreferrer">
    {words("viewerTab")}
  </a>
);
