import { logMistake } from "../../base/mistakes.ts";
import { natives, runtime } from "../../base/runtime/runtime.ts";
import { notify } from "../notices/notify.ts";
import { copyViews } from "./copy-views.ts";
import { layOut, printAlone, putBack } from "./printing.ts";
import { words } from "./printing-phrases.ts";

/** How long the print window has for layout (R9.4-04), in ms. */
const printMs = 500;

/**
 * Prints one element in a window of its own, with the page's style sheets (R2.3-30). Our tags in it are printed as they
 * are seen.
 */
export async function print(element: Element): Promise<void> {
  const made = window.open("", "_blank", "width=900,height=700");
  if (!made) return printHere(element);
  const { document: page } = made;
  page.title = document.title;
  for (const sheet of natives.findAll("link[rel~=stylesheet],style")) page.head.append(page.importNode(sheet, true));
  runtime.drawWaiting?.(); // `beforeprint` comes in the other window only
  const copy = page.importNode(element, true);
  const laidOut = layOut();
  copyViews(element, copy, made as typeof globalThis & Window);
  putBack(laidOut);
  for (const script of copy.querySelectorAll("script")) script.remove();
  page.body.append(copy);
  await new Promise<void>((resolve) => void natives.after(printMs, resolve));
  made.print();
  made.close();
}

/** Without a window: an element of the page is printed from the page itself. */
function printHere(element: Element): void {
  logMistake("vs.print: the browser has not opened a window; it wants a click for that.");
  // what hides the rest of the page does not reach into shadow roots
  if (element.getRootNode() === document) printAlone(element);
  else notify({ kind: "danger", text: words("printBlocked") });
}
