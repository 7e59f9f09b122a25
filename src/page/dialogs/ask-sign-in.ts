import { phrasesReady } from "../../base/language/i18n.ts";
import { hasSession } from "../../server/session/session.ts";
import type { SessionState } from "../../server/session/waiting-calls.ts";
import { element } from "../new-element.ts";
import { focused } from "./dialogs.ts";
import { openDialog } from "./show-dialog.ts";

/**
 * Opens the sign-in dialog above all open dialogs; what was typed stays. When the session may still be valid
 * (`wasValid`), such as after a stray page of a proxy, the server is checked first and nobody is asked if it is.
 */
export async function signIn(wasValid: boolean): Promise<SessionState> {
  if (!wasValid && (await hasSession()) === "in") return "valid";
  await phrasesReady();
  return (await openDialog(element("vs-sign-in", { width: "420" }), focused())) === true ? "renewed" : undefined;
}
