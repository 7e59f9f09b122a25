import type { Entry, Validator } from "./schema/schema.ts";

/** The state of a field, from its entry and changed by rules (R3.6-12). */
export interface FieldState {
  isHidden: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  validators: Validator[];
}

const known = new WeakMap<Entry, FieldState>();
/** The state from the schema. */
export function stateOf(entry: Entry): FieldState {
  let state = known.get(entry);
  if (!state) {
    const { validators } = entry;
    const isRequired = validators.some(({ type }) => type === "required");
    state = { isHidden: false, isRequired, isDisabled: entry["disabled"] === true, validators };
    known.set(entry, state);
  }
  return state;
}

export const sameState = (one: FieldState, other: FieldState): boolean =>
  one === other ||
  (one.isHidden === other.isHidden &&
    one.isDisabled === other.isDisabled &&
    one.isRequired === other.isRequired &&
    one.validators.length === other.validators.length &&
    one.validators.every((validator, at) => validator === other.validators[at]));
