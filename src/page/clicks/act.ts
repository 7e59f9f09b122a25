// layer 7: click
import { phrasesReady } from "../../base/language/i18n.ts";
import { runtime } from "../../base/runtime/runtime.ts";
import type { ActionModule } from "../actions/action.ts";
import { actions, type ActionName } from "../actions/index.ts";
import { dialogCode } from "../dialogs/dialogs.ts";
import { showFailure } from "../load-failed.ts";
import { followLate } from "../refreshing/late-regions.ts";
import { ownActions } from "../saving/callbacks.ts";
import type { Click } from "./delegate.ts";
import { tell } from "../events.ts";
import { acceptAgain, ignoreDoubleClick, isResting } from "./ignore-double-click.ts";

/** They open a form in a dialog. */
const formActions = /^(add|edit|info)$/;

/** Runs an action: reports a wrong value to the author, lets the host veto by `vs:before`, then runs it. */
export async function act({ element, attribute, value, event }: Click): Promise<void> {
  if (!runtime.clicks.shapes[attribute]!.test(value)) {
    const [{ needs }, { tellWrong }] = await Promise.all([
      import("clicks:needs"),
      import("../inspecting/tell-wrong.ts"),
    ]);
    return tellWrong(element, attribute, needs[attribute]!);
  }
  // clicked twice while the code was loading; `vs.run` and the links of a dialog may act again at once
  if (event instanceof MouseEvent && isResting(element)) return;
  const detail = { action: attribute, value, element, target: event.target, originalEvent: event };
  if (!tell("vs:before", detail, element)) return;
  followLate(); // a script of the page may have put regions into it
  ignoreDoubleClick(element);
  const own = ownActions.get(attribute);
  const action = own ? undefined : await load(element, attribute as ActionName);
  try {
    await phrasesReady();
    if (own) await own(element, value);
    else await action!.run({ element, value });
  } catch (error) {
    // clicked again while its call is running (same-try.ts)
    if (error instanceof DOMException && error.name === "AbortError") return;
    console.error(error);
    // a part of the action that cannot be loaded; what the host's own functions throw is the host's. Not tried again by
    // itself: it may have written already
    if (!own) showFailure(() => location.reload());
  }
}

/** The code of an action. Without it the caller follows the link, or offers a retry, which acts at once. */
async function load(element: Element, name: ActionName): Promise<ActionModule> {
  try {
    const action = await actions[name]();
    if (formActions.test(name)) await dialogCode.load();
    return action;
  } catch (error) {
    acceptAgain(element);
    throw error;
  }
}
