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
  /** What the form's record names on the server, as JSON: files that were removed while a save runs are still in it. */
  stored(): string;
  /** The form of the field: the server is told once it is saved, because until then its record needs them. */
  owner(): Element | undefined;
}

/** Removed files: put back by a person, or deleted on the server (R7.5-04); a failure is only logged (R8-08). */
export function useRemoved(options: Options) {
  const { last, held, add, putBack, wait } = useHeld(options);
  const among = (items: FileItem[]) => held.current.removed.filter(({ item }) => items.includes(item));
  return {
    last,
    add,
    /** The last one, to be put back. */
    take(): Removed | undefined {
      const one = held.current.removed.at(-1);
      if (one) putBack(one);
      return one;
    },
    /** Removes the items that another one replaces. */
    replace(items: FileItem[], by: FileItem) {
      const others = items.flatMap(before).filter((item) => item !== by);
      if (isFile(by)) replaced.set(by, others);
      items.forEach(add);
    },
    /** The server has the file: the ten seconds of what it replaced begin. */
    stored: (file: File) => among(replaced.get(file) ?? []).forEach(wait),
    /** The server has refused the file. @returns what it replaced, to be put back */
    refused(file: File): FileItem[] {
      const items = replaced.get(file) ?? [];
      among(items).forEach(putBack);
      return items;
    },
  };
}

/** What a chosen file has replaced: the file before all that were not stored. */
const replaced = new WeakMap<File, FileItem[]>();
const before = (item: FileItem): FileItem[] => (isFile(item) && replaced.get(item)) || [item];

/** Removed files with their timers, and the paths that the server is to delete. */
function useHeld({ place, entry, now, stored, owner }: Options) {
  const [last, setLast] = useState<Removed | undefined>(undefined);
  const held = useRef<Held>({ removed: [], paths: new Set() });

  const tellServer = useLatest((paths: readonly string[]) => {
    // back by the form's undo, its reset or a draft, or needed until the server has what replaced it
    const items = now().flatMap(before);
    const back = new Set(items.map((item) => (isFile(item) ? "" : pathOf(item))));
    for (const path of paths) {
      if (stored().includes(natives.json(path)) || !held.current.paths.delete(path) || back.has(path)) continue;
      deleteFile(path, entry["data"], place.current ?? undefined).catch((error: unknown) => console.warn(error));
    }
  });
  useTold(held, tellServer);
  /** It can no longer be put back. */
  const forget = (one: Removed) => {
    const { removed, form } = held.current;
    natives.cancel(one.timer);
    held.current.removed = removed.filter((other) => other !== one);
    setLast(held.current.removed.at(-1));
    if (form || isFile(one.item)) return;
    const path = pathOf(one.item);
    const isHeld = held.current.removed.some(({ item }) => !isFile(item) && pathOf(item) === path);
    if (!isHeld) tellServer.current([path]);
  };
  const putBack = (one: Removed) => {
    if (!isFile(one.item)) held.current.paths.delete(pathOf(one.item));
    forget(one);
  };
  /** It can be put back for ten seconds, and as long as the server may refuse the file in its place. */
  const wait = (one: Removed) => {
    natives.cancel(one.timer);
    const isPending = () => now().some((item) => isFile(item) && replaced.get(item)?.includes(one.item));
    one.timer = natives.after(undoMs, () => (isPending() ? wait(one) : forget(one)));
  };
  const add = (item: FileItem, at: number) => {
    const form = owner();
    Object.assign(held.current, { form, teller: form && openerOf(form) });
    const one: Removed = { item, at };
    wait(one);
    held.current.removed.push(one);
    setLast(one);
    if (isFile(item)) giveUp(item);
    else held.current.paths.add(pathOf(item));
  };
  return { last: last?.item, held, add, putBack, wait };
}

/** Tells the server of removed files once their form is saved; without a form when the field leaves the page. */
function useTold(held: RefObject<Held>, tellServer: RefObject<(paths: readonly string[]) => void>): void {
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
  }, [held, tellServer]);
}

/** Stops a file, and forgets it. */
export function giveUp(file: File): void {
  cancelSending(file);
  release(file);
}
