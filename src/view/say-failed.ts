import { ServerError } from "../server/client/server-error.ts";
import { plainSentence } from "../server/session/sentence.ts";
import { words } from "./upload-phrases.ts";

/** Shows a dialog with one sentence: why a call of an editor failed. */
export async function sayFailed(error: unknown): Promise<void> {
  const { alert } = await import("../page/dialogs/confirm.ts");
  await alert(plainSentence(error));
}

/** Shows a dialog that says why an editor's file was not stored (R8-10); the sentence is used as the status text. */
export async function sayUploadFailed(error: unknown): Promise<void> {
  const { alert } = await import("../page/dialogs/confirm.ts");
  const status = error instanceof ServerError ? error.status : 0;
  await alert(words("editorUploadFailed", { status, statusText: plainSentence(error) }));
}
