/** Scripts of the page read and set the selection of a text at the control, for example the buttons of an editor. */
import { natives } from "../../base/runtime/runtime.ts";
import { nativeAccessor } from "./native-value.ts";

type Text = HTMLInputElement | HTMLTextAreaElement;
type Direction = "forward" | "backward" | "none";
const members = ["selectionStart", "selectionEnd", "setSelectionRange", "select", "setRangeText"] as const;

/**
 * @param face the field's own input, with the same text; undefined while the control itself is seen
 * @param follow the control has got another text
 * @returns a function that gives the control its own members back
 */
export function shareSelection(control: Text, face: () => Text | undefined, follow: () => void): () => void {
  if (members.some((name) => Object.hasOwn(control, name))) return () => {};
  /** What was set; the field shows a new text later, and its caret would go to the end. */
  let wanted: [start: number, end: number, direction?: Direction] | undefined;
  const select = (own: Text, ...range: NonNullable<typeof wanted>) => {
    wanted = range;
    own.setSelectionRange(...range);
    natives.after(0, () => {
      if (wanted === range) own.setSelectionRange(...range);
      wanted = undefined;
    });
  };
  const now = (own: Text) => wanted ?? ([own.selectionStart ?? 0, own.selectionEnd ?? 0] as const);
  const accessor = (name: "selectionStart" | "selectionEnd", at: 0 | 1): PropertyDescriptor => ({
    get: () => (face() ? now(face()!)[at] : (nativeAccessor(control, name)?.get?.call(control) as unknown)),
    set(value: number) {
      const own = face();
      if (!own) return nativeAccessor(control, name)?.set?.call(control, value);
      const [start, end] = now(own);
      select(own, at ? Math.min(start, value) : value, at ? value : Math.max(end, value));
    },
  });
  const prototype = Object.getPrototypeOf(control) as Text;
  const method = (value: (...given: never[]) => void): PropertyDescriptor => ({ value, writable: true });
  const made = {
    selectionStart: accessor("selectionStart", 0),
    selectionEnd: accessor("selectionEnd", 1),
    setSelectionRange: method((start: number, end: number, direction?: Direction) => {
      const own = face();
      if (own) select(own, start, end, direction);
      else prototype.setSelectionRange.call(control, start, end, direction);
    }),
    select: method(() => {
      const own = face();
      if (own) select(own, 0, own.value.length);
      else prototype.select.call(control);
    }),
    setRangeText: method((text: string, start?: number, end?: number, mode?: SelectionMode) => {
      const [from, to] = face() ? now(face()!) : [control.selectionStart ?? 0, control.selectionEnd ?? 0];
      prototype.setRangeText.call(control, text, start ?? from, end ?? to, mode);
      follow();
    }),
  };
  for (const name of members) Object.defineProperty(control, name, { ...made[name], configurable: true });
  return () => members.forEach((name) => Reflect.deleteProperty(control, name));
}
