import type { KeyboardEvent, PointerEvent, ReactNode, RefObject } from "react";
import { isFile, isMadeHere, isWaiting, nameOf, pathOf, type FileItem } from "../../../files/items.ts";
import { pauseSending, resumeSending, sendingOf } from "../../../files/send-files.ts";
import { showFailure } from "../../../page/load-failed.ts";
import { downloadAddress, shownAddress } from "../../../server/calls/files/file-fields.ts";
import { percentOf, stateOf } from "./file-state.tsx";
import { words } from "./phrases.ts";
import { Thumbnail } from "./thumbnail.tsx";

interface RowProps {
  item: FileItem;
  at: number;
  isOff: boolean;
  /** With a thumbnail of 138 × 120. */
  isBig: boolean;
  /** The element around all rows. */
  place: RefObject<HTMLElement | null>;
  remove(): void;
  /** Undefined where there is nothing to order. */
  moveTo: ((place: number) => void) | undefined;
  /** Drawn at the end. */
  beside: ReactNode;
  dropOn: ((place: Element) => ((item: FileItem) => void) | undefined) | undefined;
  /** Opens the viewer. */
  view(opener: Element): void;
  /** Turns and crops it; undefined for what is no picture. */
  edit: (() => void) | undefined;
}

/** One file of a field: picture, name, state and what can be done with it. */
export function FileRow({ item, at, isOff, isBig, place, beside, dropOn, remove, moveTo, view, edit }: RowProps) {
  const name = nameOf(item);
  const sending = isFile(item) ? sendingOf(item) : undefined;
  const state = stateOf(item);
  const address = isFile(item) || isWaiting(item) ? "" : downloadAddress(pathOf(item));
  return (
    <li className={sending ? `file ${sending.state}` : "file"}>
      {isBig && <Thumbnail item={item} />}
      <FileName item={item} name={name} view={view} />
      {state && <span className="file-state">{state}</span>}
      {sending && sending.state !== "failed" && (
        <progress value={percentOf(sending.sent, sending.file.size)} max={100} aria-label={`${name} ${state}`} />
      )}
      <span className="file-buttons">
        {sending && <SendingButtons sending={sending} name={name} />}
        {sending?.state === "failed" && isMadeHere(sending.file) && (
          <Button label={words("fileDownload", { name })} sign="↓" run={() => saveToDisk(sending.file, name)} />
        )}
        {address && (
          <a
            className="file-button"
            href={address}
            target="_blank"
            rel="noreferrer"
            {...named(words("fileDownload", { name }))}
          >
            ↓
          </a>
        )}
        {!isOff && edit && <Button label={words("fileEdit", { name })} sign="✎" run={edit} />}
        {!isOff && moveTo && <Handle {...{ name, item, at, place, dropOn, moveTo }} />}
        {!isOff && <Button label={words(sending ? "fileCancel" : "fileRemove", { name })} sign="×" run={remove} />}
      </span>
      {beside}
    </li>
  );
}

function FileName({ item, name, view }: { item: FileItem; name: string; view(opener: Element): void }) {
  const address = isFile(item) || isWaiting(item) ? "" : shownAddress(pathOf(item));
  if (!address)
    return (
      <bdi className="file-name" title={name}>
        {name}
      </bdi>
    );
  return (
    <a
      className="file-name"
      href={address}
      target="_blank"
      rel="noreferrer"
      title={words("fileOpen", { name })}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        view(event.currentTarget);
      }}
    >
      <bdi>{name}</bdi>
    </a>
  );
}

function SendingButtons({ sending, name }: { sending: NonNullable<ReturnType<typeof sendingOf>>; name: string }) {
  const { state, file } = sending;
  if (state === "waiting" || state === "sending")
    return <Button label={words("filePause", { name })} sign="⏸" run={() => pauseSending(file)} />;
  if (state === "paused")
    return <Button label={words("fileResume", { name })} sign="▶" run={() => resumeSending(file)} />;
  return <Button label={words("fileRetry", { name })} sign="↻" run={() => resumeSending(file)} />;
}

/** The only copy of what was made here, while the server does not take it. */
function saveToDisk(file: File, name: string): void {
  import("../../save-file.ts").then(
    ({ saveFile }) => saveFile(file, name),
    () => showFailure(() => saveToDisk(file, name)),
  );
}

/** What a sign means, for those who hear it and those who point at it. */
const named = (label: string) => ({ "aria-label": label, title: label });

function Button({ label, sign, run }: { label: string; sign: string; run(): void }) {
  return (
    <button type="button" className="file-button" {...named(label)} onClick={run}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

interface HandleProps extends Pick<RowProps, "item" | "at" | "place" | "dropOn"> {
  name: string;
  moveTo(place: number): void;
}

/** Changes the order: arrow keys, or dragging. */
function Handle({ name, item, at, place, dropOn, moveTo }: HandleProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowLeft: -1, ArrowDown: 1, ArrowRight: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    moveTo(at + by);
  };
  /** Captures the pointer, so that a release outside the list also drops the file. */
  const lift = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => currentTarget.setPointerCapture(pointerId);
  const drop = ({ currentTarget, pointerId, clientX, clientY }: PointerEvent<HTMLElement>) => {
    if (!currentTarget.hasPointerCapture(pointerId)) return;
    const under = (place.current!.getRootNode() as ShadowRoot).elementFromPoint(clientX, clientY);
    const take = under && dropOn?.(under);
    if (take) take(item);
    else moveTo(placeAt(place.current!, clientX, clientY));
  };
  return (
    <button
      type="button"
      className="file-button file-handle"
      {...named(words("fileMove", { name }))}
      onKeyDown={onKeyDown}
      onPointerDown={lift}
      onPointerUp={drop}
    >
      <span aria-hidden>⠿</span>
    </button>
  );
}

/** The index of the file at this point, else of the nearest one. */
function placeAt(box: HTMLElement, x: number, y: number): number {
  const distances = [...box.querySelectorAll(".file")].map((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  });
  return distances.indexOf(Math.min(...distances));
}
