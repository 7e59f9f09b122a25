import { settings } from "../../base/settings.ts";
import { logMistake } from "../../base/mistakes.ts";
import { isData } from "../../base/data.ts";
import { phrasesReady, t } from "../../base/language/i18n.ts";
import { focused } from "./dialogs.ts";
import { close, openDialog } from "./show-dialog.ts";
import { element } from "../new-element.ts";
import { words } from "./phrases.ts";

/** A button of a modal; `result` is the modal's result when this button closes it. */
export interface ModalButton {
  label: string;
  result?: unknown;
  kind?: "main" | "danger";
  /** It has the focus when the modal opens: pressing Enter by mistake changes nothing. */
  isSafe?: boolean;
  /** Opened when the button is pressed: an address of this site, or of a host in `redirect_hosts`. */
  link?: string;
  /** A registered function that is called when the button is pressed (R2.3-29). */
  callback?: string;
}

/**
 * Asks for confirmation (R8-29). Escape, the close button and the button with the focus mean no, and so does `signal`,
 * which closes the question.
 */
export async function confirm(
  text: string,
  options: { title?: string | undefined; yes?: string; isDanger?: boolean; signal?: AbortSignal | undefined } = {},
): Promise<boolean> {
  await phrasesReady();
  const isClassic = settings.wording === "classic";
  const {
    title = words("confirmTitle"),
    yes = words("confirmYes"),
    isDanger,
  } = isClassic ? ({} as typeof options) : options;
  const buttons: ModalButton[] = [
    { label: t("cancel"), result: false, isSafe: true },
    { label: yes, result: true, kind: isDanger ? "danger" : "main" },
  ];
  return (await ask(title, text, buttons, options.signal)) === true;
}

/**
 * Shows a message that has to be read: a title and a text, or an object with both. Wrong arguments are logged (R8-44).
 */
export async function alert(given: string | { title?: unknown; text?: unknown }, text = ""): Promise<void> {
  if (given === undefined || given === null || given === "") return logMistake('Missing "title" argument!');
  if (typeof given !== "string" && !isData(given)) return logMistake("Unexpected type of argument!", given);
  const said = typeof given === "string" ? { title: given, text } : given;
  if (!said.title) return logMistake('Missing "title" argument!');
  await phrasesReady();
  await ask(String(said.title), String(said.text ?? ""), [{ label: t("close"), result: true, kind: "main" }]);
}

/** Opens a small modal. @returns the `result` of the pressed button; null when it was closed by other means */
export function ask(title: string, text: string, buttons: ModalButton[], signal?: AbortSignal): Promise<unknown> {
  const modal = element("vs-modal", { title, buttons, width: buttons.length > 2 ? "520" : "420" });
  modal.append(text);
  signal?.addEventListener("abort", () => close(modal));
  return openDialog(modal, focused());
}
