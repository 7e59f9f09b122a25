import type { Entry, Validator } from "./schema/schema.ts";

/** How a field stands: as its entry says, or as rules make it (§3.6, Behavior). */
export interface FieldState {
  isHidden: boolean;
  isRequired: boolean;
  isDisabled: boolean;
  validators: Validator[];
}

const known = new WeakMap<Entry, FieldState>();
/** As the schema says. */
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
