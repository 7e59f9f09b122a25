import { settings } from "../base/settings.ts";
import { ServerError } from "../server/client/server-error.ts";
import { words } from "./upload-phrases.ts";

/** Shows a dialog with one sentence: why a call of an editor failed. */
export async function sayFailed(error: unknown): Promise<void> {
  const [{ alert }, { plainSentence }] = await whatItTakes();
  await alert(plainSentence(error));
}

/** Shows a dialog that says that an editor's file was not stored, and why (R8-10). */
export async function sayUploadFailed(error: unknown): Promise<void> {
  const [{ alert }, { reasonOf }] = await whatItTakes();
  const status = error instanceof ServerError ? error.status : 0;
  const reason = reasonOf(error);
  const title = words("editorUploadFailed", { status: status || "—", statusText: reason });
  await alert(title, settings.wording === "classic" ? "" : `${reason.slice(0, 1).toUpperCase()}${reason.slice(1)}`);
}

const whatItTakes = () => Promise.all([import("../page/dialogs/confirm.ts"), import("../server/session/sentence.ts")]);
