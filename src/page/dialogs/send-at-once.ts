import { natives } from "../../base/runtime/runtime.ts";
import { speakFor } from "./dialogs.ts";
import { opened } from "./senders.ts";

type Form = HTMLElement & { submit?(): Promise<boolean> };

/**
 * A form with `auto_send` is filled unseen and sent when nothing required is missing (R2.3-21). @returns whether it was
 * saved; if not, the form is there to be shown, with what the server said
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
