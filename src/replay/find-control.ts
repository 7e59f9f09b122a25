import type { Step } from "../cases/case-file.ts";
import { labelOf } from "../cases/label-of.ts";

/** The control of a step on the stage, as soon as it is there; undefined when it does not come. */
export async function findControl(
  step: Step,
  stage: readonly Element[],
  page: Document,
  waitMs: number,
): Promise<HTMLElement | undefined> {
  const until = performance.now() + waitMs;
  for (;;) {
    const found = controlOf(step, stage, page);
    if (found || performance.now() > until) return found;
    await pause(50);
  }
}

export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** By its label, when only one control has it: the path counts neighbours, and a hint between them may come and go. */
function controlOf({ on, path = [], label }: Step, stage: readonly Element[], page: Document): HTMLElement | undefined {
  const dialogs = [...page.querySelectorAll("body > vs-popup, body > vs-modal")].filter((one) => !stage.includes(one));
  const start = on && ("stage" in on ? stage[on.stage] : dialogs[on.dialog]);
  if (!start) return undefined;
  const [name] = partOf(path.at(-1) ?? "");
  const labelled = label ? insideOf(start, name).filter((one) => wordsOn(one) === label) : [];
  return labelled.length === 1 ? labelled[0] : at(start, path);
}

function at(start: Element, path: readonly string[]): HTMLElement | undefined {
  let node: Element | ShadowRoot | undefined | null = start;
  for (const part of path) {
    if (!node) return undefined;
    if (part === "shadow") node = (node as Element).shadowRoot;
    else {
      const [name, number] = partOf(part);
      const child: Element | undefined = node.children[number];
      node = child?.localName === name ? child : undefined;
    }
  }
  return (node ?? undefined) as HTMLElement | undefined;
}

/** `div:3`: a tag, which may have a colon itself, and its number. */
function partOf(part: string): [name: string, number: number] {
  const end = part.lastIndexOf(":");
  return [part.slice(0, end), Number(part.slice(end + 1))];
}

/** Elements of a name in an element and in the shadow roots of its descendants. */
function insideOf(root: Element | ShadowRoot, name: string): HTMLElement[] {
  const own = "shadowRoot" in root && root.shadowRoot ? insideOf(root.shadowRoot, name) : [];
  return [
    ...own,
    ...[...root.children].flatMap((child) => [
      ...(child.localName === name ? [child as HTMLElement] : []),
      ...insideOf(child, name),
    ]),
  ];
}

const wordsOn = (control: HTMLElement): string => labelOf(control) || (control.textContent ?? "").trim().slice(0, 100);
