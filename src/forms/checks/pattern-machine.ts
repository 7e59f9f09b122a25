/** Matches a pattern by following all alternatives in parallel, letter by letter, so there is no backtracking. */
import { PatternFault, type Part, type Pattern } from "./pattern-tree.ts";

type Step =
  | { kind: "letter"; takes(letter: string): boolean }
  | { kind: "place"; holds(before: string | undefined, after: string | undefined): boolean }
  | { kind: "look"; program: Step[]; isBehind: boolean; isNot: boolean; id: number }
  | { kind: "ways"; to: number[] }
  | { kind: "end" };

export interface Machine {
  program: Step[];
  isUnicode: boolean;
}

/** Step limit of one match; takes less than 50 ms (docs/safety.md, §5, S7). */
const mostSteps = 250_000;
/** Cost of moving to the next letter, in steps. */
const stepsOfPlace = 4;
const largest = 5000;

/** @throws PatternFault */
export function makeMachine({ part, isUnicode }: Pattern): Machine {
  let size = 0;
  let looks = 0;

  function program(whole: Part, isBackward: boolean): Step[] {
    const steps: Step[] = [];
    const add = <Made extends Step>(step: Made): Made => {
      if (++size > largest) throw new PatternFault("is too large");
      steps.push(step);
      return step;
    };
    const ways = () => add({ kind: "ways" as const, to: [] as number[] });
    function write(one: Part): void {
      if (one.kind === "letter" || one.kind === "place") add(one);
      else if (one.kind === "repeat") writeRepeat(one);
      else if (one.kind === "look") add({ ...one, program: program(one.part, one.isBehind), id: looks++ });
      else if (one.kind === "choice") writeChoice(one.parts);
      else (isBackward ? one.parts.toReversed() : one.parts).forEach(write);
    }
    function writeChoice(parts: Part[]): void {
      const into = ways();
      const ends = parts.map((one) => {
        into.to.push(steps.length);
        write(one);
        return ways();
      });
      for (const end of ends) end.to.push(steps.length);
    }
    function writeRepeat({ part: one, min, max }: Part & { kind: "repeat" }): void {
      for (let count = 0, before = -1; count < min && before < size; count++) {
        before = size; // a part without steps, such as (?:), adds nothing however often it is repeated
        write(one);
      }
      if (max === Infinity) {
        const at = steps.length;
        const into = ways();
        into.to.push(steps.length);
        write(one);
        ways().to.push(at);
        into.to.push(steps.length);
        return;
      }
      const exits: { to: number[] }[] = [];
      for (let count = min; count < max; count++) {
        const into = ways();
        into.to.push(steps.length);
        exits.push(into);
        write(one);
      }
      for (const exit of exits) exit.to.push(steps.length);
    }
    write(whole);
    add({ kind: "end" });
    return steps;
  }

  return { program: program(part, false), isUnicode };
}

/** Whether the text contains a match; undefined when the step limit was reached. */
export function runMachine({ program, isUnicode }: Machine, text: string): boolean | undefined {
  if (text.length > mostSteps) return undefined;
  const letters = isUnicode ? Array.from(text) : text.split("");
  const run = new Run(letters);
  const isMatch = run.finds(program, 0, { isBehind: false, isAnywhere: true });
  return run.left < 0 ? undefined : isMatch;
}

class Run {
  left = mostSteps;
  readonly #letters: string[];
  /** Results of lookaheads and lookbehinds, by look and place. */
  readonly #seen = new Map<string, boolean>();

  constructor(letters: string[]) {
    this.#letters = letters;
  }

  finds(program: Step[], from: number, { isBehind, isAnywhere }: { isBehind: boolean; isAnywhere: boolean }): boolean {
    const letters = this.#letters;
    let now = this.#ways(program, [0], from);
    for (let at = from; now && this.left >= 0;) {
      const letter = isBehind ? letters[at - 1] : letters[at];
      if (letter === undefined) return false;
      at += isBehind ? -1 : 1;
      const next = now.filter((index) => (program[index] as Step & { kind: "letter" }).takes(letter));
      if (!next.length && !isAnywhere) return false;
      now = this.#ways(program, [...next.map((index) => index + 1), ...(isAnywhere ? [0] : [])], at);
    }
    return true;
  }

  /** The letter steps that can follow at this place; undefined when the end of the program was reached. */
  #ways(program: Step[], starts: number[], at: number): number[] | undefined {
    const found: number[] = [];
    const been = new Set<number>();
    const open = starts;
    this.left -= stepsOfPlace;
    while (open.length && this.left-- >= 0) {
      const index = open.pop()!;
      if (been.has(index)) continue;
      been.add(index);
      const step = program[index]!;
      if (step.kind === "end") return undefined;
      if (step.kind === "letter") found.push(index);
      else if (step.kind === "ways") open.push(...step.to);
      else if (this.#holds(step, at)) open.push(index + 1);
    }
    return found;
  }

  #holds(step: Step & { kind: "place" | "look" }, at: number): boolean {
    if (step.kind === "place") return step.holds(this.#letters[at - 1], this.#letters[at]);
    const key = `${step.id} ${at}`;
    let isSeen = this.#seen.get(key);
    if (isSeen === undefined) {
      isSeen = this.finds(step.program, at, { isBehind: step.isBehind, isAnywhere: false }) !== step.isNot;
      this.#seen.set(key, isSeen);
    }
    return isSeen;
  }
}
