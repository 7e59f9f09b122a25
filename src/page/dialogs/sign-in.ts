import { allPhrasesReady } from "../../base/i18n.ts";
import { focused, openDialog } from "./dialogs.ts";
import { element } from "../tags.ts";

/** Asks over all that is open to sign in again; what was typed stays. @returns whether somebody has */
export async function signIn(): Promise<boolean> {
  await allPhrasesReady();
  return (await openDialog(element("vs-sign-in", { width: "420" }), focused())) === true;
}
