import { pageFocus } from "../../src/base/document.ts";
import { adopt } from "../../src/base/css.ts";
import { htmlReady, parseHtml } from "../../src/base/html.ts";
import { allPhrasesReady, t } from "../../src/base/i18n.ts";
import { isData } from "../../src/base/data.ts";
import { natives } from "../../src/base/runtime.ts";
import type { Mount } from "../../src/page/element.ts";
import { tell } from "../../src/page/events.ts";
import { mistake } from "../../src/page/mistake.ts";
import { morph } from "../../src/page/morph.ts";
import { readWidget, refreshToken } from "../../src/server/widgets.ts";
import tokens from "../../src/view/tokens.css";
import { theme } from "../../src/view/theme.ts";
import styles from "./widget.css";

/** A loading state appears after this many ms, so that nothing flashes. */
const patienceMs = 150;

/** `<vs-widget>`: markup of /widget/{name} in the page's own look; the last good content stays when a refresh fails (R7.4-06). */
export const mount: Mount = ({ host, root, entry, offer }) => {
  adopt(root, tokens, styles);
  const state = Object.assign(document.createElement("div"), { className: "vs" });
  root.append(document.createElement("slot"), state);
  let running: AbortController | undefined;
  let timer: number | undefined;

  async function refresh(): Promise<void> {
    const { name, src, params } = entry();
    if (!name && !src) return mistake(host, 'a widget needs "name" (of /widget/{name}) or "src"; found neither.');
    running?.abort();
    const own = (running = new AbortController());
    const busy = natives.after(patienceMs, () => show(t("loading")));
    host.setAttribute("aria-busy", "true");
    try {
      await htmlReady();
      const html = await readWidget(String(name || src), isData(params) ? params : {}, refreshToken(), own.signal);
      if (own.signal.aborted) return;
      const fresh = parseHtml(html, "server");
      if (host.contains(pageFocus())) morph(host, [...fresh.childNodes]);
      else host.replaceChildren(fresh);
      show("");
      tell("vs:refreshed", { element: host }, host);
    } catch (error) {
      if (own.signal.aborted) return;
      console.error(error);
      show(t("refreshFailed"), true);
    } finally {
      natives.cancel(busy);
      if (!own.signal.aborted) host.removeAttribute("aria-busy");
    }
  }

  function show(words: string, isWrong = false): void {
    state.replaceChildren();
    if (!words) return;
    state.dataset["theme"] = theme();
    const line = Object.assign(document.createElement("div"), { className: isWrong ? "state wrong" : "state" });
    line.setAttribute("role", isWrong ? "alert" : "status");
    line.append(words);
    if (isWrong) {
      const again = Object.assign(document.createElement("button"), { type: "button", textContent: t("retry") });
      again.addEventListener("click", () => void refresh());
      line.append(again);
    }
    state.append(line);
  }

  /** Every `interval` seconds, not while the page is hidden. */
  function plan(): void {
    natives.cancel(timer);
    const seconds = Number(entry()["interval"]);
    if (seconds > 0)
      timer = natives.after(seconds * 1000, async () => {
        if (!document.hidden) await refresh();
        plan();
      });
  }

  offer({ refresh });
  void refresh();
  plan();
  return {
    leave() {
      running?.abort();
      natives.cancel(timer);
    },
    enter: plan,
  };
};

export { allPhrasesReady };
