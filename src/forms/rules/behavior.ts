/** Reads the behaviours of a schema (R3.6-12): rules of a field by its value or by `*`. */
import { isData, type Data } from "../../base/data.ts";
import type { Entry, Validator } from "../schema/schema.ts";
import { readAs } from "../schema/property-kinds.ts";
import { readBehavior } from "../schema/rule-shapes.ts";
import { readValidators } from "../schema/schema.ts";

/** Reports a mistake of the schema's author. */
export type Wrong = (mistake: string) => void;

/** What one value of a field does to other fields. */
export interface Rule {
  /** The field whose value decides. */
  field: string;
  /** That value as text, or `*` for every value that no other rule of the field names. */
  when: string;
  /** Fields by name with true or false: shown, required, disabled while the rule applies. */
  shown: Map<string, boolean>;
  required: Map<string, boolean>;
  disabled: Map<string, boolean>;
  /** Additional checks of these fields while the rule applies (R3.6-55). */
  validators: Map<string, Validator[]>;
  /** Field → a fixed value, an address that begins with /api, or, for a lookup, the name of a column of the result. */
  set: Data;
  /** `eval`: `field = expression`, several with `;` between, or an expression that must be true for the rule to apply. */
  compute: string;
  /** Address of a lookup; "" for none. */
  api: string;
  /** The rule waits for a button with these words; undefined when it runs on change (R3.6-51). */
  button: unknown;
  /** For a lookup: the query value, a field's name or a fixed text. */
  val: unknown;
  /** When a lookup finds nothing: a message, or values to set (R3.6-53). */
  noresult: unknown;
}

/** The rules of all fields in order. Invalid ones are skipped here; schema-mistakes.ts reports them. */
export const readRules = (entries: Entry[]): Rule[] =>
  entries.flatMap(({ name, behavior }) =>
    [...readBehavior(behavior, "", [])].flatMap(([when, rules]) => rules.map((given) => readRule(name, when, given))),
  );

/** The name of the property (R3.6-56); its text is interpreted as an expression, never run as script. */
const computeKey = "eval";

function readRule(field: string, when: string, given: Data): Rule {
  const { api, val, show, hide, require, disabled, validators, set, button, noresult } = given;
  const text = (value: unknown) => (typeof value === "string" ? value : "");
  const compute = given[computeKey];
  return {
    field,
    when: val === undefined || api ? when : String(val),
    shown: new Map([...readNames(show), ...[...readNames(hide)].map(([name, is]): [string, boolean] => [name, !is])]),
    required: new Map([...readNames(require), ...namesOf(validators)]),
    disabled: disabled === true ? new Map([[field, true]]) : readNames(disabled),
    validators: readChecks(validators),
    set: isData(set) ? set : {},
    compute: isData(compute) ? assignments(compute) : text(compute),
    api: text(api),
    button: button === false ? undefined : button,
    val,
    noresult,
  };
}

/** A list of names, or names with true or false. */
function readNames(given: unknown): Map<string, boolean> {
  if (isData(given)) return new Map(Object.entries(given).map(([name, is]) => [name, is !== false]));
  return new Map(Array.isArray(given) ? given.map((name) => [String(name), true]) : []);
}

/** A list of names in `validators` makes these fields required (R4-22). */
const namesOf = (given: unknown): Map<string, boolean> =>
  isData(given) ? new Map() : readNames(readAs("names", given));

const readChecks = (given: unknown): Map<string, Validator[]> =>
  new Map(isData(given) ? Object.entries(given).map(([name, checks]) => [name, readValidators(checks, "", [])]) : []);

const assignments = (given: Data): string =>
  Object.entries(given)
    .map(([name, expression]) => `${name} = ${String(expression)}`)
    .join(";");
