// layer 6: fields
import { masked } from "../values/masks.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;
interface Typed {
  onInput(event: { currentTarget: TextControl }): void;
}

/** Applies the mask to typed text before it is read; the caret stays after the typed character. */
export function withMask<Text extends Typed>(mask: string, text: Text): Text {
  return {
    ...text,
    onInput(event: { currentTarget: TextControl }) {
      const { currentTarget: control } = event;
      const typed = control.value;
      const made = masked(mask, typed);
      if (made !== typed) {
        const before = masked(mask, typed.slice(0, control.selectionStart ?? typed.length)).length;
        control.value = made;
        control.setSelectionRange(before, before);
      }
      text.onInput(event);
    },
  };
}
