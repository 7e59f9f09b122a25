/** Cells that a template of the schema draws (R3.7-07); its engine is loaded with the first one. */
import type { Data } from "../../../base/data.ts";
import { store } from "../../../base/store.ts";
import { htmlReady, setHtml } from "../../../html/door.ts";

type Render = (template: string, row: Data) => string;
let render: Render | undefined;
let loading: Promise<void> | undefined;

/** Tells when templates can be drawn. */
export const templateStore = store();

/** Fills a cell by a template, with strict cleaning. @returns false until the engine is loaded, or when it fails */
export function fillTemplate(cell: HTMLElement, template: string, row: Data): boolean {
  if (!render) {
    loading ??= load().catch(console.warn);
    return false;
  }
  try {
    const markup = document.createElement("span");
    markup.setAttribute("vs-inert", "");
    setHtml(markup, render(template, row), "person");
    cell.replaceChildren(markup);
    return true;
  } catch (error) {
    console.warn(error); // an author's mistake: the value itself is shown
    return false;
  }
}

async function load(): Promise<void> {
  const [{ renderCell }] = await Promise.all([import("./cell-markup.ts"), htmlReady()]);
  render = renderCell;
  templateStore.tell();
}
