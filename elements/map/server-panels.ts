/** Markup of the server at the side of a map. */
import type { Data } from "../../src/base/data.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import type { Info } from "./info-panel.tsx";

/** Sets what the panel shows, from what it shows now: an answer for a panel that is closed or used otherwise is dropped. */
export type ShowInfo = (next: (now: Info | undefined) => Info | undefined) => void;

/** R2.5-10: the server's markup about a child region. @returns whether there is such a card */
export function showCard(entry: Data, id: string, title: string, show: ShowInfo): boolean {
  const [table, key] = [entry["table"], entry["key"]].map((one) => String(one ?? ""));
  if (!table || !key || !id) return false;
  showMarkup({ id, title }, ["testtemp", table, key, id].join("/"), {}, show);
  return true;
}

/** R7.4-10: what the server offers beside this map; `data-show-panel` names other parts of it. */
export function showPanel(host: HTMLElement, name: string, title: string, show: ShowInfo): void {
  const values = { map_id: host.id, show_panel: host.dataset["showPanel"] ?? "layer,import,export" };
  showMarkup({ id: name, title }, name, values, show);
}

function showMarkup(
  about: Pick<Info, "id" | "title">,
  path: string,
  values: Record<string, string>,
  show: ShowInfo,
): void {
  let running: AbortController | undefined;
  const become = (more: Pick<Info, "html" | "error">) =>
    show((now) => (now?.stop === stop ? { ...about, stop, again, ...more } : now));
  const stop = () => {
    running?.abort();
    become({ error: new ServerError("aborted") });
  };
  const again = () => {
    running?.abort();
    const { signal } = (running = new AbortController());
    readMarkup(path, values, signal).then(
      (html) => signal.aborted || become({ html }),
      (error: unknown) => signal.aborted || become({ error }),
    );
  };
  show(() => ({ ...about, stop, again }));
  again();
}

async function readMarkup(path: string, values: Record<string, string>, signal: AbortSignal): Promise<string> {
  const [{ readFormat }, { htmlReady }] = await Promise.all([
    import("../../src/server/calls/templates/formats.ts"),
    import("../../src/html/door.ts"),
  ]);
  const [html] = await Promise.all([readFormat(path, values, signal), htmlReady()]);
  return html;
}
