import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type RefObject } from "react";
import type { Entry } from "../../../forms/schema/schema.ts";
import {
  isFile,
  isMadeHere,
  isWaiting,
  itemOf,
  itemsOf,
  keyOfFile,
  markMade,
  nameOf,
  pathOf,
  type FileItem,
  type FileValue,
} from "../../../files/items.ts";
import { freeName, limitsOf, refusalOf, type Limits } from "../../../files/limits.ts";
import { isUnsent, leaveToForm, sendingOf, sendingStore, startSending } from "../../../files/send-files.ts";
import type { Destination } from "../../../server/calls/files/file-fields.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { moved } from "../../../values/lists.ts";
import type { FieldProps } from "../../field.ts";
import { useLatest } from "../../use-latest.ts";
import { keepOnDisk, takeFromDisk } from "./disk-copies.ts";
import { settled } from "./file-field.ts";
import { formatsText, words } from "./phrases.ts";
import { takenFiles } from "./taken-names.ts";
import { giveUp, useRemoved } from "./use-removed.ts";

export interface Files {
  items: FileItem[];
  limits: Limits;
  isMulti: boolean;
  /** Why chosen files were not added. */
  refused: string[];
  /** What has happened, for screen readers. */
  news: string;
  /** A removed file that can be put back. */
  removed: FileItem | undefined;
  take(files: File[]): Promise<void>;
  /** @param place of the item as it is drawn: another one may have the same path */
  remove(item: FileItem, place: number): void;
  /** Puts a file in the place of another, which can be put back when the server has it; adds it when the other is gone. */
  replace(item: FileItem, file: File): void;
  undo(): void;
  move(from: number, to: number): void;
}

interface Options {
  isMulti: boolean;
  /** Default of `maxFilesize`, in MB. */
  mostMb: number;
  /** An element of the field, in the page's or the form's tree. */
  place: RefObject<HTMLElement | null>;
}

interface PartProps extends FieldProps<FileValue> {
  /** Its files may be moved to others of its group. */
  isPart?: boolean;
}

/** The files of a field: adds, sends, orders and removes them. */
export function useFiles(props: PartProps, { isMulti, mostMb, place }: Options): Files {
  const { entry, value, form } = props;
  const limits = limitsOf(entry, isMulti, mostMb);
  const latest = useLatest(props);
  const [news, setNews] = useState("");
  const { now, put, settle } = useItems(latest, isMulti);
  const removal = useRemoved({
    place,
    entry,
    now,
    stored: () => natives.json(form?.record.first(entry.name) ?? ""),
    owner: () => (form ? hostOf : formOf)(place.current),
  });
  useSending(props, { place, settle, removal });
  const { refused, take } = useTaking(props, { limits, place, now, put, removal });

  return {
    items: itemsOf(value),
    limits,
    isMulti,
    refused,
    news,
    removed: removal.last,
    take,
    remove(item, drawnAt) {
      const before = now();
      const at = before[drawnAt] === item ? drawnAt : before.indexOf(item);
      removal.add(item, at);
      put(before.filter((_, index) => index !== at));
      setNews(words("fileRemoved", { name: nameOf(item) }));
    },
    replace(item, file) {
      const before = now();
      // a file may have been stored since its picture was opened
      const own = (isFile(item) && settled(item, entry)) || item;
      const at = before.findIndex((one) => one === item || keyOf(one) === keyOf(own));
      if (at < 0) return void take([file]);
      if (isFile(item)) giveUp(item);
      if (!isFile(own)) removal.add(own, at);
      keyOfFile(file);
      put(before.with(at, file));
    },
    undo() {
      const back = removal.take();
      if (!back) return;
      const before = now();
      const rest = limits.isReplaced ? [] : before;
      put([...rest.slice(0, back.at), back.item, ...rest.slice(back.at)]);
      if (limits.isReplaced) removal.replace(before, back.item);
      setNews(words("fileBack", { name: nameOf(back.item) }));
    },
    move(from, to) {
      const before = now();
      const next = moved(before, from, to);
      if (next === before) return;
      setNews(words("fileMoved", { name: nameOf(next[to]!), at: to + 1, max: next.length }));
      put(next);
    },
  };
}

interface Taking extends Pick<Options, "place"> {
  limits: Limits;
  now(): FileItem[];
  put(items: FileItem[]): void;
  removal: ReturnType<typeof useRemoved>;
}

/**
 * Adds chosen files, or puts the last one in the place of the one that is there; says why others were not added. A save
 * waits until they were checked.
 */
function useTaking({ entry, form }: FieldProps<FileValue>, { limits, place, now, put, removal }: Taking) {
  const [refused, setRefused] = useState<string[]>([]);
  const add = async (files: File[]) => {
    const { added, told } = await allowedFiles(files, now, entry, limits, place.current);
    setRefused(limits.isReplaced && added.length > 1 ? [...told, words("fileTooMany", { max: 1 })] : told);
    if (!added.length) return;
    if (!limits.isReplaced) return put([...now(), ...added]);
    const file = added.at(-1)!;
    removal.replace(now(), file);
    put([file]);
  };
  const take = (files: File[]) => {
    const adding = add(files);
    form?.awaitWith(adding);
    return adding;
  };
  return { refused, take };
}

/** The items as they are now, and what changes them: files of another choice may be added before the field is drawn again. */
function useItems(latest: RefObject<FieldProps<FileValue>>, isMulti: boolean) {
  const changed = useRef<FileValue | undefined>(undefined);
  useLayoutEffect(() => {
    changed.current = undefined;
  });
  const now = () => itemsOf(changed.current === undefined ? latest.current.value : changed.current);
  const valueOf = (items: FileItem[]) => (isMulti || items.length > 1 ? items : (items[0] ?? null));
  return {
    now,
    put(next: FileItem[]) {
      const value = (changed.current = valueOf(next));
      const { form, change, settle, done } = latest.current;
      if (form || !settle) change(value);
      // a tag may be disabled since they were chosen
      else settle(() => value);
      done();
    },
    /** Replaces items, by their keys, with what has become of them without the person. */
    settle(become: Map<string, FileItem[]>) {
      const after = (items: FileItem[]): FileItem[] => items.flatMap((item) => become.get(keyOf(item)) ?? [item]);
      const isIn = (items: FileItem[]) => items.some((item) => become.has(keyOf(item)));
      if (!become.size) return;
      changed.current = valueOf(after(now()));
      latest.current.settle?.((value) => (isIn(itemsOf(value)) ? valueOf(after(itemsOf(value))) : value));
      latest.current.done();
    },
  };
}

/** The files that may be added, and why others may not. */
async function allowedFiles(
  files: File[],
  now: () => FileItem[],
  entry: Entry,
  limits: Limits,
  place: HTMLElement | null,
) {
  const longest = Number(entry["videoSecondsLimit"]) || 0;
  const long = await tooLong(files, longest);
  const taken = await takenFiles(files, entry, hostOf(place));
  const rest = files.filter((file) => !long.has(file) && !taken.includes(file));
  const { added, told } = choose(rest, now(), limits);
  return {
    added,
    told: [...told, ...taken.map((file) => words("fileTaken", { name: nameOf(file) })), ...long.values()],
  };
}

/** The videos that are longer than the limit, and why not; when the code does not come, they are let through. */
async function tooLong(files: File[], longest: number): Promise<Map<File, string>> {
  if (!longest) return new Map();
  try {
    const { longVideos, longText } = await import("./long-videos.ts");
    const long = await longVideos(files, longest);
    return new Map(long.map((file) => [file, longText(nameOf(file), longest)]));
  } catch (error) {
    console.warn(error);
    return new Map();
  }
}

/** Sends chosen files, and puts the server's names in their place. */
function useSending(
  { entry, value, form, isPart }: PartProps,
  { place, settle, removal }: Pick<Taking, "place" | "removal"> & Pick<ReturnType<typeof useItems>, "settle">,
): void {
  useSyncExternalStore(sendingStore.listen, sendingStore.version);
  const latest = useLatest(settle);
  useLayoutEffect(() => {
    const hostForm = form ? undefined : formOf(place.current);
    const isPosted = !entry["dir"] && !entry["folder"] && hostForm?.enctype === "multipart/form-data";
    const items = itemsOf(value);
    const become = settledFiles(items, { entry, isPosted, opener: hostOf(place.current), removal });
    if (form && !isPosted) keepOnDisk(items);
    settle(become);
    for (const item of items)
      if (isWaiting(item))
        takeFromDisk(item).then(
          (file) => latest.current(new Map([[item.waiting, file ? [file] : []]])),
          () => {}, // the item stays, and the next drawing asks again
        );
  });
  // a class may have handed a file to another one
  useGivenUp(isPart ? [] : itemsOf(value));
}

/** Stops files that undo, a reset or another value has taken away before they were sent. */
export function useGivenUp(items: readonly FileItem[]): void {
  const before = useRef(items);
  useEffect(() => {
    for (const file of before.current)
      if (isFile(file) && isUnsent(file) && !items.some((item) => keyOf(item) === keyOf(file))) giveUp(file);
    before.current = items;
  });
}

/** Checks chosen files one by one; each refusal is told once. */
function choose(files: File[], items: FileItem[], limits: Limits): { added: File[]; told: string[] } {
  const added: File[] = [];
  const told = new Set<string>();
  // the one that is replaced gives its name free
  const taken = new Set(limits.isReplaced ? [] : items.map(nameOf));
  const same = (one: File) => (other: FileItem) =>
    isFile(other) && other.name === one.name && other.size === one.size && other.lastModified === one.lastModified;
  for (const file of files) {
    const refusal = refusalOf(file, limits, items.length + added.length);
    const isTwice = [...items, ...added].some(same(file));
    if (refusal) {
      const text = words(refusal.code, { ...refusal.params, formats: formatsText(limits.formats) });
      told.add(text);
      const label = words("fileDownload", { name: nameOf(file) });
      if (isMadeHere(file)) void refusedCode(({ offerMade }) => offerMade(file, { text, label }));
    } else if (isTwice) told.add(words("fileTwice", { name: nameOf(file) }));
    else {
      const name = freeName(file.name, taken);
      taken.add(name);
      const one = name === file.name ? file : renamed(file, name);
      keyOfFile(one);
      added.push(one);
    }
  }
  return { added, told: [...told] };
}

function renamed(file: File, name: string): File {
  const one = new File([file], name, file);
  return isMadeHere(file) ? markMade(one) : one;
}

interface Place {
  entry: Entry;
  isPosted: boolean;
  opener: Element | undefined;
  removal: Taking["removal"];
}

/** Starts new files. @returns by their keys, what the server has stored or refused, and what takes its place */
function settledFiles(items: FileItem[], { entry, isPosted, opener, removal }: Place): Map<string, FileItem[]> {
  const become = new Map<string, FileItem[]>();
  for (const item of items.filter(isFile)) {
    const keepsPlace = entry["keep_exif"] === true;
    if (isPosted) {
      const bare = leaveToForm(item, keepsPlace);
      if (bare && bare !== item) {
        keyOfFile(bare);
        become.set(keyOf(item), [bare]);
      }
      continue;
    }
    startSending(item, { to: destinationOf(entry, opener), opener, keepsPlace });
    const sending = sendingOf(item);
    if (sending?.state !== "done" && sending?.state !== "refused") continue;
    if (sending.stored) {
      removal.stored(item);
      become.set(keyOf(item), [itemOf(sending.stored, entry)]);
    } else {
      void refusedCode(({ sayRefused }) => sayRefused(nameOf(item), sending.error));
      giveUp(item);
      become.set(keyOf(item), removal.refused(item));
    }
  }
  return become;
}

const refusedCode = (run: (code: typeof import("./say-refused.ts")) => void) =>
  import("./say-refused.ts").then(run, console.warn);

const extras = ["unique", "file", "db", "zipshape", "data", "clsid"];

/** Where the files of an entry go (R3.8-06 to R3.8-08, R3.8-12). */
function destinationOf(entry: Entry, opener: Element | undefined): Destination {
  const text = (name: string) => (entry[name] === undefined || entry[name] === "" ? undefined : String(entry[name]));
  const fields: Record<string, string> = {};
  for (const name of extras) {
    const given = entry[name];
    if (given !== undefined && given !== "" && given !== false)
      fields[name] = typeof given === "object" ? natives.json(given) : String(given);
  }
  const form: (Element & { table?: string; record?: string }) | undefined = opener;
  if (form?.table) fields["model_name"] = form.table;
  if (form?.record) fields["object_id"] = form.record;
  return { dir: text("dir") ?? text("folder") ?? "files", root: text("root"), content: text("content"), fields };
}

/** The custom element around the field: the form, or the field's own tag. */
export const hostOf = (element: Element | null): Element | undefined =>
  element ? (element.getRootNode() as ShadowRoot).host : undefined;
/** The page's form in which the field's own tag stands. */
const formOf = (element: Element | null): HTMLFormElement | undefined =>
  (hostOf(element) as { form?: HTMLFormElement | null } | undefined)?.form ?? undefined;

/** Identifies an item in a list. */
export const keyOf = (item: FileItem): string =>
  isFile(item) ? keyOfFile(item) : isWaiting(item) ? item.waiting : pathOf(item);
/** A key for each item of a list; equal paths differ by their number. */
export function keysOf(items: readonly FileItem[]): string[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const key = keyOf(item);
    const count = counts.get(key) ?? 0;
    counts.set(key, count + 1);
    return `${count} ${key}`;
  });
}
