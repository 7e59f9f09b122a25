/** Notices of a map; their code loads with the first of them. */
import type { notify } from "../../src/page/notices/notify.ts";

export type Say = (notice: Parameters<typeof notify>[0]) => void;

export const say: Say = (notice) =>
  void import("../../src/page/notices/notify.ts").then((notices) => notices.notify(notice), console.error);

/** Says why a call has failed. */
export const sayWhy = (error: unknown): void =>
  void import("../../src/server/session/sentence.ts").then(
    ({ plainSentence }) => say({ kind: "danger", text: plainSentence(error) }),
    console.error,
  );

/** The same in a dialog. */
export const alertWhy = (error: unknown): void =>
  void import("../../src/view/say-failed.ts").then(({ sayFailed }) => sayFailed(error), console.error);
