import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { enliven } from "../content/enliven.ts";
import { insteadOf, liftHeading, markupOf } from "../content/fetched-markup.ts";
import type { ModalButton } from "../dialogs/confirm.ts";
import { openDialog } from "../dialogs/show-dialog.ts";
import { hasTyped, wouldLose } from "../dialogs/typed-controls.ts";
import { tell } from "../events.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { objOf } from "../saving/values-of.ts";
import { element as make } from "../new-element.ts";
import { dialogOf, given } from "./beside.ts";

/** Puts the server's markup into `target`, else into `fallback`, else into a modal. */
export async function into(element: Element, name: string, fallback: Element | null): Promise<void> {
  const selector = given(element, "target");
  const target = selector ? natives.find(selector) : fallback;
  if (selector && !target)
    return mistake(element, `target needs the selector of an element; nothing matches "${selector}".`);
  if (!target) return showInModal(element, markup(element, name));
  target.setAttribute("aria-busy", "true");
  const own = {};
  latest.set(target, own);
  const isLatest = () => latest.get(target) === own;
  try {
    const fresh = await markup(element, name);
    if (!isLatest() || !(await mayReplace(target)) || !isLatest()) return;
    target.replaceChildren(fresh);
    enliven(target, true);
    tell("vs:refreshed", { element: target }, target);
  } finally {
    if (isLatest()) target.removeAttribute("aria-busy");
  }
}
/** The latest request for each target: an older answer that comes late is dropped. */
const latest = new WeakMap<Element, object>();

/** Typed input is replaced only after the user agrees. */
async function mayReplace(target: Element): Promise<boolean> {
  if (!wouldLose(target)) return true;
  const { mayLeave } = await import("../dialogs/ask-leaving.ts");
  return mayLeave(target, hasTyped(target));
}

/** The server's markup for a name, filled with the values of `obj`; a sentence with a retry when that fails. */
export async function markup(element: Element, name: string): Promise<Node> {
  return markupOf(element, name, objOf(element)).catch((error: unknown) =>
    insteadOf(name, error, () => markup(element, name)),
  );
}

/**
 * The buttons of the modal: Close, and a primary one when the trigger has `button`, with its `link` and `callback`
 * (R2.3-28, R2.3-29).
 */
function buttonsOf(opener: Element): ModalButton[] {
  const label = given(opener, "button");
  const [link, callback] = [given(opener, "link"), given(opener, "callback")];
  const own: ModalButton[] = label
    ? [{ label, result: true, kind: "main", ...(link && { link }), ...(callback && { callback }) }]
    : [];
  return [{ label: t("close"), result: null }, ...own];
}

/** Opens a modal at once and fills it when the content is loaded; "loading" is shown after 150 ms. */
export async function showInModal(opener: Element, content: Node | Promise<Node>): Promise<void> {
  const modal = make("vs-modal", { ...dialogOf(opener), buttons: buttonsOf(opener) });
  const loading = document.createTextNode(t("loading"));
  const wait = natives.after(150, () => modal.append(loading));
  void openDialog(modal, opener);
  const fresh = await content;
  natives.cancel(wait);
  if (!modal.title) liftHeading(modal, fresh);
  loading.remove();
  modal.append(fresh); // append, not replace: the notices may be inside the modal by now
  enliven(modal, true);
}
