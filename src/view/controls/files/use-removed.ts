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
  timer?: number | undefined;
}
interface Held {
  /** Those that can be put back, the last one at the end. */
  removed: Removed[];
  /** What the server is still to be told. */
  paths: Set<string>;
  form?: Element | undefined;
  teller?: Element | undefined;
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
  const held = useRef<Held>({ removed: [], paths: new Set() });

  const tellServer = useLatest((paths: readonly string[]) => {
    // back by the form's undo, its reset or a draft
    const back = new Set(now().map((item) => (isFile(item) ? "" : pathOf(item))));
    for (const path of paths) {
      if (!held.current.paths.delete(path) || back.has(path)) continue;
      deleteFile(path, entry["data"], place.current ?? undefined).catch((error: unknown) => console.warn(error));
    }
  });
  /** It can no longer be put back. */
  const forget = (one: Removed) => {
    const { removed, form } = held.current;
    natives.cancel(one.timer);
    held.current.removed = removed.filter((other) => other !== one);
    setLast(held.current.removed.at(-1));
    if (!form && !isFile(one.item)) tellServer.current([pathOf(one.item)]);
  };
  useEffect(() => {
    const { current: own } = held;
    const tell = () => tellServer.current([...own.paths]);
    const onSaved = (event: Event) => {
      const path = event.composedPath();
      // a form of ours tells on its opener; saves of other records may be told inside of it
      const isOwn = own.form instanceof HTMLFormElement ? path.includes(own.form) : own.form && path[0] === own.teller;
      if (isOwn) tell();
    };
    document.addEventListener("vs:saved", onSaved);
    return () => {
      document.removeEventListener("vs:saved", onSaved);
      for (const { timer } of own.removed) natives.cancel(timer);
      if (!own.form) tell();
    };
  }, [tellServer]);
  return {
    last: last?.item,
    add(item: FileItem, at: number) {
      const form = owner();
      Object.assign(held.current, { form, teller: form && openerOf(form) });
      const one: Removed = { item, at };
      one.timer = natives.after(undoMs, () => forget(one));
      held.current.removed.push(one);
      setLast(one);
      if (isFile(item)) giveUp(item);
      else held.current.paths.add(pathOf(item));
    },
    /** The last one, to be put back. */
    take(): Removed | undefined {
      const one = held.current.removed.at(-1);
      if (!one) return undefined;
      if (!isFile(one.item)) held.current.paths.delete(pathOf(one.item));
      forget(one);
      return one;
    },
  };
}

/** Stops a file, and forgets it. */
export function giveUp(file: File): void {
  cancelSending(file);
  release(file);
}
