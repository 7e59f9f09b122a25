import { useEffect, useState } from "react";
import { t } from "../../src/base/language/i18n.ts";
import type { ViewKind } from "../../src/files/view-kinds.ts";
import { previewAddress, readFile, shownAddress } from "../../src/server/calls/files/file-fields.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import { reasonOf } from "../../src/server/session/sentence.ts";
import { PdfPages } from "./pdf-pages.tsx";
import { words } from "./phrases.ts";

interface ContentProps {
  path: string;
  name: string;
  kind: ViewKind;
  /** Why the server knows nothing of the file, which a notice has said; "" when it does. */
  unknown: string;
  /** 1: as large as the place. */
  zoom: number;
}

/** A file as its kind is shown. SVG, HTML and unknown kinds are only offered to be saved. */
export function Content({ path, name, kind, unknown, zoom }: ContentProps) {
  const [isBroken, setBroken] = useState(false);
  const src = shownAddress(path);
  const fail = () => setBroken(true);
  if (isBroken && unknown) return <p>{words("viewerFailed", { reason: unknown })}</p>;
  if (!src || kind === "other") return <p>{words("viewerNot")}</p>;
  if (isBroken) return <Broken path={path} kind={kind} />;
  if (kind === "image")
    return <img src={src} alt={name} style={{ inlineSize: zoom > 1 ? `${zoom * 100}%` : undefined }} onError={fail} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings have none
  if (kind === "video") return <video src={src} controls onError={fail} />;
  // oxlint-disable-next-line jsx-a11y/media-has-caption -- people's own recordings have none
  if (kind === "audio") return <audio src={src} controls onError={fail} />;
  if (kind === "pdf")
    return navigator.pdfViewerEnabled ? <Pdf src={src} name={name} /> : <Drawn path={path} src={src} />;
  if (kind === "office") return <Office path={path} name={name} />;
  return <Text path={path} />;
}

/**
 * A picture, video or sound that the browser could not show: why the server did not send it, else that it can only be
 * saved.
 */
function Broken({ path, kind }: Pick<ContentProps, "path" | "kind">) {
  const loaded = useLoaded(path, { isFirstByte: kind !== "image" });
  if (loaded === undefined) return <p>{t("loading")}</p>;
  return typeof loaded === "string" ? <p role="alert">{loaded}</p> : <p>{words("viewerNot")}</p>;
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

/** A pdf in browsers without a viewer: drawn here, or a link where that fails. */
function Drawn({ path, src }: { path: string; src: string }) {
  const loaded = useLoaded(path);
  if (loaded instanceof Blob) return <PdfPages file={loaded} otherwise={<Link src={src} />} />;
  return loaded === undefined ? <p>{t("loading")}</p> : <p role="alert">{loaded}</p>;
}

/** An office document, converted to pdf by the server (R7.5-07). */
function Office({ path, name }: { path: string; name: string }) {
  const loaded = useLoaded(path, { asPdf: true });
  if (typeof loaded === "string") return <p role="alert">{loaded}</p>;
  const src = previewAddress(path);
  if (!loaded) return <p>{t("loading")}</p>;
  return navigator.pdfViewerEnabled ? (
    <Pdf src={src} name={name} />
  ) : (
    <PdfPages file={loaded} otherwise={<Link src={src} />} />
  );
}

/** The most characters of a text that are drawn. */
const mostText = 500_000;

function Text({ path }: { path: string }) {
  const loaded = useLoaded(path);
  const [text, setText] = useState<string | undefined>(undefined);
  useEffect(() => {
    if (loaded instanceof Blob) void loaded.slice(0, mostText).text().then(setText);
  }, [loaded]);
  if (typeof loaded === "string") return <p role="alert">{loaded}</p>;
  return text === undefined ? <p>{t("loading")}</p> : <pre>{text}</pre>;
}

/** The content of a file, or why it did not come. */
function useLoaded(path: string, { asPdf = false, isFirstByte = false } = {}): Blob | string | undefined {
  const [loaded, setLoaded] = useState<Blob | string | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    readFile(path, { asPdf, isFirstByte }).then(
      (blob) => isGone || setLoaded(blob),
      (error: unknown) => isGone || setLoaded(words("viewerFailed", { reason: fileReason(error) })),
    );
    return () => {
      isGone = true;
    };
  }, [path, asPdf, isFirstByte]);
  return loaded;
}

/** An address without an answer of its own means that there is no file; people don't know the address. */
const fileReason = (error: unknown): string =>
  error instanceof ServerError && error.status === 404 && !error.text ? words("viewerMissing") : reasonOf(error);
