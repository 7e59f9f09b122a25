/** Behaviours of an open form (§3.6, §4): what a value shows, requires, disables, sets, computes and looks up. */
import { compile, ExpressionError } from "../../templates/expressions/expression.ts";
import type { Data } from "../../base/data.ts";
import { titleOf } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { assignmentsOf } from "./assignments.ts";
import { readRules, type Rule, type Wrong } from "./behavior.ts";
import { judgeMs, type Form } from "../open-form.ts";
import { scopeOf, startFormulas } from "./formulas.ts";
import { Lookup } from "./lookup.ts";
import { chosen, statesUnder } from "./rule-states.ts";
import { same } from "../../values/same.ts";

/** Rules that set one another are stopped after so many steps. */
const deepest = 50;

/** @param say takes what an author wrote wrong, each once. @returns ends it */
export function startRules(form: Form, say: Wrong): () => void {
  const wrong = sayOnce(say);
  const rules = readRules(form.schema.entries);
  const lookups = new Map(rules.filter(({ api }) => api).map((rule) => [rule, new Lookup(form, rule, give)]));
  /** What rules still wait for, or have asked: given up when their field changes. */
  const waits = new Map<Rule, AbortController>();
  const formulas = startFormulas(form, wrong);
  let depth = 0;
  /** A rule has changed something after the states were told. */
  let isStale = false;

  const rulesOf = new Map<string, Rule[]>();
  for (const rule of rules) rulesOf.set(rule.field, [...(rulesOf.get(rule.field) ?? []), rule]);
  const chosenOf = (field: string): Rule[] => chosen(rulesOf.get(field) ?? [], form.record.value(field));
  const applies = (rule: Rule): boolean => chosenOf(rule.field).includes(rule) && isTrue(rule, form, wrong);

  function show(): void {
    const states = statesUnder(rules, form.entries, applies);
    if (states) form.setStates(states);
    else wrong(`the rules of ${names(rules)} show and hide each other without end`);
  }

  /** Raw values for fields, from a lookup or a rule. */
  function give(values: Data): void {
    for (const [name, raw] of Object.entries(values)) {
      const entry = form.entries.get(name);
      if (entry && raw !== undefined) put(name, form.read(entry, raw));
    }
  }
  function put(name: string, value: unknown): void {
    if (!same(value, form.record.value(name))) form.record.set(name, value);
  }

  function told(): void {
    if (depth > 0) isStale = true;
    else {
      formulas.show();
      show();
    }
  }
  function changed(path: string): void {
    if (depth >= deepest) return wrong(`the rules of ${names(rules)} set each other without end`);
    depth++;
    try {
      for (const rule of rulesOf.get(path) ?? []) giveUp(rule);
      formulas.changed(path);
      for (const rule of chosenOf(path)) if (rule.button === undefined && applies(rule)) run(rule);
    } finally {
      depth--;
    }
    if (depth > 0 || !isStale) return;
    isStale = false;
    show();
  }

  function run(rule: Rule): void {
    const lookup = lookups.get(rule);
    if (lookup) return later(rule, () => void lookup.run());
    const addresses = Object.entries(rule.set).filter(([, value]) => isAddress(value)) as [string, string][];
    give(Object.fromEntries(Object.entries(rule.set).filter(([, value]) => !isAddress(value))));
    if (addresses.length) later(rule, (signal) => addresses.forEach(([name, path]) => void bring(name, path, signal)));
    for (const { name, expression } of assignmentsOf(rule.compute)) assign(rule, name, expression);
  }

  /** A person may go on typing. */
  function later(rule: Rule, act: (signal: AbortSignal) => void): void {
    const wait = new AbortController();
    waits.set(rule, wait);
    const timer = natives.after(judgeMs, () => act(wait.signal));
    wait.signal.addEventListener("abort", () => natives.cancel(timer));
  }
  /** What was asked for another value is not wanted any more. */
  function giveUp(rule: Rule): void {
    waits.get(rule)?.abort();
    lookups.get(rule)?.forget();
  }

  /** A value by address (R4-25). */
  async function bring(name: string, path: string, signal: AbortSignal): Promise<void> {
    try {
      const { readLookup } = await import("../../server/calls/records/lookups.ts");
      const found = await readLookup(path, { field: name, value: undefined, values: scopeOf(form) }, signal);
      if (found && !signal.aborted) give({ [name]: name in found ? found[name] : Object.values(found)[0] });
    } catch (error) {
      if (!signal.aborted) console.warn(error); // R8-38
    }
  }

  function assign(rule: Rule, name: string, expression: string): void {
    if (!form.entries.get(name)) return wrong(`field "${rule.field}", eval: "${name}" is no field`);
    const value = valueOf(expression, rule, form, wrong);
    if (value !== undefined) give({ [name]: value });
  }

  for (const [field, own] of rulesOf) {
    const waiting = own.filter(({ button }) => button !== undefined);
    form.setRuns(
      field,
      waiting.map((rule) => ({
        label: rule.button === true ? "" : titleOf(rule.button),
        run: () => (lookups.has(rule) ? void lookups.get(rule)!.run() : applies(rule) && run(rule)),
      })),
    );
  }
  show();
  const ends = [form.record.react(changed), form.record.any.listen(told)];
  return () => {
    for (const end of ends) end();
    for (const rule of rules) giveUp(rule);
  };
}

const isAddress = (value: unknown): value is string => typeof value === "string" && value.startsWith("/api");

/** An `eval` that assigns nothing is a condition (R3.6-56). */
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

/** A mistake is said once, however often its rule runs. */
function sayOnce(say: Wrong): Wrong {
  const said = new Set<string>();
  return (mistake) => {
    if (!said.has(mistake)) say(mistake);
    said.add(mistake);
  };
}
