/** Computed fields (R3.6-24): their expressions are interpreted again when a field that they name has changed. */
import { compile, ExpressionError, namesIn } from "../../templates/expressions/expression.ts";
import { isUnread } from "../../values/unread.ts";
import type { Wrong } from "./behavior.ts";
import type { Form } from "../open-form.ts";
import { same } from "../../values/same.ts";
import type { Entry } from "../schema/schema.ts";

interface Formula {
  entry: Entry;
  names: Set<string>;
  /** Undefined when it cannot be told: the field keeps what it holds. */
  compute(): { found: unknown } | undefined;
}

/** What expressions see: the own fields of the form; what cannot be read counts as nothing. */
export function scopeOf(form: Form): Record<string, unknown> {
  const scope: Record<string, unknown> = Object.create(null);
  for (const { name } of form.schema.entries) {
    const value = form.record.value(name);
    scope[name] = isUnread(value) ? null : value;
  }
  return scope;
}

interface Computing {
  /** Computes what depends on a field that has changed. */
  changed(path: string): void;
  /** Computes what is shown and not stored: an undo or others' changes tell no path. */
  show(): void;
}

export function startFormulas(form: Form, wrong: Wrong): Computing {
  const formulas = form.schema.entries.flatMap((entry) => readFormula(entry, form, wrong));
  const changed = (path: string, depth = 0): void => {
    for (const formula of formulas)
      if (formula.names.has(path) && write(form, formula) && depth < formulas.length)
        changed(formula.entry.name, depth + 1);
  };
  // a field that stores is left as it was loaded until something it names changes; one formula may need another's value
  const first = formulas.filter(({ entry }) => !form.isStored(entry) || form.isNew);
  for (let round = 0; round < first.length; round++)
    for (const { entry, compute } of first) {
      const computed = compute();
      if (computed) form.record.load(entry.name, form.read(entry, computed.found));
    }
  const shown = formulas.filter(({ entry }) => !form.isStored(entry));
  let isShowing = false;
  function show(): void {
    if (isShowing) return;
    isShowing = true;
    for (const _ of shown) if (!shown.filter((formula) => write(form, formula)).length) break;
    isShowing = false;
  }
  return { changed: (path) => changed(path), show };
}

/** What stores nothing is not touched by being computed. @returns whether who names it has to be told by us */
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
