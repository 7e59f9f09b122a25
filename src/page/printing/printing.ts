/**
 * The page on paper: an open dialog is printed whole and alone, texts are printed to their end, colours are light, and
 * what only a screen can use stays away. Everything is put back after printing.
 */
import { adopt, sheet } from "../../base/sheets.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { topDialog } from "../dialogs/dialogs.ts";
import { textsOnPaper } from "./texts-on-paper.ts";
import styles from "./print.css";

/** Puts back one change that was made for the paper. */
export type Undo = () => void;

/** On the element that is printed alone. */
const mark = "data-vs-printed";
const alone = `@media print { :not(html, body, head, head *, [${mark}], [${mark}] *, :has([${mark}])) { display: none !important } }`;

const parts = new Set<() => Undo>();
let isFollowing = false;
let undo: Undo[] = [];
/** By `printAlone`, until it is printed: the browser waits with that while the page is loading. */
let chosen: Element | undefined;

/** Adds a part that is laid out in another way on paper. @param lay is called before printing, its result after it */
export function onPaper(lay: () => Undo, signal: AbortSignal): void {
  if (signal.aborted) return;
  followPrinting();
  parts.add(lay);
  signal.addEventListener("abort", () => parts.delete(lay));
}

/** From now on the page is laid out for paper when it is printed. Called by all that a person may print. */
export function followPrinting(): void {
  if (isFollowing) return;
  isFollowing = true;
  addEventListener("beforeprint", () => {
    if (!undo.length) undo = [...layOut(), ...standAlone(chosen ?? topDialog())];
  });
  addEventListener("afterprint", () => {
    putBack(undo);
    undo = [];
    chosen = undefined;
  });
}

/** Opens the browser's printing for one element of the page, without what is around it. */
export function printAlone(element: Element): void {
  followPrinting();
  chosen = element;
  window.print();
}

/** Lays the page out for paper. @returns what puts it back */
export function layOut(): Undo[] {
  const laid = [...parts].map((lay) => lay());
  return [
    ...laid,
    ...roots(document).flatMap((root) => [withSheet(root, styles), ...lighten(root), ...textsOnPaper(root)]),
  ];
}

export function putBack(undos: readonly Undo[]): void {
  for (const back of undos) back();
}

/** Hides the page around an element. */
function standAlone(printed: Element | undefined): Undo[] {
  if (!printed) return [];
  printed.setAttribute(mark, "");
  return [withSheet(document, alone), () => printed.removeAttribute(mark)];
}

function withSheet(root: DocumentOrShadowRoot, css: string): Undo {
  adopt(root, css);
  return () => {
    root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet(css));
  };
}

/** Dark colours would be pale on white paper. */
function lighten(root: ShadowRoot): Undo[] {
  return [...root.querySelectorAll<HTMLElement>('.vs[data-theme="dark"]')].map((view) => {
    view.dataset["theme"] = "light";
    return () => void (view.dataset["theme"] = "dark");
  });
}

/** The shadow roots of our tags, and those within them. */
function roots(within: Document | ShadowRoot): ShadowRoot[] {
  const isPage = within === document;
  const nodes = isPage ? natives.findAll("*") : [...within.querySelectorAll("*")];
  return nodes.flatMap((node) => {
    const root = node.shadowRoot;
    return root && (!isPage || natives.name(node).startsWith("vs-")) ? [root, ...roots(root)] : [];
  });
}
