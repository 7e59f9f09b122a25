import {
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ClipboardEvent,
  type KeyboardEvent,
  type PointerEvent,
} from "react";
import { isData, type Data } from "../../../src/base/data.ts";
import { parseJson } from "../../../src/base/json.ts";
import { phraseOf, t } from "../../../src/base/language/i18n.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { readSchema } from "../../../src/forms/schema/schema.ts";
import type { Block } from "../../../src/tables/blocks/block-text.ts";
import { field, isUnread, unread, type FieldProps, type SubForms, type Unread } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { useLatePart } from "../../../src/view/late-part.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { ImportInto } from "./import-rows.tsx";
import { countOf, formsOf, InnerForms, isKeyed, keyed, keyOf, newRow, type Part, type Row } from "./inner-forms.ts";
import { words } from "./phrases.ts";
import styles from "./block.css";

const loadImport = async () => (await import("./import-rows.tsx")).default;

/** Forms inside a form (R2.4-50). The value is the list of their records. */
export default field<Row[]>({
  empty: [],
  read: readRows,
  write: (rows, raw) =>
    typeof raw === "string" && raw !== "" ? natives.json(rows) : rows.length || raw !== null ? rows : null,
  show: (rows) => String(rows.length),
  check(rows, { schema }) {
    const count = formsOf(schema)?.count(rows) ?? 0;
    return count ? { code: "blockProblems", count } : undefined;
  },
  formsIn: (rows, { schema }) => formsOf(schema)?.formsOf(rows) ?? [],
  beforeSave: async ({ record }, { name, schema }) => formsOf(schema)?.settle(record, name),
  placeName: ([at, ...rest]) => [words("blockRow", { at: Number(at) + 1 }), ...rest].join(", "),
  isGroup: true,
  styles,
  View: BlockField,
});

const none: Row[] = [];
const made = new WeakMap<object, Row[]>();
function readRows(raw: unknown): Row[] | Unread {
  if (raw === null || raw === undefined || raw === "") return none;
  const given = typeof raw === "string" ? parseJson(raw) : raw;
  if (!Array.isArray(given) || !given.every(isData)) return unread(raw);
  if (given.every(isKeyed)) return given;
  let rows = made.get(given);
  if (!rows) made.set(given, (rows = given.map((row: Data) => keyed(row))));
  return rows;
}

function BlockField(props: FieldProps<Row[]>) {
  const { id, entry, value, form, disabled, readOnly, change, done } = props;
  const box = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const [news, setNews] = useState("");
  const [problem, setProblem] = useState("");
  const { ready, retry, isWrong } = useForms(props, box, (row) => {
    const { value: now, change: put } = latest.current;
    if (!isUnread(now)) put(now.map((one) => (keyOf(one) === keyOf(row) ? row : one)));
  });
  const rows = isUnread(value) ? none : value;
  const isOff = disabled || readOnly;
  const isStopped = disabled || isWrong || !!retry;
  const parts = form?.problem(entry.name)?.params["places"] as Part[] | undefined;
  useEffect(() => {
    const { value: refused } = latest.current;
    if (parts?.length && ready && !isUnread(refused)) ready.forms.refuse(refused, parts);
  }, [parts, ready, latest]);
  const put = (next: Row[], told: string, wrong = "") => {
    change(next);
    done();
    setNews(told);
    setProblem(wrong);
  };
  const focus = (selector: string, at: number) => box.current!.querySelectorAll<HTMLElement>(selector)[at]?.focus();
  const move = (from: number, to: number) => {
    if (to < 0 || to >= rows.length || to === from) return;
    put(rows.toSpliced(from, 1).toSpliced(to, 0, rows[from]!), words("blockMoved", { at: to + 1, max: rows.length }));
    natives.soon(() => focus(":scope > .block-row > .block-head > .block-handle", to));
  };
  const { paste, importing } = useImport(isOff || !ready, { entry, rows, put, refuse: setProblem });
  if (isUnread(value))
    return (
      <output id={id} data-anchor="shown" aria-label={props.label}>
        {value.text}
      </output>
    );
  return (
    <div {...groupOf(props)} aria-disabled={isOff || undefined} className="blocks" ref={box} onPaste={paste}>
      {!ready && !retry && rows.length > 0 && <output>{t(isWrong ? "partFailed" : "loading")}</output>}
      {retry && (
        <p role="alert">
          {t("partFailed")}{" "}
          <button type="button" className="block-add" onClick={retry}>
            {t("retry")}
          </button>
        </p>
      )}
      {ready &&
        rows.map((row, at) => (
          <BlockRow
            key={keyOf(row)}
            at={at}
            inner={ready.forms.formOf(row)}
            isOff={isOff}
            sub={ready.sub}
            root={ready.root}
            box={box}
            prefix={`${id}-${keyOf(row)}-`}
            moveTo={(to) => move(at, to)}
            remove={() => put(rows.toSpliced(at, 1), words("blockRemoved", { at: at + 1 }))}
          />
        ))}
      {rows.length === 0 && <p className="block-empty">{words("blockEmpty")}</p>}
      {readOnly && <span id={id} data-anchor="" tabIndex={-1} className="quiet" />}
      {!readOnly && (
        <button
          type="button"
          id={id}
          data-anchor=""
          className="block-add"
          aria-disabled={isStopped}
          disabled={isStopped || rows.length >= (Number(entry["maxItems"]) || Infinity)}
          onClick={() => {
            put([...rows, newRow()], "");
            natives.after(0, () => focus(":scope > .block-row:nth-last-of-type(1) [data-anchor]", 0));
          }}
        >
          + {words("blockAdd")}
        </button>
      )}
      {importing}
      <output className={problem ? "block-wrong" : "quiet"}>{problem || news}</output>
    </div>
  );
}

/** Rows from a spreadsheet: pasted over the forms, or by a button. */
function useImport(isOff: boolean, into: ImportInto) {
  const [open, setOpen] = useState<{ pasted?: Block } | undefined>(undefined);
  const [ImportRows, bring] = useLatePart(loadImport);
  const begin = (from: { pasted?: Block }) => {
    setOpen(from);
    bring();
  };
  const paste = (event: ClipboardEvent) => {
    const pasted = isOff || event.defaultPrevented ? undefined : blockIn(event);
    if (!pasted) return;
    event.preventDefault();
    void pasted.then((found) => found.length && begin({ pasted: found })).catch(console.error);
  };
  const importing = !isOff && (
    <>
      <button type="button" className="block-add" onClick={() => begin({})}>
        {words("blockImport")}
      </button>
      {open && ImportRows && <ImportRows {...into} pasted={open.pasted} close={() => setOpen(undefined)} />}
    </>
  );
  return { paste, importing };
}

/** Cells of a spreadsheet in the clipboard; a text for a field of several lines is left to it. */
function blockIn({ target, clipboardData }: ClipboardEvent): Promise<Block> | undefined {
  const text = clipboardData.getData("text/plain");
  const isOfLines = target instanceof HTMLTextAreaElement || (target as HTMLElement).isContentEditable;
  if (isOfLines || !(text.includes("\t") || text.trim().split(/\r?\n/).length > 1)) return undefined;
  const markup = clipboardData.getData("text/html");
  return import("../../../src/view/controls/sheet/sheet-blocks.ts").then(
    async ({ readPasted }) => (await readPasted({ text, markup })) ?? [],
  );
}

interface Ready {
  sub: SubForms;
  root: ShadowRoot;
  forms: InnerForms;
}

interface Forms {
  ready: Ready | undefined;
  /** After a failure. */
  retry: (() => void) | undefined;
  /** The schema has no fields. */
  isWrong: boolean;
}

/** Loads what draws the forms, and opens them. */
function useForms(
  { entry, form, sub }: FieldProps<Row[]>,
  box: { current: HTMLElement | null },
  put: (row: Row) => void,
): Forms {
  const [ready, setReady] = useState<Ready | undefined>(undefined);
  const [failed, setFailed] = useState(0);
  const [attempt, setAttempt] = useState(1);
  const latest = useLatest(put);
  const { schema, name } = entry;
  const types = useMemo(() => typesOf(schema, name), [schema, name]);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      if (!sub || !types) return;
      const { subForms: given } = await sub();
      const root = box.current!.getRootNode() as ShadowRoot;
      await given.bring(types, root);
      if (!isCurrent) return;
      const change = (row: Row) => latest.current(row);
      const forms = new InnerForms({ schema, name, codecs: given.codecs, outer: form, change });
      setReady({ sub: given, root, forms });
    };
    load().catch((error: unknown) => {
      console.error(error);
      if (isCurrent) setFailed(attempt);
    });
    return () => {
      isCurrent = false;
    };
  }, [sub, schema, name, form, types, box, latest, attempt]);
  return { ready, retry: failed === attempt ? () => setAttempt(attempt + 1) : undefined, isWrong: !!schema && !types };
}

/** The field types of a form; undefined for a schema that cannot be read, of which its author is told. */
function typesOf(schema: unknown, name: string): string[] | undefined {
  try {
    return readSchema({ schema }, name).entries.map(({ type }) => type);
  } catch (error) {
    if (schema) console.error(error);
    return undefined;
  }
}

interface BlockRowProps {
  at: number;
  inner: Form;
  isOff: boolean;
  sub: SubForms;
  root: ShadowRoot;
  box: { current: HTMLElement | null };
  prefix: string;
  moveTo(at: number): void;
  remove(): void;
}

function BlockRow({ at, inner, isOff, sub, root, box, prefix, moveTo, remove }: BlockRowProps) {
  useSyncExternalStore(inner.problemStore.listen, inner.problemStore.version);
  const number = { at: at + 1 };
  const title = words("blockRow", number);
  const count = countOf(inner.problems);
  const onArrow = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    moveTo(at + by);
  };
  const lift = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => currentTarget.setPointerCapture(pointerId);
  const drop = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) moveTo(placeAt(box.current!, clientY));
  };
  return (
    <section className="block-row" aria-label={title}>
      <div className="block-head">
        {!isOff && (
          <button
            type="button"
            className="icon block-handle"
            aria-label={words("blockMove", number)}
            onKeyDown={onArrow}
            onPointerDown={lift}
            onPointerUp={drop}
          >
            ⠿
          </button>
        )}
        <span className="block-title">{title}</span>
        {count > 0 && <span className="block-wrong">{phraseOf("blockWrong", { count })}</span>}
        {!isOff && (
          <button type="button" className="icon" aria-label={words("blockRemove", number)} onClick={remove}>
            ×
          </button>
        )}
      </div>
      <sub.Fields form={inner} prefix={prefix} root={root} isOff={isOff} />
    </section>
  );
}

/** The index for a row dropped at this height. */
function placeAt(box: HTMLElement, clientY: number): number {
  const rows = [...box.querySelectorAll<HTMLElement>(":scope > .block-row")];
  const at = rows.findIndex((row) => clientY < row.getBoundingClientRect().bottom);
  return at < 0 ? rows.length - 1 : at;
}
