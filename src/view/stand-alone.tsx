/**
 * A field as a stand-alone tag in a host's page: the same view; its value is in the element, its entry comes from
 * attributes.
 */
import { useEffect, useLayoutEffect, useState, type KeyboardEvent } from "react";
import { flushSync } from "react-dom";
import { phraseOf, t, titleOf } from "../base/language/i18n.ts";
import { adopt } from "../base/sheets.ts";
import { natives } from "../base/runtime/runtime.ts";
import { isUnread } from "../values/unread.ts";
import { readEntry, type Entry } from "../forms/schema/schema.ts";
import { judge, type Problem, type Reader } from "../forms/checks/validators.ts";
import type { FieldInside } from "../page/control.ts";
import type { Mount } from "../page/inside.ts";
import { mistake } from "../page/inspecting/opening-tag.ts";
import { attributeOf, tagOf } from "../page/tags.ts";
import { serialized, texts } from "../page/values.ts";
import { FieldRow, focusGroup } from "./field-row.tsx";
import { sizeOfHost } from "./host-size.ts";
import rowStyles from "./field-row.css";
import bareStyles from "./stand-alone.css";
import type { Field, FieldProps, LoadSubForms } from "./field.ts";
import { type Control, useBubble } from "./use-bubble.ts";
import { mountView, type ViewProps } from "./island.tsx";

/** The code of a field's tag; `bring` loads another field that takes over when the entry asks for it (R3.6-25). */
export function standAlone(field: Field<never>, bring: Bring, sub?: LoadSubForms): Mount<FieldInside> {
  const own = field as unknown as Field;
  const mount = mountView<FieldInside>(
    ({ inside }: ViewProps<FieldInside>) =>
      own.stores === false ? (
        <Shown inside={inside} field={own} bring={bring} sub={sub} />
      ) : (
        <StandAlone inside={inside} field={own} bring={bring} sub={sub} />
      ),
    rowStyles,
    bareStyles,
    field.styles ?? "",
  );
  return Object.assign(
    (inside: FieldInside, isNow?: boolean) => {
      wrapLate(inside.host);
      return isNow ? flushSync(() => mount(inside)) : mount(inside);
    },
    { judge: (inside: FieldInside) => validateBy(inside, own) },
  );
}

/** A script may put the page's own control into a tag that is drawn already. */
function wrapLate(host: HTMLElement & { connectedCallback?(): void }): void {
  const look = () => host.firstElementChild && host.isConnected && host.connectedCallback?.();
  new MutationObserver(look).observe(host, { childList: true });
  look();
}

/** Sets the check of a field. By default it reads the attributes each time, so that it holds before the view is drawn. */
function validateBy(
  inside: FieldInside,
  field: Field,
  entryNow = () => entryOf(wholeEntry(inside)),
  held?: Problem,
): void {
  const { value } = tagOf(inside.tag);
  inside.validate(
    (now) => {
      const entry = entryNow();
      return judged(field, entry, isReadBy(value, now) ? readBy(field, now, wholeEntry(inside), entry) : now, held);
    },
    (number) => String(field.write(number, inside.raw() ?? undefined, entryNow())),
  );
}

/** The field reads what the tag holds, but for a day that its view has refused: read again, it would be taken. */
const isReadBy = (kind: unknown, stored: unknown): boolean => kind === "json" || (kind === "date" && !isUnread(stored));

/** A text that the tag itself cannot read may be one that the field reads, such as a geometry as well-known text. */
const textOf = (value: unknown): unknown => (isUnread(value) ? value.text : value);

/** What a field has read of a list or object, and the attributes that it was read with. */
interface ReadValue {
  field: Field;
  given: Record<string, unknown>;
  value: unknown;
}
const reads = new WeakMap<object, ReadValue>();
const isCompound = (value: unknown): value is object => Object(value) === value && !isUnread(value);

/** Reads a value as the field does. A list or object is read once, and not at all when the field's view has given it. */
function readBy(field: Field, stored: unknown, given: Record<string, unknown>, entry: Entry): unknown {
  if (!isCompound(stored)) return field.read(textOf(stored), entry);
  const known = reads.get(stored);
  const isKnown =
    known?.field === field && Object.keys(given).every((name) => name === "value" || known.given[name] === given[name]);
  if (isKnown) return known.value;
  const value = field.read(stored, entry);
  reads.set(stored, { field, given, value });
  return value;
}

/** A list as JSON. Each item is written once: of thousands of rows, a person changes one at a time. */
const textOfList = (list: readonly unknown[]): string => `[${list.map((item) => textOfItem(item) ?? "null").join()}]`;
const textOfItem = (item: unknown): string | undefined =>
  Object(item) === item ? serialized(item) : natives.json(item);

/** Takes back the lines that were reserved for label and help, once they are there (src/base/runtime/reserved.ts). */
const drawn = ":host{--vs-title:0px!important;--vs-help:0px!important}";
const entryOf = (given: Record<string, unknown>): Entry => readEntry(String(given["name"] ?? ""), given);

/** Loads a field by schema type; undefined for an unknown type. */
type Bring = (type: string) => Promise<Field | undefined>;
type AloneProps = ViewProps<FieldInside> & { field: Field; bring: Bring; sub: LoadSubForms | undefined };

function StandAlone({ inside, field: plain, bring, sub }: AloneProps) {
  const given = wholeEntry(inside);
  const entry = entryOf(given);
  const field = useDrawn(entry.type, given["type"], plain, bring);
  const tagged = tagOf(inside.tag);
  const isDate = tagged.value === "date";
  const isRead = isDate || tagged.value === "json";
  const now = () => {
    const stored = inside.value();
    return isReadBy(tagged.value, stored) ? readBy(field, stored, given, entry) : stored;
  };
  const value = now();
  // the browser walks the page for it, so it is not read on each key
  const [label, setLabel] = useState(() => labelOf(inside.host));
  const [size] = useState(() => sizeOfHost(inside.host));
  const [held, hold] = useHeld();
  const title = titleOf(given["title"]);
  // recomputed, because the language may have changed since the problem was reported
  const problem = inside.problem() && (judged(field, entry, value, held)?.message ?? inside.problem());
  const isBubble = useBubble(inside.host as Control, problem !== "");
  const message = isBubble ? "" : problem;
  const help = titleOf(given["help"]);
  const isRequired = entry.validators.some(({ type }) => type === "required");
  const { View } = field;
  const isDisabled = inside.isDisabled();
  const isReadOnly = given["readonly"] === true;
  const change = (next: unknown) => {
    if (isRead && isCompound(next)) reads.set(next, { field, given, value: next });
    if (isRead && Array.isArray(next)) texts.set(next, textOfList(next));
    inside.change(isDate && !isUnread(next) ? String(field.write(next, inside.raw(), entry) ?? "") : next);
  };

  useLayoutEffect(() => adopt(inside.root, drawn, field.tagStyles ?? ""), [inside, field]);
  useLayoutEffect(() => validateBy(inside, field, () => entry, held));

  const isFlag = typeof value === "boolean";
  // with the commit: a label can be clicked as soon as the view is there
  useLayoutEffect(() => {
    if (isFlag)
      return onLabelClick(inside.host, () => inside.root.querySelector<HTMLElement>("input[type=checkbox]")?.click());
    return field.isGroup ? onLabelClick(inside.host, () => focusGroup(inside.root)) : undefined;
  }, [inside, isFlag, field]);
  const { validators } = given;
  useEffect(() => {
    if (validators) void sayMistakes(inside.host, validators).catch(console.warn);
  }, [inside, validators]);

  return (
    <div
      role="presentation"
      className={size && "like-host"}
      style={size && ({ "--host-height": `${size.height}px`, "--host-font": `${size.font}px` } as object)}
      onFocus={() => setLabel(labelOf(inside.host))}
      onKeyDown={(event) => submitByEnter(event, inside)}
    >
      <FieldRow
        id="control"
        label={label ? "" : title}
        isRequired={isRequired}
        requiredWord={t("requiredMark")}
        help={help}
        problem={message}
        isBare
        isGroup={field.isGroup}
      >
        <View
          id="control"
          entry={entry}
          sub={sub}
          value={value}
          disabled={isDisabled}
          readOnly={isReadOnly}
          isRequired={isRequired}
          isInvalid={problem !== ""}
          describedBy={message || help ? "control-note" : undefined}
          label={label || title || entry.name || undefined}
          change={change}
          settle={(settled) => {
            if (isDisabled || isReadOnly) Object.assign(inside.host, { value: settled(now()) });
            else change(settled(now()));
          }}
          hold={hold}
          done={() => inside.done()}
        />
      </FieldRow>
    </div>
  );
}

/** The entry of the tag: what its property `field` says, and its own attributes and properties, which win. */
function wholeEntry({ host, entry }: FieldInside): Record<string, unknown> {
  const own = entry();
  const whole: Record<string, unknown> = { ...own, ...(own["field"] as object | null) };
  for (const name of Object.keys(own))
    if (natives.attribute(host, attributeOf(name)) !== null || (Object(own[name]) === own[name] && name !== "field"))
      whole[name] = own[name];
  return whole;
}

/** Text of the page's own `<label>`s for the element, or "". */
const labelOf = (host: HTMLElement & { labels?: NodeList }): string =>
  [...(host.labels ?? [])].map((label) => label.textContent?.trim()).join(" ");

/** The field itself, or the one that takes over once it is loaded. */
function useDrawn(type: string, named: unknown, plain: Field, bring: Bring): Field {
  const [other, setOther] = useState<Field | undefined>(undefined);
  const isOther = type !== named;
  useEffect(() => {
    if (isOther) bring(type).then(setOther, console.warn);
  }, [isOther, type, bring]);
  return (isOther && other) || plain;
}

/** A field that shows a value and stores none: it is not a form control, so its value is a normal attribute. */
function Shown({ inside, field }: AloneProps) {
  const given = wholeEntry(inside);
  const title = titleOf(given["title"]);
  const { View } = field;
  return (
    <FieldRow
      id="control"
      label={title}
      isRequired={false}
      requiredWord=""
      help={titleOf(given["help"])}
      problem=""
      isBare
    >
      <View
        id="control"
        entry={entryOf(given)}
        value={given["value"]}
        disabled={false}
        readOnly
        isRequired={false}
        isInvalid={false}
        describedBy={undefined}
        label={title || undefined}
        change={() => {}}
        done={() => {}}
      />
    </FieldRow>
  );
}

/** What would be lost when the page's form is sent now, such as a recording that runs. */
function useHeld(): [held: Problem | undefined, hold: NonNullable<FieldProps<unknown>["hold"]>] {
  const [[held], setHeld] = useState<readonly Problem[]>([]);
  return [
    held,
    (code, params = {}) => {
      const one = { path: "", code, params };
      setHeld((all) => [...all, one]);
      return () => setHeld((all) => all.filter((other) => other !== one));
    },
  ];
}

function judged(field: Reader, entry: Entry, value: unknown, held?: Problem) {
  const found = held ?? judge(entry, value, () => undefined, field);
  if (!found) return null;
  const message = titleOf(found.message) || phraseOf(found.code, found.params);
  const flags =
    found.code === "required" ? { valueMissing: true } : isUnread(value) ? { badInput: true } : { customError: true };
  return { flags, message };
}

async function sayMistakes(host: Element, validators: unknown): Promise<void> {
  const { validatorsMistakes } = await import("../forms/schema/schema-mistakes.ts");
  for (const words of validatorsMistakes(validators)) mistake(host, `validators: ${words}.`);
}

/**
 * A click on a label of the page arrives at the element itself: `run` passes it on, to a switch as a click, to a group
 * as focus.
 */
function onLabelClick(host: HTMLElement, run: () => void): () => void {
  const pass = (event: Event) => {
    if (event.composedPath()[0] === host) run();
  };
  host.addEventListener("click", pass);
  return () => host.removeEventListener("click", pass);
}

/** Enter in a one-line control submits the form by its default button, like in a native control. */
function submitByEnter(event: KeyboardEvent, { host, done }: FieldInside): void {
  const { target, key, isComposing, defaultPrevented } = event.nativeEvent;
  const { form } = host as HTMLElement & { form?: HTMLFormElement };
  if (key !== "Enter" || isComposing || defaultPrevented || !form || !(target instanceof HTMLInputElement)) return;
  if (natives.attribute(target, "aria-expanded") === "true") return;
  event.preventDefault();
  done(); // as in a native control, `change` comes before the submit
  const main = Element.prototype.querySelector.call(
    form,
    "button:not([type=button],[type=reset]),input:is([type=submit],[type=image])",
  );
  if (main) (main as HTMLElement).click();
  else HTMLFormElement.prototype.requestSubmit.call(form);
}
