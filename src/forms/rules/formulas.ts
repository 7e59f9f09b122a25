/** Computed fields (R3.6-24): their expressions are evaluated again when a field that they use changes. */
import { compile, ExpressionError, namesIn } from "../../templates/expressions/expression.ts";
import { isUnread } from "../../values/unread.ts";
import type { Wrong } from "./behavior.ts";
import type { Form } from "../open-form.ts";
import { same } from "../../values/same.ts";
import type { Entry } from "../schema/schema.ts";

interface Formula {
  entry: Entry;
  names: Set<string>;
  /** Undefined when the expression fails: the field keeps its value. */
  compute(): { found: unknown } | undefined;
}

/** The variables of expressions: the fields of the form; a value that could not be read is null. */
export function scopeOf(form: Form): Record<string, unknown> {
  const scope: Record<string, unknown> = Object.create(null);
  for (const { name } of form.schema.entries) {
    const value = form.record.value(name);
    scope[name] = isUnread(value) ? null : value;
  }
  return scope;
}

interface Computing {
  /** Computes the formulas that use a changed field. */
  changed(path: string): void;
  /** Computes formulas of fields that store nothing, after an undo or changes by others, which report no path. */
  show(): void;
}

export function startFormulas(form: Form, wrong: Wrong): Computing {
  const formulas = form.schema.entries.flatMap((entry) => readFormula(entry, form, wrong));
  const changed = (path: string, depth = 0): void => {
    for (const formula of formulas)
      if (formula.names.has(path) && write(form, formula) && depth < formulas.length)
        changed(formula.entry.name, depth + 1);
  };
  // a storing field keeps its loaded value until a field in its formula changes; rounds, because a formula may need
  // another's value
  const begin = () => {
    const first = formulas.filter(({ entry }) => !form.isStored(entry) || form.isNew);
    for (let round = 0; round < first.length; round++)
      for (const { entry, compute } of first) {
        const computed = compute();
        if (computed) form.record.load(entry.name, form.read(entry, computed.found));
      }
  };
  begin();
  form.computeAgain = (paths) => (paths ? again(paths) : begin());
  const shown = formulas.filter(({ entry }) => !form.isStored(entry));
  let isShowing = false;
  function show(): void {
    if (isShowing) return;
    isShowing = true;
    for (const _ of shown) if (!shown.filter((formula) => write(form, formula)).length) break;
    isShowing = false;
  }
  /** After others have changed these fields: only results that differ from the stored ones. */
  const again = (paths: string[]) => {
    for (const formula of formulas)
      if (paths.some((path) => formula.names.has(path)) && form.record.isTouched(formula.entry.name))
        write(form, formula);
  };
  return { changed: (path) => changed(path), show };
}

/**
 * Computes a field. A field that stores nothing stays untouched. @returns whether the caller has to update formulas
 * that use it
 */
function write(form: Form, { entry, compute }: Formula): boolean {
  const { name } = entry;
  const computed = compute();
  if (!computed) return false;
  const value = form.read(entry, computed.found);
  if (same(value, form.record.value(name))) return false;
  if (form.isStored(entry)) form.record.set(name, value);
  else form.record.load(name, value);
  return !form.isStored(entry);
}

function readFormula(entry: Entry, form: Form, wrong: Wrong): Formula[] {
  const { name, formula } = entry;
  if (formula === undefined || formula === null || formula === "") return [];
  let isSaid = false;
  const tell = (error: unknown): undefined => {
    if (!(error instanceof ExpressionError)) throw error;
    if (!isSaid) wrong(`field "${name}", formula: ${error.message}`);
    isSaid = true;
  };
  try {
    const source = String(formula);
    const run = compile(source);
    const compute = () => {
      try {
        return { found: run(scopeOf(form)) };
      } catch (error) {
        return tell(error);
      }
    };
    return [{ entry, names: new Set(namesIn(source)), compute }];
  } catch (error) {
    tell(error);
    return [];
  }
}
