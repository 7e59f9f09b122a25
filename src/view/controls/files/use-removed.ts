import { useEffect, useRef, useState, type RefObject } from "react";
import { openerOf } from "../../../page/dialogs/dialogs.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { useLatest } from "../../use-latest.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { isFile, pathOf, type FileItem } from "../../../files/items.ts";
import { cancelSending } from "../../../files/send-files.ts";
import { deleteFile } from "../../../server/calls/files/file-fields.ts";
import { release } from "./disk-copies.ts";

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
  /** The form of the field: the server is told once it is saved, because until then its record needs them. */
  owner(): Element | undefined;
}

/** Removed files: put back by a person, or deleted on the server (R7.5-04); a failure is only logged (R8-08). */
export function useRemoved({ place, entry, now, owner }: Options) {
  const [last, setLast] = useState<Removed | undefined>(undefined);
  const held = useRef<{ paths: Set<string>; form?: Element | undefined; teller?: Element; timer?: number }>({
    paths: new Set(),
  });

  const tellServer = useLatest(() => {
    const { paths } = held.current;
    // back by the form's undo, its reset or a draft
    const back = new Set(now().map((item) => (isFile(item) ? "" : pathOf(item))));
    for (const path of [...paths].filter((one) => !back.has(one)))
      deleteFile(path, entry["data"], place.current ?? undefined).catch((error: unknown) => console.warn(error));
    paths.clear();
  });
  const forget = () => {
    natives.cancel(held.current.timer);
    setLast(undefined);
    if (!held.current.form) tellServer.current();
  };
  useEffect(() => {
    const { current: own } = held;
    const tell = () => tellServer.current();
    const onSaved = (event: Event) => {
      const path = event.composedPath();
      // a form of ours tells on its opener; saves of other records may be told inside of it
      const isOwn = own.form instanceof HTMLFormElement ? path.includes(own.form) : own.form && path[0] === own.teller;
      if (isOwn) tell();
    };
    document.addEventListener("vs:saved", onSaved);
    return () => {
      document.removeEventListener("vs:saved", onSaved);
      natives.cancel(own.timer);
      if (!own.form) tell();
    };
  }, [tellServer]);
  return {
    last: last?.item,
    add(item: FileItem, at: number) {
      forget();
      const form = owner();
      Object.assign(held.current, { form, teller: form && openerOf(form) });
      setLast({ item, at });
      if (isFile(item)) giveUp(item);
      else held.current.paths.add(pathOf(item));
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

/** Stops a file, and forgets it. */
export function giveUp(file: File): void {
  cancelSending(file);
  release(file);
}
