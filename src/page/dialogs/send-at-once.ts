import { natives } from "../../base/runtime/runtime.ts";
import { speakFor } from "./dialogs.ts";
import { opened } from "./senders.ts";

type Form = HTMLElement & { submit?(): Promise<boolean> };

/**
 * Fills a form with `auto_send` without showing it and sends it when no required value is missing (R2.3-21). @returns
 * whether it was saved; if not, the form can be shown, with the server's message
 */
export async function sendAtOnce(form: Form, opener: Element | null): Promise<boolean> {
  if (opener) speakFor(form, opener);
  form.hidden = true;
  const isComplete = new Promise<boolean>((resolve) => opened.set(form, resolve));
  natives.find("body")!.append(form);
  const isSaved = (await isComplete) && (await form.submit?.());
  form.hidden = false;
  if (isSaved) form.remove();
  return !!isSaved;
}
