// layer 6: fields
import { useRef, useState, type ComponentProps, type FocusEvent, type InputEvent, type KeyboardEvent } from "react";
import { maskTime, readTime, showTime } from "../../../values/dates/times.ts";
import { isUnread, type Unread } from "../../../values/unread.ts";
import { words } from "./phrases.ts";
import { useText } from "../../use-text.ts";

interface TimeInputProps {
  className?: string;
  /** "HH:MM", or null. */
  value: string | null | Unread;
  allows24?: boolean;
  /** The value that replaces a wrong time; by default the previous one (R4-45). */
  instead?: string;
  /** Enter first puts a wrong time right: a save in the same moment would hide the line that says so. */
  holdsEnter?: boolean;
  /** Names, states and descriptions of the input. */
  control: ComponentProps<"input">;
  change(value: string | null | Unread): void;
  done(): void;
}

const textOf = (value: TimeInputProps["value"]) => (isUnread(value) ? value.text : showTime(value));

/**
 * A time of day with the mask '99 : 99' (R5.2-06). A wrong time is replaced when the control is left, and a line says
 * so.
 */
export function TimeInput({
  className = "time",
  value,
  allows24 = false,
  instead,
  holdsEnter = false,
  control,
  change,
  done,
}: TimeInputProps) {
  const parse = (typed: string) => readTime(typed, allows24);
  const text = useText({ value, show: showTime, parse, change, done });
  const before = useRef(value);
  const [refused, setRefused] = useState("");

  /** @returns whether the time was wrong */
  function goBack(input: HTMLInputElement): boolean {
    const typed = input.value;
    const kept = instead ?? before.current;
    if (parse(typed) !== undefined || typed === textOf(before.current)) return false;
    input.value = textOf(kept);
    change(kept);
    const said = kept === null ? "timeRefusedEmpty" : "timeRefused";
    setRefused(words(said, { typed, kept: textOf(kept) }));
    return true;
  }

  return (
    <div className={className}>
      <input
        {...control}
        inputMode="numeric"
        autoComplete="off"
        placeholder={control.placeholder || words("timePattern")}
        {...text}
        onFocus={() => {
          before.current = value;
        }}
        onInput={(event: InputEvent<HTMLInputElement>) => {
          const { currentTarget: input } = event;
          setRefused("");
          if (isTypedAtEnd(input, event.nativeEvent)) input.value = maskTime(input.value);
          text.onInput(event);
        }}
        onKeyDown={(event: KeyboardEvent<HTMLInputElement>) => {
          if (holdsEnter && event.key === "Enter" && goBack(event.currentTarget)) event.preventDefault();
        }}
        onBlur={(event: FocusEvent<HTMLInputElement>) => {
          goBack(event.currentTarget);
          text.onBlur(event);
        }}
      />
      <output className="refused">{refused}</output>
    </div>
  );
}

/**
 * The mask is applied only to characters typed at the end, not to deletions, pasted text or corrections in the middle.
 */
const isTypedAtEnd = (input: HTMLInputElement, { inputType }: { inputType?: string }) =>
  inputType === "insertText" && input.selectionEnd === input.value.length;
