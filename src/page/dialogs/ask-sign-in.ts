import { phrasesReady } from "../../base/language/i18n.ts";
import { hasSession } from "../../server/session/session.ts";
import type { GoneOn } from "../../server/session/waiting-calls.ts";
import { element } from "../tags.ts";
import { focused, openDialog } from "./dialogs.ts";

/**
 * Asks over all that is open to sign in again; what was typed stays. Where the session stands, as after a stray page of
 * a proxy, nobody is asked the first time.
 */
export async function signIn(hasStood: boolean): Promise<GoneOn> {
  if (!hasStood && (await hasSession()) === "in") return "stands";
  await phrasesReady();
  return (await openDialog(element("vs-sign-in", { width: "420" }), focused())) === true ? "signed" : undefined;
}
