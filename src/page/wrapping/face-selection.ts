/** Scripts of the page read and set the selection of a text at the control, for example the buttons of an editor. */
import { nativeAccessor } from "./native-value.ts";

type Text = HTMLInputElement | HTMLTextAreaElement;
type Direction = "forward" | "backward" | "none";
const members = ["selectionStart", "selectionEnd", "setSelectionRange", "select", "setRangeText"] as const;

/**
 * @param face the field's own input; undefined while the control itself is seen
 * @param follow gives the field the control's text, which a script may have written past our accessors
 * @returns a function that gives the control its own members back
 */
export function shareSelection(control: Text, face: () => Text | undefined, follow: () => void): () => void {
  if (members.some((name) => Object.hasOwn(control, name))) return () => {};
  const shown = () => {
    follow();
    return face();
  };
  const accessor = (name: "selectionStart" | "selectionEnd"): PropertyDescriptor => ({
    get: () => nativeAccessor(control, name)?.get?.call(shown() ?? control) as unknown,
    set: (value: number) => nativeAccessor(control, name)?.set?.call(shown() ?? control, value),
  });
  const prototype = Object.getPrototypeOf(control) as Text;
  const method = (value: (...given: never[]) => void): PropertyDescriptor => ({ value, writable: true });
  const made = {
    selectionStart: accessor("selectionStart"),
    selectionEnd: accessor("selectionEnd"),
    setSelectionRange: method((start: number, end: number, direction?: Direction) =>
      prototype.setSelectionRange.call(shown() ?? control, start, end, direction),
    ),
    select: method(() => prototype.select.call(shown() ?? control)),
    setRangeText: method((...given: [string, number, number]) => {
      const own = shown();
      prototype.setRangeText.apply(own ?? control, given);
      if (own) nativeAccessor(control, "value")?.set?.call(control, own.value);
      follow();
    }),
  };
  for (const name of members) Object.defineProperty(control, name, { ...made[name], configurable: true });
  return () => members.forEach((name) => Reflect.deleteProperty(control, name));
}
