/**
 * Patterns of schemas (docs/safety.md, §2): on some of them the browser's own engine could run for years. It is used
 * only to validate the pattern and to test single letters; pattern-machine.ts does the matching, looks at each letter
 * once and counts its steps.
 */
import type { Data } from "../../base/data.ts";
import { logMistake } from "../../base/mistakes.ts";
import { makeMachine, runMachine, type Machine } from "./pattern-machine.ts";
import { PatternFault, readPattern } from "./pattern-tree.ts";

/**
 * Whether a text contains a match of a validator's pattern; undefined when the pattern is refused or the text is too
 * long for it.
 */
export function matches(validator: Data, text: string): boolean | undefined {
  const machine = machineOf(validator);
  if (machine instanceof PatternFault) return undefined;
  const isMatch = runMachine(machine, text);
  if (isMatch === undefined && !named.has(machine)) {
    named.add(machine);
    logMistake(
      `pattern ${nameOf(validator)}: a value of ${text.length} characters takes too long and was not checked.`,
    );
  }
  return isMatch;
}

/** The fault of a validator's pattern, for its author; undefined when it is valid. */
export function patternFault(validator: Data): string | undefined {
  const machine = machineOf(validator);
  return machine instanceof PatternFault ? `pattern ${nameOf(validator)} ${machine.message}` : undefined;
}

const named = new WeakSet<Machine>();
const machines = new Map<string, Machine | PatternFault>();

function machineOf({ pattern, flags }: Data): Machine | PatternFault {
  const key = `/${String(pattern)}/${String(flags ?? "")}`;
  let machine = machines.get(key);
  if (!machine) machines.set(key, (machine = make(String(pattern), String(flags ?? ""))));
  return machine;
}

function make(pattern: string, flags: string): Machine | PatternFault {
  try {
    return makeMachine(readPattern(pattern, flags));
  } catch (error) {
    if (error instanceof PatternFault) return error;
    throw error;
  }
}

const nameOf = ({ pattern }: Data): string => `"${String(pattern).slice(0, 60)}"`;
