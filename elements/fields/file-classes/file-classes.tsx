import { useMemo, useRef, useState } from "react";
import { natives } from "../../../src/base/runtime/runtime.ts";
import {
  allFiles,
  draftOfClasses,
  filesOf,
  moveToClass,
  readClasses,
  spellClasses,
  withFiles,
  type FileClasses,
} from "../../../src/files/classes.ts";
import { itemsOf, nameOf, type FileItem } from "../../../src/files/items.ts";
import { limitsOf } from "../../../src/files/limits.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { Failed } from "../../../src/view/around/depends.tsx";
import { useListed } from "../../../src/view/controls/choosing/source.ts";
import { checkFiles, settled } from "../../../src/view/controls/files/file-field.ts";
import fileStyles from "../../../src/view/controls/files/files.css";
import { FilesView } from "../../../src/view/controls/files/files-view.tsx";
import { useGivenUp } from "../../../src/view/controls/files/use-files.ts";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import styles from "./file-classes.css";
import { words } from "./phrases.ts";

/** Files by class (R2.4-60): 5 MB a file unless `maxFilesize`, 100 files of a class unless `maxFiles` (R9.5-02). */
export default field<FileClasses>({
  empty: [],
  read: (raw) => readClasses(raw) ?? unread(typeof raw === "string" ? raw : natives.json(raw)),
  write: (value, raw, entry) => spellClasses(value, raw, (file) => settled(file, entry)),
  draft: (value, entry) => draftOfClasses(value, (file) => settled(file, entry)),
  check: (value, entry) => checkFiles(allFiles(value), entry),
  show: (value) =>
    value
      .filter(({ files }) => files.length)
      .map(({ clsid, name, files }) => `${name ?? clsid}: ${files.map(nameOf).join(", ")}`)
      .join("; "),
  isGroup: true,
  styles: `${fileStyles}${styles}`,
  View: FileClassesField,
});

const mostMb = 5;

interface Class {
  clsid: string;
  name: string;
}

function FileClassesField(props: FieldProps<FileClasses>) {
  const { id, entry, disabled, readOnly } = props;
  const isOff = disabled || readOnly;
  const value = isUnread(props.value) ? [] : props.value;
  const classes = useClasses(entry, value);
  const { put, settle, move, news } = useMoves(props, value);
  const each = useMemo(() => ({ ...entry, multi: true, data: undefined, options: undefined }), [entry]);
  const { most } = limitsOf(each, true, mostMb);
  useGivenUp(allFiles(value));
  if (isUnread(props.value))
    return (
      <output id={id} className="class-note" part="control" data-anchor="shown" aria-label={props.label}>
        {props.value.text}
      </output>
    );
  return (
    <div {...groupOf(props)} className="classes">
      {classes.list.map((one, at) => (
        <section key={one.clsid} className="class" data-class={one.clsid} aria-label={one.name}>
          <div className="class-head">
            <span>{one.name}</span>
            <span className="class-count">{filesOf(value, one.clsid).length || ""}</span>
          </div>
          <FilesView
            {...props}
            id={at ? `${id}-${one.clsid}` : id}
            entry={{ ...each, clsid: one.clsid }}
            value={filesOf(value, one.clsid)}
            change={(files) => put((now) => withFiles(now, one, itemsOf(files)))}
            settle={(become) => settle(one, become)}
            isPart
            look="zone"
            mostMb={mostMb}
            isMulti
            renderBeside={(item) =>
              !isOff &&
              classes.list.length > 1 && (
                <ClassChoice
                  name={nameOf(item)}
                  own={one}
                  list={classes.list}
                  choose={(to) => move(item, { ...to, from: one.clsid }, most)}
                />
              )
            }
            dropOn={(place) => {
              const to = classes.list.find(
                ({ clsid }) => clsid === natives.closest<HTMLElement>(place, ".class")?.dataset["class"],
              );
              if (!to || to === one) return undefined;
              return (item) => move(item, { ...to, from: one.clsid }, most);
            }}
          />
        </section>
      ))}
      {!classes.list.length && (
        <output id={id} className="class-note" data-anchor="shown">
          {classes.isLoading ? words("classLoading") : words("classNone")}
        </output>
      )}
      <Failed source={classes.source} />
      <output className="class-news">{news}</output>
    </div>
  );
}

/** The classes of the list, then those that only the value has. */
function useClasses(entry: Entry, value: FileClasses) {
  const source = useListed(entry, alone, []);
  const { options, state } = source.list;
  const offered = options.filter(({ id, isHidden }) => !isHidden || filesOf(value, id).length > 0);
  const known = new Set(options.map(({ id }) => id));
  const others = value.filter(({ clsid, files }) => !known.has(clsid) && files.length > 0);
  const list: Class[] = [
    ...offered.map(({ id, text }) => ({ clsid: id, name: text })),
    ...others.map(({ clsid, name }) => ({ clsid, name: name ?? clsid })),
  ];
  return { list, source, isLoading: state === "loading" };
}
const alone = { parents: undefined, isKnown: true };

/** Changes one after the other, although two classes may change in one moment, and what was moved last. */
function useMoves(props: FieldProps<FileClasses>, value: FileClasses) {
  const { change, done } = props;
  const [news, setNews] = useState("");
  const latest = useRef(value);
  latest.current = value; // oxlint-disable-line react/refs -- the value that is drawn
  const put = (next: (now: FileClasses) => FileClasses) => {
    latest.current = next(latest.current);
    change(latest.current);
  };
  const settle = (one: Class, become: (files: unknown) => unknown) => {
    const next = (now: FileClasses) => withFiles(now, one, itemsOf(become(filesOf(now, one.clsid))));
    latest.current = next(latest.current);
    props.settle?.((now) => (isUnread(now) ? now : next(now as FileClasses)));
  };
  /** @returns whether there was room for it */
  const move = (item: FileItem, to: Class & { from: string }, most: number): boolean => {
    const isFull = filesOf(latest.current, to.clsid).length >= most;
    setNews(words(isFull ? "classFull" : "classMoved", { name: nameOf(item), to: to.name, max: most }));
    if (isFull) return false;
    put((now) => moveToClass(now, item, to));
    done();
    return true;
  };
  return { put, settle, move, news };
}

interface ChoiceProps {
  name: string;
  own: Class;
  list: readonly Class[];
  choose(to: Class): void;
}

/** The class of one file, which it can leave. */
const ClassChoice = ({ name, own, list, choose }: ChoiceProps) => (
  <select
    className="class-choice"
    aria-label={words("classOf", { name })}
    value={own.clsid}
    onChange={({ currentTarget }) => {
      const to = list.find(({ clsid }) => clsid === currentTarget.value);
      if (to) choose(to);
    }}
  >
    {list.map(({ clsid, name: text }) => (
      <option key={clsid} value={clsid}>
        {text}
      </option>
    ))}
  </select>
);
