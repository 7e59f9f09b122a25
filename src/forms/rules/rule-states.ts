/** Field states under the rules that apply now (R4-21 to R4-24). */
import type { Rule } from "./behavior.ts";
import type { Entry, Validator } from "../schema/schema.ts";
import { stateOf, type FieldState } from "../states.ts";

type Entries = ReadonlyMap<string, Entry>;
/** Whether a rule chosen by its field's value applies: its `eval` may be false. */
export type Applies = (rule: Rule) => boolean;

/**
 * An exact value wins over `*`; of several rules for one field the last one that applies wins; a field that some rule
 * can show is hidden while none does; rules of a hidden field do not apply. Undefined when the rules hide and show each
 * other endlessly.
 */
export function statesUnder(rules: Rule[], entries: Entries, applies: Applies): Map<string, FieldState> | undefined {
  let hidden = new Set<string>();
  for (let round = 0; round <= entries.size + 1; round++) {
    const before = hidden;
    const states = stateRound(rules, entries, (rule) => !before.has(rule.field) && applies(rule));
    hidden = new Set([...states].flatMap(([name, { isHidden }]) => (isHidden ? name : [])));
    if (hidden.size === before.size && [...hidden].every((name) => before.has(name))) return states;
  }
  return undefined;
}

function stateRound(rules: Rule[], entries: Entries, applies: Applies): Map<string, FieldState> {
  const states = new Map<string, FieldState>();
  const change = (name: string, to: Partial<FieldState>) => {
    const entry = entries.get(name);
    if (entry) states.set(name, { ...(states.get(name) ?? stateOf(entry)), ...to });
  };
  for (const { shown } of rules) for (const [name, is] of shown) if (is) change(name, { isHidden: true });
  for (const rule of rules.filter(applies)) {
    for (const [name, is] of rule.shown) change(name, { isHidden: !is });
    for (const [name, is] of rule.disabled) change(name, { isDisabled: is });
    for (const [name, is] of rule.required) change(name, { isRequired: is });
    for (const [name, more] of rule.validators) {
      const entry = entries.get(name);
      const now = states.get(name)?.validators ?? (entry ? stateOf(entry).validators : []);
      change(name, { validators: [...now, ...more], ...(more.some(isRequired) && { isRequired: true }) });
    }
  }
  return new Map([...states].map(([name, state]) => [name, withRequired(state)]));
}

const isRequired = ({ type }: Validator): boolean => type === "required";
const required: Validator = { type: "required" };

/** Makes the check `required` match the required state. */
function withRequired(state: FieldState): FieldState {
  const others = state.validators.filter((one) => !isRequired(one));
  const own = state.validators.find(isRequired) ?? required;
  return { ...state, validators: state.isRequired ? [own, ...others] : others };
}

/** The rules of a field that match its value. */
export function chosen(rules: Rule[], value: unknown): Rule[] {
  const keys = keysOf(value);
  const exact = rules.filter(({ when }) => keys.has(when));
  return exact.length ? exact : rules.filter(({ when }) => when === "*");
}

/** The texts that a rule may use for a value; for a list, those of its items. */
function keysOf(value: unknown): Set<string> {
  if (value === true) return new Set(["true", "t", "1", "on"]);
  if (value === false) return new Set(["false", "f", "0", "off"]);
  if (Array.isArray(value)) return new Set(value.length ? value.map(String) : [""]);
  return new Set([value === null || value === undefined ? "" : String(value)]);
}
