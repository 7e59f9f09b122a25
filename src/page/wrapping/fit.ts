/** A tag around the page's own control stands where the control stood, as wide as it, so that the page keeps its lines. */
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { hiding } from "./aside.ts";
import type { Steps } from "./in-turns.ts";
import type { NativeControl } from "./native-value.ts";

/** The width of a field by itself, in px. */
const ownPx = 240;
/** What a list has around its words more than the browser's, in px. */
const besideListPx = 44;
/** Widths in px that a field needs for its value and its button, by tag; its own for all others. */
const leastPx: Readonly<Record<string, number>> = {
  "vs-text": 0,
  "vs-number": 0,
  "vs-select": 100,
  "vs-time": 90,
  "vs-date": 150,
  "vs-date-time": 190,
};
/** The height of a switch, in px. */
const switchPx = 20;
/** The height of the browser's own box to be ticked, in px. */
const tickPx = 13;
/** No room above and below, which a tag by itself has reserved (src/view/stand-alone.css). */
const noReserve = ".like-host>.field>*{margin-block:0!important}";
/** The field only: the page may have put a widget of its own beside the control. */
const hidden = ":host{display:contents!important}.vs.vs{display:none!important}";
/** The whole rest of the page's flexbox. */
const fills = ":host{flex:1 1 0}";
/** What places a box among others. */
const placing = ["margin", "flex", "align-self", "justify-self", "order", "grid-area", "float", "vertical-align"];

export interface Fitted {
  /** Reads the control's place, once; in steps. */
  measure(): Steps;
  isMeasured(): boolean;
  /** Gives the control's place to the tag. */
  take(): void;
  /** Shows or hides the tag, as the page's script does with the control. */
  show(isShown: boolean): void;
  end(): void;
}

const sheets: Partial<Record<string, CSSStyleSheet>> = {};
/** One sheet for all tags: thousands of them wait until a person comes near. */
function sheetOf(rules: string): CSSStyleSheet {
  if (!sheets[rules]) (sheets[rules] = new CSSStyleSheet()).replaceSync(`:host{${rules}}`);
  return sheets[rules];
}

/** Lets the control stand in the page as without the tag, until the tag takes its place. */
export function* fit(host: HTMLElement, control: NativeControl): Generator<undefined, Fitted> {
  const root = host.shadowRoot!;
  // editors have the whole width
  const isLine = /^\d+$/.test(runtime.space.placeOf(natives.name(host).slice(3)));
  const around = control.parentElement === host ? undefined : childWith(host, control);
  // an item of the page's flexbox or grid is the tag, not the control
  const isItem = !!host.parentElement && /flex|grid/.test(getComputedStyle(host.parentElement).display);
  yield;
  const waiting = sheetOf(isItem ? "inline-size:auto;min-block-size:0" : "display:contents!important");
  let [now, isShown]: [string | CSSStyleSheet, boolean] = [waiting, true];
  let own: CSSStyleSheet[] = [];
  const set = (next: string | CSSStyleSheet) => {
    now = next;
    const others = [...root.adoptedStyleSheets].filter((one) => !own.includes(one));
    own = [hiding(), typeof now === "string" ? written(now) : now, ...(isShown ? [] : [written(hidden)])];
    root.adoptedStyleSheets = [...others, ...own];
  };
  set(waiting);
  let box: string | undefined;
  const measure = function* (): Steps {
    if (box !== undefined) return;
    if (isItem) set(sheetOf("display:none!important"));
    yield;
    // of what is not shown the browser gives the width that the page's style has written
    const isFilling = isItem && getComputedStyle(control).width.endsWith("%");
    yield;
    if (isItem) set(waiting);
    yield;
    box = isLine ? (around ? boxBeside : boxOf)(host, control, isItem) + (isFilling ? fills : "") : "";
  };
  return {
    measure,
    isMeasured: () => box !== undefined,
    take: () => set(box ?? ""),
    show: (isToShow) => {
      if (isToShow === isShown) return;
      isShown = isToShow;
      set(now);
    },
    end: () => (root.adoptedStyleSheets = [...root.adoptedStyleSheets].filter((one) => !own.includes(one))),
  };
}

function written(rules: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
}

/** The page's own element in the tag that the control stands in. */
export const childWith = (host: Element, control: Element): HTMLElement =>
  [...host.children].find((child) => child.contains(control)) as HTMLElement;

function boxOf(host: HTMLElement, control: NativeControl, isItem: boolean): string {
  const style = getComputedStyle(control);
  const rules = ["min-inline-size:0", "min-block-size:0"];
  if (!isItem) {
    rules.push(...placing.map((name) => `${name}:${style.getPropertyValue(name)}`));
    rules.push(`display:${/^(inline|none)/.test(style.display) ? "inline-block" : "block"}`);
  }
  if (isTicked(control)) return flagBox(control, style, rules);
  rules.push(`inline-size:${widthOf(host, control, style, isItem)}`);
  return `:host{${rules.join(";")}}${noReserve}`;
}

/** In a line with the page's words and buttons that stood beside the control; below each other where they were so. */
function boxBeside(host: HTMLElement, control: NativeControl, isItem: boolean): string {
  const box = childWith(host, control);
  const style = getComputedStyle(box);
  const isFlag = isTicked(control);
  const isLine = isFlag || box.offsetHeight <= 1.75 * control.offsetHeight;
  const isInline = style.display.startsWith("inline");
  const rules = ["min-inline-size:0", "min-block-size:0", "max-inline-size:100%", "gap:.25em"];
  rules.push(`display:${isInline ? "inline-flex" : "flex"}`);
  rules.push(isLine ? "align-items:center" : "flex-direction:column");
  if (!isItem) {
    rules.push(...placing.map((name) => `${name}:${style.getPropertyValue(name)}`));
    rules.push(`inline-size:${isInline ? "max-content" : widthOf(host, box as NativeControl, style, false)}`);
  }
  const px = isInline ? widthOf(host, control, getComputedStyle(control), true) : `${control.offsetWidth || ownPx}px`;
  const width = isFlag ? "none" : isInline ? `none;inline-size:${px}` : `1 1 ${px}`;
  const inLine = `.vs.vs{flex:${width};min-inline-size:0}::slotted(*){flex:none!important;inline-size:auto!important;margin:0!important${isFlag ? ";padding:0!important" : ""}}`;
  const order = isBehind(box, control) ? "::slotted(*){order:-1}" : "";
  return `:host{${rules.join(";")}}${isLine ? inLine : ""}${order}${noReserve}${isFlag ? wordOf(control) : ""}`;
}

/** Whether words or elements are shown before the control, and none after it. */
function isBehind(box: HTMLElement, control: NativeControl): boolean {
  const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
  let last = 0;
  while (walker.nextNode()) {
    const { currentNode } = walker;
    if (!currentNode.nodeValue?.trim() || control.contains(currentNode)) continue;
    last = control.compareDocumentPosition(currentNode);
  }
  return (last & Node.DOCUMENT_POSITION_PRECEDING) > 0;
}

const isTicked = ({ type }: NativeControl): boolean => /^(checkbox|radio)$/.test(type);
const leastOf = (host: HTMLElement): number => leastPx[natives.name(host)] ?? ownPx;

/** Around the middle of the box to be ticked; the label of the page says what it is. */
function flagBox(control: NativeControl, style: CSSStyleDeclaration, rules: string[]): string {
  // in a closed tab it has no height
  const height = control.offsetHeight || Number.parseFloat(style.height) || tickPx;
  const start = Number.parseFloat(style.marginTop) + (height - switchPx) / 2;
  rules.push("inline-size:max-content", `margin-block-start:${start}px`, "margin-inline-end:6px");
  return `:host{${rules.join(";")}}.switch.switch{min-block-size:${switchPx}px}${wordOf(control)}`;
}

/** Beside a label of the page a switch does not say yes or no. */
function wordOf(control: NativeControl): string {
  // in a label, the tag is the first that the label can name
  const isNamed = (control.labels?.length ?? 0) > 0 || natives.closest(control, "label");
  return isNamed ? ".switch>span{display:none}" : "";
}

function widthOf(host: HTMLElement, control: NativeControl, style: CSSStyleDeclaration, isItem: boolean): string {
  const least = leastOf(host);
  const { offsetWidth } = control;
  const width = natives.name(control) === "select" ? listWidth(host, control, style) : offsetWidth;
  // in a closed tab the browser gives what the page's style says
  if (!width && style.width.endsWith("%")) return style.width;
  if (!width) return `${Math.max(least, Number.parseFloat(style.width) || ownPx)}px`;
  const margins = Number.parseFloat(style.marginLeft) + Number.parseFloat(style.marginRight);
  const isWhole = !isItem && offsetWidth + margins >= innerWidthOf(host) - 1;
  return isWhole ? `calc(100% - ${margins}px)` : `${Math.max(least, width)}px`;
}

/** The browser's list is as wide as its words; ours needs more beside them, and may have the page's larger letters. */
function listWidth(host: HTMLElement, { offsetWidth }: NativeControl, { fontSize }: CSSStyleDeclaration): number {
  if (!offsetWidth) return 0;
  const growth = Math.max(1, Number.parseFloat(getComputedStyle(host).fontSize) / Number.parseFloat(fontSize));
  return Math.max(offsetWidth, Math.min(ownPx, offsetWidth * growth + besideListPx));
}

/** The width that the boxes in the element's block have, in px. */
function innerWidthOf(element: HTMLElement): number {
  let at = element.parentElement;
  while (at && !at.clientWidth) at = at.parentElement;
  if (!at) return Infinity;
  const { paddingLeft, paddingRight } = getComputedStyle(at);
  return at.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}
