import { useRef, useState, type ClipboardEvent, type FocusEvent, type KeyboardEvent, type PointerEvent } from "react";
import { linesOf, moved, readTexts, spellTexts } from "../../../src/values/lists.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { useText } from "../../../src/view/use-text.ts";
import { words } from "./phrases.ts";
import styles from "./text-list.css";

/**
 * A list of texts (R2.4-39): one line each and an empty line at the end; pasting adds several, keys or pointer change
 * the order.
 */
export default field<string[]>({
  empty: [],
  read: readTexts,
  write: (list, raw) => spellTexts(list.filter(isText), raw),
  show: (list) => list.join(", "),
  isGroup: true,
  styles,
  View: TextListField,
});

/** More lines are not pasted at once: the page would stand still. */
const mostPasted = 1000;
const isText = (line: string) => line.trim() !== "";

function TextListField(props: FieldProps<string[]>) {
  const { value, disabled, readOnly, change, done } = props;
  const list = isUnread(value) ? [value.text] : value;
  const lines = (disabled || readOnly) && list.length ? list : [...list, ""];
  const box = useRef<HTMLDivElement>(null);
  const [news, setNews] = useState("");
  const [problem, setProblem] = useState("");
  /** The person has emptied a line; blank lines that were loaded stay until then. */
  const hasEmptied = useRef(false);

  const put = (next: string[], told: string) => {
    change(next);
    done();
    setNews(told);
    setProblem("");
  };
  const focus = (selector: string, at: number) => box.current!.querySelectorAll<HTMLElement>(selector)[at]?.focus();
  const replace = (at: number, texts: string[]) => [...list.slice(0, at), ...texts, ...list.slice(at + 1)];
  const move = (from: number, to: number) => {
    const next = moved(list, from, to);
    if (next === list) return;
    put(next, words("listMoved", { text: list[from], at: to + 1, max: list.length }));
    focus(".handle", to);
  };
  /** An emptied line goes with the focus: a line that went earlier would move the others under the pointer. */
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (currentTarget.contains(relatedTarget) || !hasEmptied.current) return;
    hasEmptied.current = false;
    if (list.every(isText)) return;
    change(list.filter(isText));
    done();
  };
  return (
    <div {...groupOf(props)} className="lines" ref={box} onBlur={leave}>
      {lines.map((text, at) => (
        <Line
          {...props}
          // oxlint-disable-next-line react/no-array-index-key -- the index identifies a line, because its text changes while typing
          key={at}
          at={at}
          text={text}
          isLast={at === list.length}
          label={at === list.length ? words("listNew") : words("listItem", { at: at + 1, max: list.length })}
          edit={(next) => {
            hasEmptied.current ||= !isText(next);
            change(replace(at, at === list.length && next === "" ? [] : [next]));
          }}
          insert={(texts) => {
            if (texts.length > mostPasted) return setProblem(words("linesTooMany", { most: mostPasted }));
            put(replace(at, texts), words("listAdded", { text: texts.join(", ") }));
          }}
          enter={() => focus("input", at + 1)}
          remove={() => {
            put(replace(at, []), words("listRemoved", { text }));
            focus("input", at);
          }}
          moveTo={(to) => move(at, to)}
          dropAt={(clientY) => move(at, placeAt(box.current!, clientY))}
        />
      ))}
      <output className={problem ? "lines-problem" : "quiet"}>{problem || news}</output>
    </div>
  );
}

interface LineProps extends FieldProps<string[]> {
  at: number;
  text: string;
  /** The empty line at the end. */
  isLast: boolean;
  edit(text: string): void;
  insert(texts: string[]): void;
  enter(): void;
  remove(): void;
  moveTo(place: number): void;
  dropAt(clientY: number): void;
}

function Line(props: LineProps) {
  const { id, entry, at, text, isLast, disabled, readOnly, edit, done, insert, enter, remove, moveTo, dropAt } = props;
  const typed = useText({
    value: text,
    show: (one) => one,
    parse: (one) => one,
    change: (next) => edit(String(next)),
    done,
  });
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const pasted = event.clipboardData.getData("text/plain");
    if (readOnly || linesOf(pasted).length < 2) return;
    event.preventDefault();
    const { value, selectionStart, selectionEnd } = event.currentTarget;
    insert(linesOf(value.slice(0, selectionStart ?? 0) + pasted + value.slice(selectionEnd ?? value.length)));
  };
  const onArrow = (event: KeyboardEvent) => {
    const by = { ArrowUp: -1, ArrowDown: 1 }[event.key];
    if (!by) return;
    event.preventDefault();
    moveTo(at + by);
  };
  /** Captures the pointer, so that a release outside the list also drops the line. */
  const lift = ({ currentTarget, pointerId }: PointerEvent<HTMLElement>) => currentTarget.setPointerCapture(pointerId);
  const drop = ({ currentTarget, pointerId, clientY }: PointerEvent<HTMLElement>) => {
    if (currentTarget.hasPointerCapture(pointerId)) dropAt(clientY);
  };
  const control = controlOf(props);
  return (
    <div className={isLast ? "line" : "line full"}>
      <input
        {...control}
        id={at ? undefined : id}
        data-anchor={at ? undefined : ""}
        aria-describedby={undefined}
        aria-required={undefined}
        placeholder={isLast && !readOnly ? String(entry["placeholder"] || words("listNew")) : ""}
        autoComplete="off"
        {...typed}
        onPaste={paste}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing || !isText(text)) return;
          event.preventDefault();
          enter();
        }}
      />
      {!disabled && !readOnly && !isLast && (
        <>
          <button
            type="button"
            className="icon handle"
            aria-label={words("listMove", { text })}
            onKeyDown={onArrow}
            onPointerDown={lift}
            onPointerUp={drop}
          >
            ⠿
          </button>
          <button
            type="button"
            className="icon"
            aria-label={words("textListRemove", { text })}
            onMouseDown={(event) => event.preventDefault()} // Safari gives the focus away, but not to a button
            onClick={remove}
          >
            ×
          </button>
        </>
      )}
    </div>
  );
}

/** The index for a line dropped at this height. */
function placeAt(box: HTMLElement, clientY: number): number {
  const lines = [...box.querySelectorAll<HTMLElement>(".full")];
  const at = lines.findIndex((line) => clientY < line.getBoundingClientRect().bottom);
  return at < 0 ? lines.length - 1 : at;
}
