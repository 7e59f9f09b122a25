import { useLayoutEffect, useRef, type RefObject } from "react";
import { isUnread, unread, type Unread } from "../values/unread.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;
interface TextOptions<Value> {
  value: Value | Unread;
  show(value: Value): string;
  /** `undefined` for text that is not a valid value. */
  parse(text: string): Value | undefined;
  change(value: Value | Unread): void;
  done(): void;
}
interface TextProps {
  ref: RefObject<never>;
  defaultValue: string;
  onInput(event: { currentTarget: TextControl }): void;
  onBlur(event: { currentTarget: TextControl }): void;
}

/**
 * An uncontrolled text control. It is written only when the value means something else than its text, so the caret and
 * the typed text stay. Leaving it normalizes the text.
 */
export function useText<Value>({ value, show, parse, change, done }: TextOptions<Value>): TextProps {
  const ref = useRef<TextControl>(null);
  const words = (given: Value | Unread) => (isUnread(given) ? given.text : show(given));
  const meaning = (text: string) => {
    const read = parse(text);
    return read === undefined ? unread(text) : read;
  };
  const shown = words(value);

  useLayoutEffect(() => {
    const control = ref.current;
    if (control && control.value !== shown && words(meaning(control.value)) !== shown) control.value = shown;
  });

  return {
    ref: ref as RefObject<never>,
    defaultValue: shown,
    onInput: ({ currentTarget }) => change(meaning(currentTarget.value)),
    onBlur({ currentTarget }) {
      const text = words(meaning(currentTarget.value));
      if (currentTarget.value !== text) currentTarget.value = text;
      done();
    },
  };
}
