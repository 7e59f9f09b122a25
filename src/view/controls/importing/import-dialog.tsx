import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import { t, titleOf } from "../../../base/language/i18n.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { adopt } from "../../../base/sheets.ts";
import type { Match } from "../../../tables/blocks/block-match.ts";
import type { Block } from "../../../tables/blocks/block-text.ts";
import { isWrongCell, listsReady, matchOf, pastedValue } from "../sheet/sheet-blocks.ts";
import type { SheetColumn } from "../sheet/plan.ts";
import type { Sheets } from "../../../vendors/xlsx/read-book.ts";
import { sentence } from "../../../server/session/sentence.ts";
import { words } from "./phrases.ts";
import { readFile, readStored, readTable, readText, type Read } from "./read-import.ts";
import styles from "./import.css";

interface ImportProps {
  columns: readonly SheetColumn[];
  /** A text of the author above the sources (R3.7-18). */
  text?: unknown;
  /** A pasted block, shown at once in place of the sources; without headings it begins in this column. */
  pasted?: { block: Block; firstColumn: number };
  /** The rows can also take the place of those that are there. */
  canReplace?: boolean;
  take(block: Block, match: Match, isReplacing: boolean): void;
  close(): void;
}

/** Rows from a file, a text or a table of the page: mapped and checked before anything changes (R2.4-45 to R2.4-48). */
export function ImportDialog({ columns, text, pasted, canReplace = false, take: put, close }: ImportProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [block, setBlock] = useState<Block | undefined>(undefined);
  const [match, setMatch] = useState<Match>({ keys: [], hasHead: false });
  const [isReplacing, setReplacing] = useState(false);
  const [note, setNote] = useState({ text: "", isWrong: false });
  /** The sheets of a workbook that has several, and what reads them. */
  const [book, setBook] = useState<(Sheets & { reader: Reader }) | undefined>(undefined);
  const reading = useRef(new AbortController());

  // closed before it is taken out, so that the focus goes back to where it was
  useLayoutEffect(() => {
    const shown = dialog.current!;
    adopt(shown.getRootNode() as ShadowRoot, styles);
    shown.showModal();
    return () => {
      reading.current.abort();
      shown.close();
    };
  }, []);
  useEffect(() => {
    if (!pasted) return;
    void listsReady(columns).then(() => {
      setMatch(matchOf(pasted.block, columns, pasted.firstColumn));
      setBlock(pasted.block);
    });
  }, [pasted, columns]);

  const take = async (reader: Reader, sheet?: string) => {
    reading.current.abort();
    reading.current = new AbortController();
    const { signal } = reading.current;
    setNote({ text: words("importReading"), isWrong: false });
    setBlock(undefined);
    setBook((before) => (before && sheet !== undefined ? { ...before, shown: sheet } : undefined));
    const [read] = await Promise.all([readWith(() => reader(signal, sheet)), listsReady(columns)]);
    if (signal.aborted) return;
    if ("words" in read) return setNote({ text: read.words, isWrong: true });
    if ("sheets" in read && read.sheets && read.sheets.names.length > 1) setBook({ ...read.sheets, reader });
    if ("refusal" in read) return setNote({ text: words(read.refusal), isWrong: true });
    setMatch(matchOf(read.block, columns));
    setBlock(read.block);
    setNote({ text: "", isWrong: false });
  };
  const run = () => {
    put(block!, match, isReplacing);
    close();
  };
  return (
    <dialog
      ref={dialog}
      className="importing"
      aria-label={words("importTitle")}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2>{words("importTitle")}</h2>
      {text !== undefined && <p className="import-text">{titleOf(text)}</p>}
      {!pasted && <Sources take={(reader) => void take(reader)} />}
      <output className={note.isWrong ? "import-note wrong" : "import-note"}>{note.text}</output>
      {book && <SheetChoice {...book} choose={(name) => void take(book.reader, name)} />}
      {block && <Preview block={block} match={match} setMatch={setMatch} columns={columns} />}
      <div className="import-foot">
        {canReplace && (
          <label className="import-tick">
            <input
              type="checkbox"
              checked={isReplacing}
              onChange={({ currentTarget }) => setReplacing(currentTarget.checked)}
            />{" "}
            {words("importReplace")}
          </label>
        )}
        <button type="button" className="tool" onClick={close}>
          {t("cancel")}
        </button>
        <button type="button" className="tool run" disabled={!block} onClick={run}>
          {words("importRun")}
        </button>
      </div>
    </dialog>
  );
}

function SheetChoice({ names, shown, choose }: Sheets & { choose(name: string): void }) {
  return (
    <label>
      {words("importSheet")}{" "}
      <select className="control" value={shown} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
    </label>
  );
}

/** Reads one of the sources; what it reads after its signal is dropped. */
type Reader = (signal: AbortSignal, sheet?: string) => Promise<Read> | Read;

/** Reads a source; a failure says in words why nothing was read. */
async function readWith(read: () => Promise<Read> | Read): Promise<Read> {
  try {
    return await read();
  } catch (error) {
    console.error(error);
    // moved, deleted or changed on the disk after it was chosen
    if ((error as Error).name === "NotReadableError") return { refusal: "importGone" };
    return { words: sentence(error) };
  }
}

function Sources({ take }: { take(reader: Reader): void }) {
  const file = useRef<HTMLInputElement>(null);
  const [tables] = useState(() => natives.findAll<HTMLTableElement>("table").filter(({ rows }) => rows.length > 1));
  return (
    <div className="import-sources">
      <div className="import-file">
        {words("importFile")}
        <button type="button" className="tool" onClick={() => file.current!.click()}>
          {words("importChoose")}
        </button>
        <input
          ref={file}
          type="file"
          hidden
          aria-label={words("importFile")}
          accept=".xlsx,.xls,.csv,.txt,.tsv,.json"
          onChange={({ currentTarget }) => {
            const chosen = currentTarget.files?.[0];
            if (chosen) take((signal, sheet) => readFile(chosen, signal, sheet));
            currentTarget.value = ""; // R5.2-14, and the same file can be chosen again
          }}
        />
      </div>
      <label>
        {words("importText")}
        <textarea
          className="control"
          rows={3}
          onInput={({ currentTarget: { value } }) => value.trim() && take(() => readText(value))}
        />
      </label>
      <label>
        {words("importStored")}
        <input
          className="control"
          placeholder="prices.json"
          autoComplete="off"
          onKeyDown={(event) => {
            const name = event.currentTarget.value.trim();
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault(); // the form is not sent
            if (name) take(() => readStored(name));
          }}
        />
      </label>
      {tables.length > 0 && (
        <label>
          {words("importTable")}
          <select
            className="control"
            defaultValue=""
            onChange={({ currentTarget }) => {
              const table = tables[Number(currentTarget.value)];
              if (currentTarget.value !== "" && table) take(() => readTable(table));
            }}
          >
            <option value="">{words("importNone")}</option>
            {tables.map((table, at) => (
              // oxlint-disable-next-line react/no-array-index-key -- the tables are those of the opening
              <option key={at} value={at}>
                {nameOf(table, at)}
              </option>
            ))}
          </select>
        </label>
      )}
    </div>
  );
}

const nameOf = (table: HTMLTableElement, at: number): string =>
  table.caption?.textContent?.trim() || table.rows[0]?.innerText.replace(/\s+/g, " ").slice(0, 60) || String(at + 1);

interface PreviewProps {
  block: Block;
  match: Match;
  setMatch(match: Match): void;
  columns: readonly SheetColumn[];
}
/** Rows that the preview shows; all are counted. */
const shownRows = 50;

function Preview({ block, match, setMatch, columns }: PreviewProps) {
  const lines = match.hasHead ? block.slice(1) : block;
  const byKey = useMemo(() => new Map(columns.map((column) => [column.key, column])), [columns]);
  const isWrong = (key: string, text: string) => {
    const column = byKey.get(key);
    return column !== undefined && isWrongCell(column, { [key]: pastedValue(column, text, undefined) });
  };
  const wrong = useMemo(
    () => lines.reduce((sum, line) => sum + line.filter((text, at) => isWrong(match.keys[at] ?? "", text)).length, 0),
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- lines and isWrong follow from these
    [block, match, byKey],
  );
  const choose = (at: number, key: string) =>
    setMatch({ ...match, keys: match.keys.map((one, place) => (place === at ? key : one === key ? "" : one)) });
  return (
    <div className="import-preview">
      <label className="import-tick">
        <input
          type="checkbox"
          checked={match.hasHead}
          onChange={({ currentTarget }) => setMatch({ ...match, hasHead: currentTarget.checked })}
        />{" "}
        {words("importHead")}
      </label>
      <output className={wrong ? "import-found wrong" : "import-found"}>
        {words("importFound", { rows: lines.length, wrong })}
        {lines.length > shownRows && ` · ${words("importShown", { count: shownRows })}`}
      </output>
      <div className="import-table">
        <table>
          <thead>
            <tr>
              {match.keys.map((key, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- a column of a file has nothing but its place
                <th key={at}>
                  <select
                    className="control"
                    aria-label={words("importColumn", { at: at + 1 })}
                    value={key}
                    onChange={({ currentTarget }) => choose(at, currentTarget.value)}
                  >
                    <option value="">{words("importSkip")}</option>
                    {columns.map((column) => (
                      <option key={column.key} value={column.key}>
                        {titleOf(column.title, column.key)}
                      </option>
                    ))}
                  </select>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.slice(0, shownRows).map((line, row) => (
              // oxlint-disable-next-line react/no-array-index-key -- the same for rows
              <tr key={row}>
                {match.keys.map((key, at) => (
                  // oxlint-disable-next-line react/no-array-index-key -- the same for cells
                  <td key={at} className={isWrong(key, line[at] ?? "") ? "wrong" : key ? "" : "skipped"}>
                    {line[at]}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
