/** Behaviours of an open form (R3.6-12): what a value shows, requires, disables, sets, computes and looks up. */
import { compile, ExpressionError } from "../../templates/expressions/expression.ts";
import type { Data } from "../../base/data.ts";
import { titleOf } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { assignmentsOf } from "./assignments.ts";
import { readRules, type Rule, type Wrong } from "./behavior.ts";
import { judgeMs, type Form } from "../open-form.ts";
import { scopeOf, startFormulas } from "./formulas.ts";
import { addressValues, Lookup } from "./lookup.ts";
import { chosen, statesUnder } from "./rule-states.ts";
import { same } from "../../values/same.ts";

/** Maximum depth of rules that set each other's fields. */
const deepest = 50;

/**
 * Starts the rules of a form.
 * @param say gets each mistake of the schema's author once
 * @returns a function that stops the rules
 */
export function startRules(form: Form, say: Wrong): () => void {
  const running = new RunningRules(form, sayOnce(say));
  return () => running.end();
}

/** The rules of one open form. */
class RunningRules {
  readonly #form: Form;
  readonly #wrong: Wrong;
  readonly #rules: Rule[];
  readonly #rulesOf = new Map<string, Rule[]>();
  readonly #lookups: Map<Rule, Lookup>;
  /** Delays and requests of rules: aborted when the rule's field changes. */
  readonly #waits = new Map<Rule, AbortController>();
  /** The values of the rules' fields at their last run. */
  readonly #ranFor = new Map<Rule, unknown>();
  readonly #formulas: ReturnType<typeof startFormulas>;
  readonly #ends: (() => void)[];
  #depth = 0;

  constructor(form: Form, wrong: Wrong) {
    this.#form = form;
    this.#wrong = wrong;
    this.#rules = readRules(form.schema.entries);
    for (const rule of this.#rules) this.#rulesOf.set(rule.field, [...(this.#rulesOf.get(rule.field) ?? []), rule]);
    const give = (values: Data) => this.#give(values);
    const asking = this.#rules.filter(({ api }) => api);
    this.#lookups = new Map(asking.map((rule) => [rule, new Lookup(form, rule, give)]));
    this.#formulas = startFormulas(form, wrong);
    this.#offerButtons();
    this.#show();
    this.#ends = [form.record.react((path) => this.#changed(path)), form.record.any.listen(() => this.#told())];
  }

  end(): void {
    for (const end of this.#ends) end();
    for (const rule of this.#rules) this.#giveUp(rule);
  }

  // ---- which rules apply

  #chosenOf(field: string): Rule[] {
    return chosen(this.#rulesOf.get(field) ?? [], this.#form.record.value(field));
  }
  #applies(rule: Rule): boolean {
    return this.#chosenOf(rule.field).includes(rule) && isTrue(rule, this.#form, this.#wrong);
  }
  #show(): void {
    const states = statesUnder(this.#rules, this.#form.entries, (rule) => this.#applies(rule));
    if (states) this.#form.setStates(states);
    else this.#wrong(`the rules of ${names(this.#rules)} show and hide each other without end`);
  }

  // ---- when a value changes

  /** Any change, also an undo, a merge or a load. */
  #told(): void {
    const { record } = this.#form;
    for (const [rule, value] of this.#ranFor) if (!same(record.value(rule.field), value)) this.#giveUp(rule);
    this.#formulas.show();
    this.#show();
  }
  /** A person or a rule has set a value. */
  #changed(path: string): void {
    if (this.#depth >= deepest) return this.#wrong(`the rules of ${names(this.#rules)} set each other without end`);
    this.#depth++;
    try {
      for (const rule of this.#rulesOf.get(path) ?? []) this.#giveUp(rule);
      this.#formulas.changed(path);
      for (const rule of this.#chosenOf(path)) if (rule.button === undefined && this.#applies(rule)) this.#run(rule);
    } finally {
      this.#depth--;
    }
  }

  // ---- what a rule does

  #run(rule: Rule): void {
    this.#note(rule);
    const lookup = this.#lookups.get(rule);
    if (lookup) return this.#later(rule, () => void lookup.run());
    const addresses = Object.entries(rule.set).filter(([, value]) => isAddress(value)) as [string, string][];
    this.#give(Object.fromEntries(Object.entries(rule.set).filter(([, value]) => !isAddress(value))));
    if (addresses.length)
      this.#later(rule, (signal) => addresses.forEach(([name, path]) => void this.#bring(name, path, signal)));
    for (const { name, expression } of assignmentsOf(rule.compute)) this.#assign(rule, name, expression);
  }

  /** An answer for another value than this one comes too late, also after an undo. */
  #note(rule: Rule): void {
    this.#ranFor.set(rule, this.#form.record.value(rule.field));
  }

  /** Raw values for fields, from a lookup or a rule. */
  #give(values: Data): void {
    const { entries, record } = this.#form;
    for (const [name, raw] of Object.entries(values)) {
      const entry = entries.get(name);
      if (!entry || raw === undefined) continue;
      const value = this.#form.read(entry, raw);
      if (!same(value, record.value(name))) record.set(name, value);
    }
  }
  #assign(rule: Rule, name: string, expression: string): void {
    if (!this.#form.entries.get(name)) return this.#wrong(`field "${rule.field}", eval: "${name}" is no field`);
    const value = valueOf(expression, rule, this.#form, this.#wrong);
    if (value !== undefined) this.#give({ [name]: value });
  }

  /** Runs after a pause of half a second, because the person may still be typing. */
  #later(rule: Rule, act: (signal: AbortSignal) => void): void {
    this.#waits.get(rule)?.abort();
    const wait = new AbortController();
    this.#waits.set(rule, wait);
    const timer = natives.after(judgeMs, () => act(wait.signal));
    wait.signal.addEventListener("abort", () => natives.cancel(timer));
  }
  /** The field's value has changed: aborts the rule's delay and requests. */
  #giveUp(rule: Rule): void {
    this.#ranFor.delete(rule);
    this.#waits.get(rule)?.abort();
    this.#lookups.get(rule)?.forget();
  }

  /** Loads a value from an address (R4-25). */
  async #bring(name: string, path: string, signal: AbortSignal): Promise<void> {
    try {
      const { readLookup } = await import("../../server/calls/records/lookups.ts");
      const found = await readLookup(
        path,
        { field: name, value: undefined, values: addressValues(this.#form) },
        signal,
      );
      if (found && !signal.aborted)
        this.#give({ [name]: Object.hasOwn(found, name) ? found[name] : Object.values(found)[0] });
    } catch (error) {
      if (!signal.aborted) console.warn(error); // R8-38
    }
  }

  /** Offers rules with a button beside their field (R3.6-51). */
  #offerButtons(): void {
    for (const [field, own] of this.#rulesOf) {
      const waiting = own.filter(({ button }) => button !== undefined);
      this.#form.runs.set(
        field,
        waiting.map((rule) => ({
          label: rule.button === true ? "" : titleOf(rule.button),
          run: () => this.#press(rule),
        })),
      );
    }
  }
  #press(rule: Rule): void {
    const lookup = this.#lookups.get(rule);
    if (lookup) {
      this.#note(rule);
      void lookup.run();
    } else if (this.#applies(rule)) this.#run(rule);
  }
}

const isAddress = (value: unknown): value is string => typeof value === "string" && value.startsWith("/api");

/** An `eval` without assignment is a condition (R3.6-56). */
function isTrue(rule: Rule, form: Form, wrong: Wrong): boolean {
  if (!rule.compute || assignmentsOf(rule.compute).length) return true;
  return !!valueOf(rule.compute, rule, form, wrong);
}

function valueOf(expression: string, { field, when }: Rule, form: Form, wrong: Wrong): unknown {
  try {
    return compile(expression)(scopeOf(form));
  } catch (error) {
    if (!(error instanceof ExpressionError)) throw error;
    wrong(`field "${field}", behavior "${when}", eval: ${error.message}`);
    return undefined;
  }
}

const names = (rules: Rule[]): string => [...new Set(rules.map(({ field }) => `"${field}"`))].join(", ");

/** Reports each mistake once, however often its rule runs. */
function sayOnce(say: Wrong): Wrong {
  const said = new Set<string>();
  return (mistake) => {
    if (!said.has(mistake)) say(mistake);
    said.add(mistake);
  };
}
