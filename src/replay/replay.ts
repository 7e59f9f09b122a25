/** The page that replays a support case: reads the file, checks it, goes through its steps. */
import { readCase, wordsOf, type CaseFile } from "../cases/case-file.ts";
import { version } from "../checking/known.ts";
import { beginReplay, type Replay, type StepResult } from "./replay-case.ts";

/** The result for `vs-elements replay`, as JSON in `document.body.dataset.result`. */
interface Result {
  refused?: string;
  steps: StepResult[];
  /** The first step that left the recorded way. */
  left: number | null;
  isDone: boolean;
}

const byId = <T extends HTMLElement>(id: string) => document.querySelector<T>(`#${id}`)!;
const [all, next, list, verdict] = [
  byId<HTMLButtonElement>("all"),
  byId<HTMLButtonElement>("next"),
  byId("steps"),
  byId("verdict"),
];

/** No step of a case leads the stage elsewhere: the browser refuses every other address in the frame. */
const policy = {
  httpEquiv: "Content-Security-Policy",
  content: `frame-src ${new URL("stage.html", location.href).href}`,
};
document.head.append(Object.assign(document.createElement("meta"), policy));

let replay: Replay | undefined;
let given: CaseFile | undefined;
let result: Result = { steps: [], left: null, isDone: false };

const chosen = byId<HTMLInputElement>("file");
chosen.addEventListener("change", () => {
  const [file] = chosen.files ?? [];
  if (file) openFile(file);
});
// Without it the browser fires no change event when the same file is chosen again.
chosen.addEventListener("click", () => void (chosen.value = ""));
next.addEventListener("click", () => void oneStep());
all.addEventListener("click", () => void everyStep());

let opening: Promise<void> = Promise.resolve();
/**
 * Forgets the case before it at once: a step of it that is still running is not counted for the new one. One after the
 * other, because the stage is the same frame.
 */
function openFile(file: File): void {
  result = { steps: [], left: null, isDone: false };
  given = replay = undefined;
  delete document.body.dataset["result"];
  list.replaceChildren();
  all.disabled = next.disabled = true;
  tell("");
  const own = result;
  opening = opening.then(async () => {
    try {
      const text = await file.text();
      if (own === result) await open(text, own);
    } catch (error) {
      if (own === result) refuse(`it cannot be replayed here: ${String(error)}`);
    }
  });
}

function refuse(reason: string): void {
  result.refused = reason;
  given = undefined;
  tell(`Refused: ${reason}.`);
  show();
}

async function open(text: string, own: Result): Promise<void> {
  const read = readCase(text, version);
  if ("refused" in read) return refuse(read.refused);
  given = read;
  list.append(...read.steps.map((step) => Object.assign(document.createElement("li"), { textContent: wordsOf(step) })));
  tell(`Recorded with ${read.version} at ${read.at.slice(0, 16).replace("T", " ")}: ${read.steps.length} steps.`);
  const begun = await beginReplay(byId<HTMLIFrameElement>("stage"), read);
  if (own !== result) return;
  replay = begun;
  show();
}

async function everyStep(): Promise<void> {
  while (await oneStep());
}

/** @returns whether there may be another step */
async function oneStep(): Promise<boolean> {
  all.disabled = next.disabled = true;
  const own = result;
  const at = own.steps.length;
  const done = await replay?.next().catch((error: unknown) => notDone(at, error));
  if (own !== result) return false;
  if (done) {
    result.steps.push(done);
    if (done.differences.length) result.left ??= done.step;
    mark(done);
  }
  result.isDone = !given || result.steps.length >= given.steps.length;
  if (result.isDone)
    tell(result.left === null ? "It went as recorded." : `It left the recorded way at step ${result.left + 1}.`);
  show();
  return !result.isDone;
}

/** A step that could not be done at all, so that the rest is not waited for. */
const notDone = (step: number, error: unknown): StepResult => ({
  step,
  words: given ? wordsOf(given.steps[step]!) : "",
  differences: [`the replay failed: ${String(error)}`],
  events: [],
});

function mark({ step, differences, events }: StepResult): void {
  const item = list.children[step]!;
  item.className = differences.length ? "left" : "went";
  for (const one of list.children) one.removeAttribute("aria-current");
  item.setAttribute("aria-current", "step");
  const failed = events.filter((one) => one.startsWith("vs:failed"));
  const lines = [...differences, ...(differences.length ? [] : failed.map((one) => `as recorded: ${one}`))];
  if (!lines.length) return;
  const details = document.createElement("ul");
  details.append(...lines.map((line) => Object.assign(document.createElement("li"), { textContent: line })));
  item.append(details);
}

const tell = (words: string): void => void (verdict.textContent = words);

function show(): void {
  const isOpen = !!replay && !result.isDone;
  all.disabled = next.disabled = !isOpen;
  document.body.dataset["result"] = JSON.stringify(result);
}
