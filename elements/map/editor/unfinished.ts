/** Coordinates that are being typed, or that could not be taken: a save must not pass over them. */
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Shape } from "../../../src/maps/geometry/shape-kind.ts";

/** Of an entry, because fields with the same text have the same geometry; copies of an entry, as checks get, share it. */
const typed = Symbol("typed coordinates");
type Noted = Entry & { [typed]?: WeakMap<Shape, Map<string, string>> };

export interface Typing {
  /** In a form the one of its schema. */
  entry: Entry;
  shape: Shape;
}
/** @param place of the coordinate; @param text undefined once it has taken effect */
export function noteTyped({ entry, shape }: Typing, place: string, text: string | undefined): void {
  const shapes = ((entry as Noted)[typed] ??= new WeakMap());
  const texts = shapes.get(shape) ?? new Map<string, string>();
  if (text === undefined) texts.delete(place);
  else texts.set(place, text);
  shapes.set(shape, texts);
}

/** Drawings that run, by the entry of their field: it may have no geometry yet. */
const drawings = new WeakMap<Entry, () => number>();

/** @param count how many vertices it has @returns a function that ends it */
export function noteDrawing(entry: Entry, count: () => number): () => void {
  drawings.set(entry, count);
  return () => void drawings.delete(entry);
}

/** Whether leaving or saving would lose vertices of a running drawing. */
export const isDrawn = (entry: Entry): boolean => (drawings.get(entry)?.() ?? 0) > 0;

/** Fields with an import that was read and is not added yet. */
const imports = new WeakSet<Entry>();
export function noteImport(entry: Entry): () => void {
  imports.add(entry);
  return () => void imports.delete(entry);
}
export const hasImport = (entry: Entry): boolean => imports.has(entry);

export function checkShape(
  shape: Shape | null,
  entry: Entry,
): { code: string; params: Record<string, unknown> } | undefined {
  const [text] = (shape && (entry as Noted)[typed]?.get(shape)?.values()) ?? [];
  return text === undefined ? undefined : { code: "drawUnfinished", params: { text } };
}
