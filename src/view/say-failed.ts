import { t } from "../base/language/i18n.ts";
import { ServerError } from "../server/client/server-error.ts";
import { plainSentence } from "../server/session/sentence.ts";

/** Says in a dialog, in one sentence, why a call of an editor did nothing. */
export async function sayFailed(error: unknown): Promise<void> {
  const { alert } = await import("../page/dialogs/confirm.ts");
  await alert(plainSentence(error));
}

/** Says in a dialog why an editor's file was not stored (R8-10); the sentence stands where the status text is meant. */
export async function sayUploadFailed(error: unknown): Promise<void> {
  const { alert } = await import("../page/dialogs/confirm.ts");
  const status = error instanceof ServerError ? error.status : 0;
  await alert(t("editorUploadFailed", { status, statusText: plainSentence(error) }));
}
