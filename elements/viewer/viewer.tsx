import { useEffect, useReducer, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { logMistake } from "../../src/base/mistakes.ts";
import { isData } from "../../src/base/data.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import type { ViewedFile } from "../../src/page/content/open-viewer.ts";
import { downloadAddress, shownAddress } from "../../src/server/calls/files/file-fields.ts";
import { Dialog } from "../../src/view/dialogs/dialog.tsx";
import dialogStyles from "../../src/view/dialogs/dialog.css";
import { Loading } from "../../src/view/drafts/loading.tsx";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import { words } from "./phrases.ts";
import { CopyLink } from "./copy-link.tsx";
import { Content } from "./file-content.tsx";
import type { Failure } from "./file-failure.ts";
import { Retry } from "./retry.tsx";
import { sayFailed, useShown, type ShownFile } from "./use-shown.ts";
import styles from "./viewer.css";

/**
 * `<vs-viewer>`: shows files of the server: pictures with zoom, video, audio, pdf, office documents, texts (R2.4-64).
 * Arrow keys and swipes leaf through.
 */
export const mount = mountView(Viewer, dialogStyles, styles);

const zooms = [1, 1.5, 2, 3, 4];

function Viewer({ inside }: ViewProps) {
  useOldNames(inside.host);
  const entry = withOldNames(inside);
  const isOpen = !!entry["open"];
  const files = filesOf(entry);
  const [at, leaf] = useLeafing(files, String(entry["file_path"] ?? ""), isOpen);
  const [zoom, setZoom] = useState(0);
  const file = files[at];
  const [tries, again] = useReducer((count: number) => count + 1, 0);
  const { shown, failure, stop } = useShown(isOpen ? file : undefined, tries);
  const [missing, setMissing] = useState("");
  const swipe = useRef(0);

  useEffect(() => {
    if (isOpen && files.length === 0)
      logMistake("<vs-viewer>: expected file_path, file_id or files; found none of them.");
  }, [isOpen, files.length]);

  const go = (step: number) => {
    leaf(step);
    setZoom(0);
  };
  const zoomBy = (step: number) => setZoom((now) => Math.min(zooms.length - 1, Math.max(0, now + step)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.target instanceof HTMLMediaElement || event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key === "ArrowLeft" && files.length > 1) go(-1);
    else if (event.key === "ArrowRight" && files.length > 1) go(1);
    else if (event.key === "+" || event.key === "=") zoomBy(1);
    else if (event.key === "-") zoomBy(-1);
    else if (event.key === "0") setZoom(0);
    else return;
    event.preventDefault();
  };
  const isImage = shown?.kind === "image";
  const place = useRef<HTMLDivElement>(null);
  useFocus(place, isOpen);
  return (
    <Dialog inside={titled(inside, shown?.name)}>
      <div className="viewing" role="presentation" onKeyDown={onKeyDown}>
        <div className="viewer-bar">
          {files.length > 1 && (
            <>
              <Tool label={words("viewerPrevious")} sign="‹" run={() => go(-1)} />
              <span aria-live="polite">{words("viewerOf", { at: at + 1, count: files.length })}</span>
              <Tool label={words("viewerNext")} sign="›" run={() => go(1)} />
            </>
          )}
          {/* always there: a button that goes away would take the focus, and the keys, with it */}
          <Tool label={words("viewerSmaller")} sign="−" run={() => zoomBy(-1)} isOff={!isImage || zoom === 0} />
          <Tool
            label={words("viewerLarger")}
            sign="+"
            run={() => zoomBy(1)}
            isOff={!isImage || zoom === zooms.length - 1}
          />
          {shown && shown.path !== missing && <Ways shown={shown} file={file!} host={inside.host} />}
        </div>
        <div
          ref={place}
          className="viewer-place"
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for controls
          role="group"
          aria-label={shown?.name ?? words("viewerTitle")}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls: without it a large picture cannot be moved by keys
          tabIndex={0}
          onPointerDown={({ clientX, pointerType }) => (swipe.current = pointerType === "touch" ? clientX : NaN)}
          onPointerUp={({ clientX }) => {
            const px = clientX - swipe.current;
            if (files.length > 1 && zoom === 0 && Math.abs(px) > 60) go(px < 0 ? 1 : -1);
          }}
        >
          {shown && (
            <Content
              key={`${shown.path} ${tries}`}
              {...shown}
              zoom={zooms[zoom]!}
              again={again}
              failed={(why) => {
                if (why.isMissing) setMissing(shown.path);
                if (shown.unknown) sayFailed(shown.unknown);
              }}
            />
          )}
          <Unknown key={`${at} ${tries}`} failure={failure} stop={stop} again={again} />
          {files.length === 0 && <p>{words("viewerNone")}</p>}
        </div>
      </div>
    </Dialog>
  );
}

/** In place of a file that the server is being asked about, or knows nothing of. */
function Unknown({ failure, stop, again }: UnknownProps) {
  if (stop) return <Loading first="" stop={stop} />;
  return failure && <Retry why={failure} again={again} />;
}
interface UnknownProps {
  failure: Failure | undefined;
  stop: (() => void) | undefined;
  again(): void;
}

/** The file has the focus, so that its keys work at once and go on working. */
function useFocus(place: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (isOpen) place.current?.focus({ preventScroll: true });
  }, [place, isOpen]);
  // the link to download may go while it has the focus, and the keys with it
  useEffect(() => {
    if (isOpen && document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  });
}

/** The place of the shown file, and the step to others: from the named file on, since it was named and opened. */
function useLeafing(files: readonly Wanted[], named: string, isOpen: boolean): [number, (step: number) => void] {
  const since = `${isOpen} ${named}`;
  const [leafed, setLeafed] = useState({ since, by: 0 });
  const steps = (of: typeof leafed) => (of.since === since ? of.by : 0);
  const leaf = (step: number) => setLeafed((before) => ({ since, by: steps(before) + step }));
  const { length } = files;
  const first = Math.max(
    0,
    files.findIndex(({ path }) => path === named),
  );
  const by = steps(leafed);
  return [length ? (first + by + length * Math.abs(by)) % length : 0, leaf];
}

/** What can be done with the shown file elsewhere. */
const Ways = ({ shown, file, host }: { shown: ShownFile; file: Wanted; host: HTMLElement }) => (
  <span className="viewer-ways">
    <CopyLink file={file.path || file.id!} host={host} />
    <Save {...shown} />
  </span>
);

/** Downloads a stored file; what the server's own list does not hold is downloaded from its address. */
function Save({ path, name, unknown }: ShownFile) {
  const href = unknown ? shownAddress(path) : downloadAddress(path);
  if (!href) return null;
  return (
    <a className="viewer-save" href={href} download={unknown && name} target="_blank" rel="noreferrer">
      {words("viewerDownload")}
    </a>
  );
}

function Tool({ label, sign, run, isOff }: { label: string; sign: string; run(): void; isOff?: boolean }) {
  return (
    <button type="button" className="icon" aria-label={label} title={label} aria-disabled={isOff} onClick={run}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

/** Its attributes may also be written as the properties and the attributes of `file-show` are: `file_path`. */
function withOldNames({ host, entry }: ViewProps["inside"]): Record<string, unknown> {
  const given = entry();
  for (const name of oldNames) given[name] ||= natives.attribute(host, name);
  return given;
}

/** Draws again when these attributes change: the element itself only hears of the names in its table. */
function useOldNames(host: HTMLElement): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const observer = new MutationObserver(() => redraw((count) => count + 1));
    observer.observe(host, { attributeFilter: oldNames });
    return () => observer.disconnect();
  }, [host]);
}
const oldNames = ["file_path", "file_id"];

/** The dialog's title is the file's name. */
const titled = (inside: ViewProps["inside"], name: string | undefined): ViewProps["inside"] => ({
  ...inside,
  entry: () => ({ ...inside.entry(), title: name ?? words("viewerTitle") }),
});

interface Wanted extends ViewedFile {
  id?: string;
}
function filesOf(entry: Record<string, unknown>): Wanted[] {
  const list = Array.isArray(entry["files"]) ? entry["files"] : [];
  const files = list.flatMap((one: unknown): Wanted[] => {
    if (typeof one === "string") return [{ path: one }];
    const path = isData(one) ? (one["path"] ?? one["file"]) : undefined;
    return typeof path === "string" ? [{ path, name: isData(one) ? String(one["name"] ?? "") : "" }] : [];
  });
  if (files.length) return files;
  const [path, id] = [entry["file_path"], entry["file_id"]].map((one) => String(one ?? ""));
  return path || id ? [{ path: path!, ...(id && { id }) }] : [];
}
