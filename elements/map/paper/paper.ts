/** A sheet of A4 with a map, its title, its legend and its scale, in the page for as long as it is printed. */
import { natives } from "../../../src/base/runtime/runtime.ts";
import { adopt, sheet } from "../../../src/base/sheets.ts";
import { css as leafletStyles } from "../../../src/vendors/leaflet/leaflet.ts";
import tokens from "../../../src/view/tokens.css";
import { today } from "../../../src/values/dates/days.ts";
import { showDate } from "../../../src/values/dates/shown-days.ts";
import { showNumber } from "../../../src/values/numbers.ts";
import type { MapModel } from "../map-model.ts";
import mapStyles from "../map.css";
import { scaleBar } from "../scale.ts";
import { copyOf } from "./copy-map.ts";
import { legendRows } from "./legend-rows.ts";
import paperStyles from "./paper.css";
import { readableScale, scaleOf, zoomFor } from "./paper-scale.ts";
import { words } from "./phrases.ts";

export interface PaperOptions {
  title: string;
  isLandscape: boolean;
  hasLegend: boolean;
  /** 1 : n; 0: all that is seen on the screen. */
  scale: number;
}

/** Only the sheet is printed; on the screen it stands outside of the window, with its size in mm. */
const pageStyles = (isLandscape: boolean): string =>
  `@page { size: A4 ${isLandscape ? "landscape" : "portrait"}; margin: 10mm; }` +
  `@media screen { body > [data-vs-paper] { position: fixed; inset: 0 auto auto -500vw; } }` +
  `@media print { html, body { margin: 0 !important; padding: 0 !important; background: #fff !important; }` +
  ` body > :not([data-vs-paper]) { display: none !important; } body > [data-vs-paper] { display: block !important; } }`;

/** Prints the map. @returns false when some pictures had not come after half a minute */
export async function printMap(model: MapModel, options: PaperOptions, signal: AbortSignal): Promise<boolean> {
  const host = document.createElement("div");
  host.dataset["vsPaper"] = "";
  const page = sheet(pageStyles(options.isLandscape));
  const root = host.attachShadow({ mode: "open" });
  adopt(root, tokens, leafletStyles, mapStyles, paperStyles);
  const { paper, place } = paperOf(model, options);
  root.append(paper);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  document.body.append(host);
  const copy = copyOf(model, place);
  const end = () => {
    copy.end();
    host.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== page);
  };
  try {
    zoomFor(copy, model, options.scale);
    writeScale(paper, copy);
    const isWhole = await copy.settled(signal);
    if (!signal.aborted) await print();
    return isWhole;
  } finally {
    end();
  }
}

/** Ends when the browser's dialog is closed. */
async function print(): Promise<void> {
  const isOver = new Promise<void>((resolve) => addEventListener("afterprint", () => resolve(), { once: true }));
  window.print();
  // where print() does not wait, and the event does not come
  await Promise.race([isOver, new Promise<void>((resolve) => void natives.after(60_000, resolve))]);
}

function paperOf(
  model: MapModel,
  { title, isLandscape, hasLegend }: PaperOptions,
): { paper: HTMLElement; place: HTMLElement } {
  const make = (className: string, text = "") =>
    Object.assign(document.createElement("div"), { className, textContent: text });
  const paper = make(`vs paper ${isLandscape ? "landscape" : "portrait"}`);
  paper.dataset["theme"] = "light";
  const place = make("paper-map");
  const foot = make("paper-foot");
  foot.append(
    make("paper-scale"),
    make("paper-ratio"),
    make("paper-by", model.attribution),
    make("paper-date", words("paperDate", { date: showDate(today()) })),
  );
  const rows = hasLegend ? legendRows(model) : undefined;
  paper.append(...(title ? [make("paper-title", title)] : []), place, ...(rows ? [rows] : []), foot);
  if (rows) paper.classList.add("with-legend");
  return { paper, place };
}

/** Width of the scale bar on paper at most, in px of 1/96 inch. */
const barPx = 150;

function writeScale(paper: HTMLElement, { map }: MapModel): void {
  const isImage = map!.options.crs?.code === undefined;
  const bar = paper.querySelector<HTMLElement>(".paper-scale")!;
  if (isImage) return bar.remove();
  const { widthPx, text } = scaleBar(map!, barPx);
  bar.style.inlineSize = `${widthPx}px`;
  bar.textContent = text;
  paper.querySelector(".paper-ratio")!.textContent = words("paperScale", {
    scale: showNumber(readableScale(scaleOf(map!)), 0),
  });
}
