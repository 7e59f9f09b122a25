/** The rows of a grid on paper: a plain table in place of those that are drawn. */
import { adopt } from "../../../base/sheets.ts";
import { onPaper, type Undo } from "../../../page/printing/printing.ts";
import styles from "./grid-paper.css";

/** More rows are hundreds of pages, and the browser would need minutes to lay them out. */
export const mostPrinted = 5000;

interface PaperPlace {
  /** The element in which the paper stands in place of all else. */
  place: HTMLElement;
  /** The paper; undefined when there is nothing to print. */
  draw(): HTMLElement | undefined;
  /** The paper was removed after printing. */
  done?(): void;
}

/** From now on the paper is printed in this place. */
export function layOnPaper({ place, draw, done }: PaperPlace, signal: AbortSignal): void {
  const lay = (): Undo => {
    const paper = place.isConnected ? draw() : undefined;
    if (paper) {
      adopt(place.getRootNode() as ShadowRoot, styles);
      place.append(paper);
    }
    return () => {
      paper?.remove();
      done?.();
    };
  };
  onPaper(lay, signal);
}

interface PaperTable {
  /** Headings: of a column a text, of the column of row numbers "". */
  heads: readonly string[];
  /** The cells of each row. */
  lines: readonly (readonly HTMLElement[])[];
  /** Which of all rows these are; "" when they are all. */
  note: string;
}

export function paperOf({ heads, lines, note }: PaperTable): HTMLElement {
  const head = made("thead", made("tr", ...heads.map((text) => made("th", text))));
  const table = made("table", head, made("tbody", ...lines.map((cells) => made("tr", ...cells))));
  const paper = made("div", table, ...(note ? [made("p", note)] : []));
  paper.className = "paper";
  return paper;
}

/** A cell of the paper. */
export function paperCell(isNumber: boolean, text = ""): HTMLElement {
  const cell = made("td", text);
  cell.classList.toggle("numeric", isNumber);
  return cell;
}

function made(name: string, ...parts: readonly (string | Node)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...parts);
  return element;
}
