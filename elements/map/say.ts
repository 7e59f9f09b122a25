/** Notices of a map; their code loads with the first of them. */
import type { notify } from "../../src/page/notices/notify.ts";

export type Say = (notice: Parameters<typeof notify>[0]) => void;

export const say: Say = (notice) => void tell(notice).catch(console.error);

async function tell(notice: Parameters<Say>[0]): Promise<void> {
  const { notify } = await import("../../src/page/notices/notify.ts");
  notify(notice);
}

/** Says why a call has failed. */
export const sayWhy = (error: unknown): void => void tellWhy(error).catch(console.error);

async function tellWhy(error: unknown): Promise<void> {
  const { plainSentence } = await import("../../src/server/session/sentence.ts");
  say({ kind: "danger", text: plainSentence(error) });
}

/** The same in a dialog. */
export const alertWhy = (error: unknown): void => void alertNow(error).catch(console.error);

async function alertNow(error: unknown): Promise<void> {
  const { sayFailed } = await import("../../src/view/say-failed.ts");
  await sayFailed(error);
}
