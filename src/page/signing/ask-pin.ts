/** Where a PIN comes from: from where the host says (setting `crypto_pin`), else a dialog asks. It is never kept by us. */
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { focused, openDialog } from "../dialogs/dialogs.ts";
import { element } from "../tags.ts";
import { words } from "./phrases.ts";

/** What the dialog does with a PIN: undefined says that it is wrong, and the dialog stays. */
export type Check<T = unknown> = (pin: string) => Promise<T | undefined>;

/** What the host gives; undefined when it has not said where the PIN is, "" when there is none. */
export async function givenPin(): Promise<string | undefined> {
  const { crypto_pin: source } = settings;
  if (typeof source === "function") return (await source()) || "";
  if (typeof source === "string" && source) return natives.find<HTMLInputElement>(source)?.value ?? "";
  return undefined;
}

/** Asks until `check` gives something; undefined when the person leaves. */
export async function askPin<T>(check: Check<T>): Promise<T | undefined> {
  const dialog = element("vs-pin", { title: words("signPinTitle"), width: "400", check });
  return ((await openDialog(dialog, focused())) as T | null) ?? undefined;
}
