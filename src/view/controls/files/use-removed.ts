import { useEffect, useRef, useState, type RefObject } from "react";
import { natives } from "../../../base/runtime/runtime.ts";
import { useLatest } from "../../use-latest.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { isFile, pathOf, type FileItem } from "../../../files/items.ts";
import { deleteFile } from "../../../server/calls/files/file-fields.ts";

/** How long a removed file can be put back, in ms. */
const undoMs = 10_000;

interface Removed {
  item: FileItem;
  at: number;
}
interface Options {
  place: RefObject<HTMLElement | null>;
  entry: Entry;
  /** The files of the field. */
  now(): FileItem[];
  /** The field is part of a form: the server is told once the form is saved, because until then its record needs them. */
  isSavedLater: boolean;
}

/** Removed files: put back by a person, or deleted on the server (R7.5-04); a failure is only logged (R8-08). */
export function useRemoved({ place, entry, now, isSavedLater }: Options) {
  const [last, setLast] = useState<Removed | undefined>(undefined);
  const held = useRef<{ paths: Set<string>; timer?: number; stop?: () => void }>({ paths: new Set() });

  const tellServer = () => {
    const { paths } = held.current;
    // back by the form's undo, its reset or a draft
    const back = new Set(now().map((item) => (isFile(item) ? "" : pathOf(item))));
    for (const path of [...paths].filter((one) => !back.has(one)))
      deleteFile(path, entry["data"], place.current ?? undefined).catch((error: unknown) => console.warn(error));
    paths.clear();
  };
  const forget = () => {
    natives.cancel(held.current.timer);
    setLast(undefined);
    if (!isSavedLater) tellServer();
  };
  const listen = () => {
    if (!isSavedLater || held.current.stop) return;
    const host = (place.current?.getRootNode() as ShadowRoot | undefined)?.host;
    const onSaved = (event: Event) => {
      if (host && event.composedPath().includes(host)) tellServer();
    };
    document.addEventListener("vs:saved", onSaved);
    held.current.stop = () => document.removeEventListener("vs:saved", onSaved);
  };
  const end = useLatest(() => {
    natives.cancel(held.current.timer);
    if (!isSavedLater) tellServer();
    held.current.stop?.();
  });
  useEffect(() => () => end.current(), [end]);
  return {
    last: last?.item,
    add(item: FileItem, at: number) {
      forget();
      setLast({ item, at });
      if (!isFile(item)) held.current.paths.add(pathOf(item));
      listen();
      held.current.timer = natives.after(undoMs, forget);
    },
    /** The last one, to be put back. */
    take(): Removed | undefined {
      natives.cancel(held.current.timer);
      if (last && !isFile(last.item)) held.current.paths.delete(pathOf(last.item));
      setLast(undefined);
      return last;
    },
  };
}
