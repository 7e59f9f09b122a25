import { useEffect, useLayoutEffect, useRef, type ReactNode } from "react";
import { t } from "../../base/i18n.ts";
import type { Option } from "../../forms/options.ts";
import { controlOf } from "../control.ts";
import type { FieldProps } from "../field.ts";
import { useLatest } from "../use-latest.ts";
import type { Combobox, Found } from "./combobox.ts";
import { words } from "./phrases.ts";

export type { Found };
/** What the view of the field got, whatever its value is. */
export type ChoiceField = Omit<FieldProps<never>, "value" | "change">;
export interface ComboProps {
  field: ChoiceField;
  /** What the input shows while nobody types. */
  text: string;
  /** Ids of what is chosen. */
  chosen: readonly string[];
  isMany?: boolean;
  /** Can be searched by typing (R9.4-07). */
  isSearched?: boolean;
  /** What is offered for a text; "" while nothing is typed. */
  found(typed: string): Found;
  pick(option: Option): void;
  /** The person goes; what was typed and not picked, null when nothing was typed. */
  leave(typed: string | null): void;
  /** Takes the choice back; none where it cannot be. */
  clear?: (() => void) | undefined;
  /** The list opens. */
  opened?(): void;
  /** Each text while it is typed. */
  typed?(text: string): void;
  /** What else comes at the first touch. */
  wake?(input: HTMLInputElement): Promise<void>;
  /** Before the input: what is chosen of several. */
  children?: ReactNode;
}

/** An input with a list under it. At rest it is a plain input; what opens and searches comes at the first touch. */
export function Combo(props: ComboProps) {
  const { field, text, clear, isMany, children } = props;
  const { id, entry, disabled, readOnly, label } = field;
  const isOff = disabled || readOnly;
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const started = useRef<Combobox | undefined>(undefined);
  const coming = useRef<Promise<void> | undefined>(undefined);
  /** A click or a key asked for the list before it could open. */
  const isWanted = useRef(false);
  const isTyping = useRef(false);
  /** Enter was pressed after typing, before the list could open. */
  const isEntered = useRef(false);
  const latest = useLatest({ ...props, isOff });

  useEffect(() => () => started.current?.destroy(), []);
  useEffect(() => started.current?.refresh());
  useLayoutEffect(() => {
    const { current } = input;
    if (!current || isTyping.current) return;
    const isAllSelected = current.selectionStart === 0 && current.selectionEnd === current.value.length;
    current.value = text;
    // a text that comes after the click is replaced by the first key too
    if (isAllSelected && (current.getRootNode() as ShadowRoot).activeElement === current) current.select();
  }, [text]);

  const leave = (typed: string | null) => {
    isTyping.current = false;
    latest.current.leave(typed);
    if (input.current) input.current.value = latest.current.text;
  };
  /** Before what searches has come, what was typed is not lost either. */
  const leaveEarly = (typed: string) => {
    if (!started.current && !isOff) leave(isTyping.current ? typed : null);
  };
  const wake = () => (coming.current ??= bring());
  async function bring() {
    try {
      const { Combobox } = await import("./combobox.ts");
      if (!input.current?.isConnected || !box.current) return void (coming.current = undefined);
      started.current ??= new Combobox({
        input: input.current,
        box: box.current,
        label: label || t("choose"),
        isMany: isMany ?? false,
        now: () => ({ isSearched: true, ...latest.current }),
        pick: (option) => latest.current.pick(option),
        leave,
        opened: () => latest.current.opened?.(),
        typed(typed) {
          isTyping.current = typed !== "";
          latest.current.typed?.(typed);
        },
      });
      const hasFocus = (input.current.getRootNode() as ShadowRoot).activeElement === input.current;
      if (hasFocus && (isWanted.current || isTyping.current)) started.current.open();
      if (hasFocus && isEntered.current) started.current.enter();
      await latest.current.wake?.(input.current);
    } catch (error) {
      coming.current = undefined;
      console.error(error);
    }
  }

  return (
    <div className={`select${isMany ? " many control" : ""}${isOff ? " off" : ""}`} ref={box}>
      {children}
      <input
        {...controlOf(field)}
        ref={input}
        role="combobox"
        autoComplete="off"
        aria-expanded="false"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        defaultValue={text}
        placeholder={props.chosen.length && isMany ? undefined : String(entry["placeholder"] || t("choose"))}
        onPointerEnter={() => isOff || wake()}
        onClick={({ currentTarget }) => {
          isWanted.current = true; // not before: what comes meanwhile hears the click itself
          if (!isTyping.current && !isOff) currentTarget.select(); // the pointer has put the caret somewhere
        }}
        onKeyDown={(event) => {
          const { key } = event;
          isWanted.current ||= key.length === 1 || key === "ArrowDown";
          if (started.current || key !== "Enter" || !isTyping.current) return;
          isEntered.current = true;
          event.preventDefault(); // it is the list's, not the form's
        }}
        onInput={() => {
          isTyping.current = true;
          isEntered.current = false;
        }}
        onFocus={({ currentTarget }) => {
          if (isOff) return;
          currentTarget.select();
          void wake();
        }}
        onBlur={({ currentTarget }) => leaveEarly(currentTarget.value)}
      />
      {clear && !isOff && (
        <button
          type="button"
          className="clear"
          tabIndex={-1}
          title={t("clear")}
          aria-label={t("clear")}
          onClick={() => {
            clear();
            if (input.current) input.current.value = "";
            isTyping.current = false;
            input.current?.focus();
          }}
        />
      )}
    </div>
  );
}

/** What is said in the options' place, or with them. */
export const noteOf = (state: "loading" | "here" | "failed", count: number): string =>
  state === "loading"
    ? words(count ? "listMore" : "listSearching")
    : state === "failed"
      ? t("loadingFailed")
      : count
        ? ""
        : t("noMatches");
