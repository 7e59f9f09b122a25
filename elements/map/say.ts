/** Notices of a map; their code loads with the first of them. */
import type { notify } from "../../src/page/notices/notify.ts";

export type Say = (notice: Parameters<typeof notify>[0]) => void;

export const say: Say = (notice) => void tell(notice).catch(console.error);

async function tell(notice: Parameters<Say>[0]): Promise<void> {
  const { notify } = await import("../../src/page/notices/notify.ts");
  notify(notice);
}

/** Says why a call has failed. */
export const sayWhy = (reason: unknown): void => void tellWhy(reason).catch(console.error);

async function tellWhy(reason: unknown): Promise<void> {
  const { plainSentence } = await import("../../src/server/session/sentence.ts");
  say({ kind: "danger", text: plainSentence(reason) });
}

/** The same in a dialog. */
export const alertWhy = (reason: unknown): void => void alertNow(reason).catch(console.error);

async function alertNow(reason: unknown): Promise<void> {
  const { sayFailed } = await import("../../src/view/say-failed.ts");
  await sayFailed(reason);
}
