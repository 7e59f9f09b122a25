/** Regions that are refreshed, or why they are not there yet. */
import { phrasesReady, t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { isOffline, whenOnline } from "../../server/client/when-online.ts";
import { notify, withdraw } from "../notices/notify.ts";
import { words } from "./phrases.ts";
import { refreshRegions } from "./regions.ts";
import { words as slowWords } from "./slow-refresh-phrases.ts";

const about = "refresh";
/** When a person reads that the page is refreshed, and when that the server is slow, in ms. */
const [wordMs, slowMs] = [1000, 15_000];
/** Ends the wait for a connection. */
let stopWaiting = () => {};

/**
 * Slow regions are told of; a failure is said with a retry, and after a lost connection they are asked for again by
 * themselves.
 * @param offerReload called when the server has left out one of them
 */
export async function refreshOrTell(regions: Element[], offerReload: () => Promise<void>): Promise<void> {
  stopWaiting();
  const say = (word: "refreshRuns" | "refreshSlow") =>
    notify({ kind: "info", text: slowWords(word), delay: 0 }, { about, isPassing: true });
  const timers = [natives.after(wordMs, () => say("refreshRuns")), natives.after(slowMs, () => say("refreshSlow"))];
  const end = () => timers.forEach(natives.cancel);
  try {
    const isWhole = await refreshRegions(regions);
    end();
    if (isWhole) withdraw(about);
    else await offerReload();
  } catch (error) {
    end();
    console.error(error);
    await phrasesReady();
    const again = () => void refreshOrTell(regions, offerReload);
    const action = { label: t("retry"), run: again };
    notify({ kind: "warning", text: words("refreshFailed") }, { about, action });
    if (isOffline(error)) stopWaiting = whenOnline(again);
  }
}
