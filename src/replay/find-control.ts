import type { Step } from "../cases/case-file.ts";

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

function controlOf({ on, path = [] }: Step, stage: readonly Element[], page: Document): HTMLElement | undefined {
  const dialogs = [...page.querySelectorAll("body > vs-popup, body > vs-modal")].filter((one) => !stage.includes(one));
  let node: Element | ShadowRoot | undefined | null = on && ("stage" in on ? stage[on.stage] : dialogs[on.dialog]);
  for (const part of path) {
    if (!node) return undefined;
    if (part === "shadow") node = (node as Element).shadowRoot;
    else {
      const [name, number] = part.split(":");
      const child: Element | undefined = node.children[Number(number)];
      node = child?.localName === name ? child : undefined;
    }
  }
  return (node ?? undefined) as HTMLElement | undefined;
}
