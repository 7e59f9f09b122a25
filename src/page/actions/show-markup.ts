import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { enliven } from "../content/enliven.ts";
import { insteadOf, markupOf } from "../content/fetched-markup.ts";
import { fillWhenLoaded } from "../content/fill-when-loaded.ts";
import { waitIn } from "../content/wait-in.ts";
import type { ModalButton } from "../dialogs/confirm.ts";
import { focused } from "../dialogs/dialogs.ts";
import { openDialog } from "../dialogs/show-dialog.ts";
import { hasTyped, wouldLose } from "../dialogs/typed-controls.ts";
import { tell } from "../events.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { ServerError } from "../../server/client/server-error.ts";
import { objOf } from "../saving/values-of.ts";
import { element as make } from "../new-element.ts";
import { dialogOf, given } from "./beside.ts";

/** Puts the server's markup into `target`, else into `fallback`, else into a modal. */
export async function into(element: Element, name: string, fallback: Element | null): Promise<void> {
  const selector = given(element, "target");
  const target = selector ? natives.find(selector) : fallback;
  if (selector && !target)
    return mistake(element, `target needs the selector of an element; nothing matches "${selector}".`);
  if (!target) return showInModal(element, (signal) => markup(element, name, signal));
  latest.get(target)?.();
  const own = new AbortController();
  const again = async (signal: AbortSignal) => {
    const fresh = await markup(element, name, signal);
    return !signal.aborted && (await mayReplace(target)) ? fresh : undefined;
  };
  const stop = () => {
    own.abort();
    end();
    target.removeAttribute("aria-busy");
    const said = insteadOf(name, new ServerError("aborted"), again, (_, fresh) => target.replaceChildren(fresh));
    const line = said.firstElementChild!;
    target.append(said);
    latest.set(target, () => line.remove());
    if (!focused()) (line.lastElementChild as HTMLElement).focus(); // the button that was pressed is gone
  };
  const end = waitIn(target, stop);
  latest.set(target, end);
  const isLatest = () => latest.get(target) === end && !own.signal.aborted;
  target.setAttribute("aria-busy", "true");
  try {
    const fresh = await markup(element, name, own.signal);
    end();
    if (!isLatest() || !(await mayReplace(target)) || !isLatest()) return;
    target.replaceChildren(fresh);
    enliven(target, true);
    tell("vs:refreshed", { element: target }, target);
  } finally {
    if (isLatest()) target.removeAttribute("aria-busy");
  }
}
/** Ends what is said of the latest request of each target: an older answer that comes late is dropped. */
const latest = new WeakMap<Element, () => void>();

/** Typed input is replaced only after the user agrees. */
async function mayReplace(target: Element): Promise<boolean> {
  if (!wouldLose(target)) return true;
  const { mayLeave } = await import("../dialogs/ask-leaving.ts");
  return mayLeave(target, hasTyped(target));
}

/**
 * The server's markup for a name, filled with the values of `obj`; a sentence with a retry when that fails, nothing when it
 * is stopped.
 */
export async function markup(element: Element, name: string, signal: AbortSignal): Promise<Node> {
  return markupOf(element, name, objOf(element), signal).catch((error: unknown) =>
    signal.aborted ? new DocumentFragment() : insteadOf(name, error, (own) => markup(element, name, own)),
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

type Content = Node | ((signal: AbortSignal) => Promise<Node>);

/** Opens a modal at once and fills it when the content is loaded. */
export async function showInModal(opener: Element, content: Content): Promise<void> {
  const modal = make("vs-modal", { ...dialogOf(opener), buttons: buttonsOf(opener) });
  const closed = openDialog(modal, opener);
  await fillWhenLoaded(modal, closed, async (signal) => (content instanceof Node ? content : content(signal)));
}
