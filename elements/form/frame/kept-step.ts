import type { Form } from "../../../src/forms/open-form.ts";
import type { Inside } from "../../../src/page/inside.ts";

/** Keeps the current step over a reload of the browser tab; a save clears it. No-op when storage is forbidden. */
export function keepStep(inside: Inside, form: Form): () => void {
  const { table, record } = inside.entry();
  const key = `vs-step ${String(table)}/${form.isNew ? "" : String(record)}/${form.schema.name}`;
  const kept = Number(form.record.loaded("tab") ?? read(key));
  if (form.pages.all.includes(kept)) form.pages.turnTo(kept);
  const ends = [
    () => form.isNew && write(key, null), // the next new record begins at the first step
    form.pages.store.listen(() => write(key, String(form.pages.current))),
    form.record.settled.listen(() => write(key, null)),
  ];
  return () => ends.forEach((end) => end());
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, step: string | null): void {
  try {
    if (step === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, step);
  } catch {
    // Storage is forbidden: the step is not kept.
  }
}
