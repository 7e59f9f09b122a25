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
/** Regions with old data: the next refresh, which fetches the page anyway, brings them too. */
const failed = new Set<Element>();
/** Ends the wait for a connection. */
let stopWaiting = () => {};

/**
 * Slow regions are told of; a failure is said with a retry, and after a lost connection they are asked for again by
 * themselves.
 * @param offerReload called when the server has left out one of them
 * @param isByItself a try after a lost connection: the notice of the first failure stands already
 */
export async function refreshOrTell(
  regions: Iterable<Element>,
  offerReload: () => Promise<void>,
  isByItself = false,
): Promise<void> {
  stopWaiting();
  for (const region of regions) failed.add(region);
  for (const region of failed) if (!region.isConnected) failed.delete(region);
  const all = [...failed];
  const stopTelling = isByItself ? () => {} : tellWhileSlow();
  try {
    const isWhole = await refreshRegions(all);
    for (const region of all) failed.delete(region);
    stopTelling();
    if (!isWhole) await offerReload();
    else if (!failed.size) withdraw(about);
  } catch (error) {
    stopTelling();
    console.error(error);
    await phrasesReady();
    const again = (byItself: boolean) => void refreshOrTell([], offerReload, byItself);
    const action = { label: t("retry"), run: () => again(false) };
    if (!isByItself) notify({ kind: "warning", text: words("refreshFailed") }, { about, action });
    if (isOffline(error)) stopWaiting = whenOnline(() => again(true));
  }
}

function tellWhileSlow(): () => void {
  const show = (word: "refreshRuns" | "refreshSlow") =>
    notify({ kind: "info", text: slowWords(word), delay: 0 }, { about, isPassing: true });
  const timers = [natives.after(wordMs, () => show("refreshRuns")), natives.after(slowMs, () => show("refreshSlow"))];
  return () => timers.forEach(natives.cancel);
}
