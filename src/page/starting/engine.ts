/** The part of the lazy code that clicks and `window.vs` use. */
import { phrasesReady, setLanguage } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { onSignIn } from "../../server/session/waiting-calls.ts";
import { onWrite } from "../../server/client/outgoing.ts";
import type * as Acting from "../clicks/act.ts";
import type { Click } from "../clicks/delegate.ts";
import type * as Questions from "../dialogs/confirm.ts";
import { focused } from "../dialogs/dialogs.ts";
import { tell } from "../events.ts";
import type { PastNotice } from "../notices/notify.ts";
import type { FormToOpen } from "../dialogs/open.ts";

onSignIn(async (wasValid) => (await import("../dialogs/ask-sign-in.ts")).signIn(wasValid));
onWrite(async (write) => (await import("../signing/sign.ts")).sign(write));

const refresh = async (selector?: string): Promise<void> =>
  (await import("../refreshing/refresh.ts")).refresh(selector ? { selector } : {});
const notify = async (payload: unknown): Promise<void> => (await import("../notices/notify.ts")).notify(payload);
const notices = async (): Promise<readonly PastNotice[]> => (await import("../notices/notify.ts")).pastNotices();
const print = async (element: Element): Promise<void> => (await import("../printing/print-window.ts")).print(element);
const questions = () => import("../dialogs/confirm.ts");
const confirm: typeof Questions.confirm = async (...given) => (await questions()).confirm(...given);
const alert: typeof Questions.alert = async (...given) => (await questions()).alert(...given);
let acting: Promise<typeof Acting> | undefined;
/** Kept: an import() of loaded code takes longer than all else of a click. Asked again after a failure. */
async function act(click: Click): Promise<void> {
  acting ??= import("../clicks/act.ts");
  const { act: run } = await acting.catch((error: unknown) => {
    acting = undefined;
    throw error;
  });
  await run(click);
}
async function open(given: FormToOpen): Promise<unknown> {
  const opener = focused();
  return (await import("../dialogs/open.ts")).openForm(given, opener);
}

/** Switches the words of all that is open to the language of the settings. */
async function speak(): Promise<void> {
  await setLanguage(settings.lang);
  tell("vs:language", { lang: settings.lang });
}

export const engine = { act, alert, confirm, notices, notify, open, phrasesReady, print, refresh, speak };
