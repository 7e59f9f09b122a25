import { adopt } from "../../src/base/sheets.ts";
import { htmlReady, parseHtml } from "../../src/html/door.ts";
import { isData } from "../../src/base/data.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { enliven } from "../../src/page/content/enliven.ts";
import type { Inside, Mount } from "../../src/page/inside.ts";
import { tell } from "../../src/page/events.ts";
import { filled } from "../../src/page/content/filled.ts";
import { filters } from "../../src/page/shell/filters.ts";
import { mistake } from "../../src/page/inspecting/opening-tag.ts";
import { morph } from "../../src/page/refreshing/morph.ts";
import { reloadSite } from "../../src/page/refreshing/reload-site.ts";
import { schedule } from "../../src/page/refreshing/schedule.ts";
import { stateLine } from "../../src/view/drafts/state-line.ts";
import { readWidget, refreshToken, type WidgetSource } from "../../src/server/calls/templates/widgets.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import tokens from "../../src/view/tokens.css";
import stateStyles from "../../src/view/drafts/state-line.css";
import { words } from "../../src/page/refreshing/phrases.ts";

/** Delay before a loading state appears, in ms, so that quick answers do not flash. */
const patienceMs = 150;

/**
 * `<vs-widget>`: markup of /widget/{name} or of a page template, requested with the page's filters and shown in the page's
 * styles; when a refresh fails, the previous content stays (R7.4-06, R7.1-05). Put elsewhere in the page, it asks again for
 * an answer that has not come.
 */
export const mount: Mount = ({ host, root, entry, offer, listen }) => {
  adopt(root, tokens, stateStyles);
  const state = stateLine();
  root.append(document.createElement("slot"), state.element);
  const times = schedule(host, () => Number(entry()["interval"]), refresh);
  let running: AbortController | undefined;

  async function refresh(): Promise<void> {
    const source = sourceOf(entry());
    if (!source)
      return mistake(host, 'a widget needs "name" (of /widget/{name}), "src" or "state"; found none of them.');
    if (isInItself(host))
      return mistake(host, "the answer of this widget holds the widget itself, which is not asked for.");
    running?.abort();
    const own = (running = new AbortController());
    const stop = () => {
      running = undefined;
      own.abort();
      host.removeAttribute("aria-busy");
      fail(new ServerError("aborted"));
    };
    state.wait({ firstMs: patienceMs, stop });
    host.setAttribute("aria-busy", "true");
    try {
      await draw(source, own.signal);
      if (!own.signal.aborted) times.plan(true);
    } catch (error) {
      if (!own.signal.aborted) fail(error);
      else if (running === own) state.say("");
    } finally {
      if (!own.signal.aborted) host.removeAttribute("aria-busy");
    }
  }

  async function draw(source: WidgetSource, signal: AbortSignal): Promise<void> {
    const html = await htmlOf(source, entry()["params"], signal);
    if (signal.aborted) return;
    fill(host, html);
    state.say("");
    tell("vs:refreshed", { element: host }, host);
  }

  function fail(error: unknown): void {
    console.error(error);
    state.fail(words("refreshFailed"), refresh, error);
    times.plan(false);
    void reloadSite();
  }

  offer({ refresh: times.ask });
  listen(atOtherEntry({ host, entry }, refresh));
  void refresh();
  return {
    leave() {
      running?.abort();
      times.stop();
    },
    enter: () => (natives.attribute(host, "aria-busy") === null ? times.plan(true) : void refresh()),
  };
};

/** The markup of a widget for the page's filters, with the widget's own parameters. */
async function htmlOf(source: WidgetSource, params: unknown, signal: AbortSignal): Promise<string> {
  await htmlReady();
  const pairs = { ...filters(), ...(isData(params) ? params : {}) };
  return filled(await readWidget(source, pairs, refreshToken(), signal), pairs, signal);
}

function fill(host: HTMLElement, html: string): void {
  const fresh = parseHtml(html, "server");
  if (host.childElementCount) morph(host, [...fresh.childNodes]);
  else host.replaceChildren(fresh);
  enliven(host, true);
}

/** Runs when the attributes have changed: they name another widget; what it shows stays until the answer is here. */
function atOtherEntry({ host, entry }: Pick<Inside, "host" | "entry">, run: () => Promise<void>): () => void {
  let shown = natives.json(entry());
  return () => {
    const now = natives.json(entry());
    if (now === shown || !host.isConnected) return;
    shown = now;
    void run();
  };
}

/** A server that answers every address with its whole page would be asked for ever. */
function isInItself(host: Element): boolean {
  const asked = (one: Element) =>
    ["name", "src", "state", "params"].map((name) => natives.attribute(one, name)).join("\n");
  const around = (one: Element) => natives.closest(one.parentElement, "vs-widget");
  for (let outer = around(host); outer; outer = around(outer)) if (asked(outer) === asked(host)) return true;
  return false;
}

function sourceOf(entry: Record<string, unknown>): WidgetSource | undefined {
  const { name = "", src = "", state = "" } = entry as Record<string, string>;
  return name || src || state ? { name, src, state } : undefined;
}
