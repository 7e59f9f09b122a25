import { wordsOf, type CaseFile, type Step } from "../cases/case-file.ts";
import { doStep, leave } from "./do-step.ts";
import { findControl, pause } from "./find-control.ts";
import { setStage, type Stage } from "./set-stage.ts";

export interface StepResult {
  step: number;
  /** What was done, in words. */
  words: string;
  /** Where it left the recorded way; empty when it went as recorded. */
  differences: string[];
  /** What the page told: the same as recorded. */
  events: string[];
}
export interface Replay {
  /** Does the next step; undefined after the last. */
  next(): Promise<StepResult | undefined>;
}

/** How long a step may take; the recorded answers come at once. */
const waitMs = 3000;
/** After a step went as recorded: what is asked or told beyond that is a difference. */
const settleMs = 250;
/** The product ignores a second click on an element for a second. */
const restMs = 1100;

/** Begins a replay: the stage is set, nothing is done yet. */
export async function beginReplay(frame: HTMLIFrameElement, given: CaseFile): Promise<Replay> {
  const stage = await setStage(frame, given);
  let at = 0;
  let last: { step: Step; control: HTMLElement } | undefined;
  return {
    async next() {
      const step = given.steps[at];
      if (!step) return undefined;
      const number = at++;
      const problems: string[] = [];
      if (step.do !== "open") {
        const control = await findControl(step, stage.elements, stage.page, waitMs);
        if (last?.step.do === "input" && last.control !== control) leave(last.control);
        if (last?.step.do === "click" && step.do === "click" && last.control === control) await pause(restMs);
        if (control) doStep(step, control);
        else problems.push("the control is not there");
        last = control && { step, control };
      }
      const { differences, events } = await follow(stage, given, number);
      return { step: number, words: wordsOf(step), differences: [...problems, ...differences], events };
    },
  };
}

/** Waits until everything that was recorded after a step has happened, and a little longer. */
async function follow(stage: Stage, { events }: CaseFile, step: number): Promise<Omit<StepResult, "step" | "words">> {
  const expected = events.filter((one) => one.step === step).map(({ what }) => what);
  const heard: string[] = [];
  const lacking = () => without(expected, heard);
  const until = performance.now() + waitMs;
  do {
    await pause(50);
    heard.push(...stage.events());
  } while (
    performance.now() < until &&
    !stage.isLeft() &&
    (lacking().length > 0 || stage.server.missing(step).length > 0)
  );
  await pause(settleMs);
  heard.push(...stage.events());
  return {
    events: heard,
    differences: [
      ...(stage.isLeft() ? ["the page has navigated away"] : []),
      ...stage.server.missing(step).map(({ method, address }) => `did not ask ${method} ${address}`),
      ...stage.server.differences(),
      ...lacking().map((one) => `did not tell ${one}`),
      ...without(heard, expected).map((one) => `told ${one}, which was not recorded`),
    ],
  };
}

/** The entries of a list that another lacks; each counts once. */
function without(list: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return list.filter((one) => {
    const at = left.indexOf(one);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}
