/** The source of a PIN: the host (setting `crypto_pin`), else a dialog. We never store it. */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { focused } from "../dialogs/dialogs.ts";
import { openDialog } from "../dialogs/show-dialog.ts";
import { element } from "../new-element.ts";
import { words } from "./phrases.ts";

/** Checks a PIN; undefined: it is wrong, and the dialog stays open. */
export type Check<T = unknown> = (pin: string) => Promise<T | undefined>;

/** The host's PIN; undefined when the host has set no source, "" when the source has no PIN. */
export async function givenPin(): Promise<string | undefined> {
  const { crypto_pin: source } = settings;
  if (typeof source === "function") return (await source()) || "";
  if (typeof source === "string" && source) return natives.find<HTMLInputElement>(source)?.value ?? "";
  return undefined;
}

/** Asks until `check` returns a result; undefined when the person closes the dialog. */
export async function askPin<T>(check: Check<T>): Promise<T | undefined> {
  const dialog = element("vs-pin", { title: words("signPinTitle"), width: "400", check });
  return ((await openDialog(dialog, focused())) as T | null) ?? undefined;
}
