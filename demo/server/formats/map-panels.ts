import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { FormatCall } from "./format-call.ts";

const panels: Record<string, { title: string; text: string }> = {
  layer: { title: "Шари", text: "Шари вмикаються у списку праворуч." },
  import: { title: "Завантажити", text: "Об'єкти з файлу додає адміністратор." },
  export: { title: "Вивантажити", text: "Об'єкти шару є за адресою /map/json_layer/20.json." },
};

/** The format `map-functions-pt` (map_id, show_panel): what can be done with a map; panels by their names. */
export function mapFunctions({ parameters }: FormatCall): Html {
  const names = [...new Set(String(parameters["show_panel"] ?? "layer,import,export").split(","))];
  const shown = names.flatMap((name) => (Object.hasOwn(panels, name) ? [panels[name]!] : []));
  return html`<h3>Дії з картою</h3>
    ${shown.map(
      ({ title, text }) =>
        html`<h4>${title}</h4>
          <p>${text}</p>`,
    )}
    <p class="quiet">Карта: ${String(parameters["map_id"] ?? "")}</p>`;
}

/** The format `map-search-pt` (map_id, show_panel): a search beside the map, by a form of the page. */
export const mapSearch = ({ parameters }: FormatCall): Html =>
  html`<h3>Пошук на карті</h3>
    <p>Знайдіть звернення в <a href="/tables">таблиці</a>, щоб побачити його місце.</p>
    <p class="quiet">Карта: ${String(parameters["map_id"] ?? "")}</p>`;
