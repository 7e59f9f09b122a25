/** Coordinates that are being typed, or that could not be taken: a save must not pass over them. */
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";

const typed = new WeakMap<Shape, Map<string, string>>();

/** @param place of the coordinate; @param text undefined once it has taken effect */
export function noteTyped(shape: Shape, place: string, text: string | undefined): void {
  const texts = typed.get(shape) ?? new Map<string, string>();
  if (text === undefined) texts.delete(place);
  else texts.set(place, text);
  typed.set(shape, texts);
}

export function checkShape(shape: Shape | null): { code: string; params: Record<string, unknown> } | undefined {
  const [text] = (shape && typed.get(shape)?.values()) ?? [];
  return text === undefined ? undefined : { code: "drawUnfinished", params: { text } };
}
