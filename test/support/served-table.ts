/** A `vs-table` in a unit test's page with the server of its table, and the actions of a person on it. */
import { aTimeout } from "@open-wc/testing";
import "../../elements/main.ts";
import { configure, settings } from "../../src/base/settings.ts";
import { forgetOptions } from "../../src/server/calls/lists/select-lists.ts";
import { answers, type Asked } from "./memory-server.ts";
import { waitUntil } from "./wait-until.ts";

export const place = document.body.appendChild(document.createElement("div"));
export type Tag = HTMLElement & { shadowRoot: ShadowRoot; rows: unknown; chosen(): string[]; refresh(): Promise<void> };

export const form = {
  schema: {
    name: { type: "Text", title: "Назва", validators: ["required"] },
    status: { type: "Select2", title: "Статус", data: "state" },
    area: { type: "Number", title: "Площа" },
    due: { type: "Date", title: "Термін" },
    note: { type: "TextArea", title: "Примітка" },
  },
};
export const lists = {
  state: { new: "Нове", done: { text: "Виконано", color: "green" } },
  late: { new: "Нове" },
  none: {},
};
export const rowOf = (id: number) => ({
  id,
  name: `Запис ${id}`,
  status: "new",
  area: id,
  due: "2026-03-05",
  note: "x",
});

/** A server of one table: `total` rows, pages as asked, saves as sent. `late` holds answers back. */
export function server(total: number, late: (asked: URL) => Promise<void> | undefined = () => undefined): Asked[] {
  const rows = Array.from({ length: total }, (_, at) => rowOf(at + 1));
  return answers(async (request: Request) => {
    const url = new URL(request.url);
    await late(url);
    if (url.pathname.startsWith("/api/template/form/")) return Response.json(form);
    if (url.pathname.startsWith("/api-user/select")) return Response.json(lists);
    const id = Number(/\/(\d+)$/.exec(url.pathname)?.[1]);
    const row = rows.find((one) => one.id === id);
    if (row && request.method === "PUT") return Response.json(Object.assign(row, await request.json()));
    if (row) return Response.json(row);
    const [limit, offset] = ["limit", "offset"].map((name) => Number(url.searchParams.get(name)));
    const isDown = url.searchParams.get("order")?.startsWith("-");
    return Response.json({ rows: (isDown ? rows.toReversed() : rows).slice(offset, offset! + limit!), total });
  });
}

export async function put(html: string): Promise<Tag> {
  place.innerHTML = html;
  const tag = place.firstElementChild as Tag;
  await ready(tag);
  return tag;
}
export const ready = (tag: Tag) =>
  waitUntil(() => !tag.hasAttribute("aria-busy") && tag.shadowRoot?.querySelector(".count")?.textContent, "no rows");
export const seen = (tag: Tag, selector: string) => [...tag.shadowRoot.querySelectorAll<HTMLElement>(selector)];
export const headings = (tag: Tag) => seen(tag, "[role=columnheader] .heading").map(({ textContent }) => textContent);
export const heading = (tag: Tag, title: string) =>
  seen(tag, "[role=columnheader]").find(({ textContent }) => textContent.includes(title))!;
export const drawn = (tag: Tag) =>
  seen(tag, ".grid-body .grid-row:not([hidden])").toSorted(
    (one, other) => Number(one.ariaRowIndex) - Number(other.ariaRowIndex),
  );
export const cell = (tag: Tag, row: number, title: string) =>
  drawn(tag)[row]!.querySelector<HTMLElement>(`[data-title="${title}"]`)!;
export const column = (tag: Tag, title: string) => drawn(tag).map((_, at) => cell(tag, at, title).textContent);
export const lines = (asked: readonly Asked[], path = "/api/a.b/") => asked.filter(({ url }) => url.pathname === path);
export const query = ({ url }: Asked) => Object.fromEntries(url.searchParams);
/** Changes of records are not answered until the returned function is called. */
export function holdChanges(): () => void {
  const { transport } = settings;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  configure({
    transport: async (request: Request) => {
      if (request.method === "PUT") await held;
      return transport!(request);
    },
  });
  return release;
}
export const writes = (asked: readonly Asked[]) => asked.filter(({ method }) => method !== "GET");
export const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...more }));
export const button = (tag: Tag, text: string) =>
  seen(tag, "button").find(({ textContent }) => textContent.startsWith(text))!;

export const full = '<vs-table table="a.b" form="f" actions="choose edit copy del add cells" height="400"></vs-table>';

/** Once per file: each test ends with an empty place and without kept views. */
export function startTables(): void {
  /** A window that loses the focus to another test's window would end the editing of a cell. */
  addEventListener("blur", (event) => document.hasFocus() || event.stopImmediatePropagation(), true);
  afterEach(async () => {
    place.replaceChildren();
    place.style.width = "";
    await aTimeout(20);
    configure({ transport: null });
    forgetOptions();
    for (const key of Object.keys(localStorage)) if (key.startsWith("vs-table ")) localStorage.removeItem(key);
  });
}
