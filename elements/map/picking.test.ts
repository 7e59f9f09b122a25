/** What a click on a map asks for and shows. Flows: test/flows/map.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../src/base/settings.ts";
import type { Events } from "../../src/page/events.ts";
import { answers, type Asked } from "../../test/support/memory-server.ts";
import { startClock } from "../../test/support/clock.ts";
import { loadingWord, readWhileSlow, stagesOf } from "../../test/support/silent-server.ts";
import { at, isOver, map, place, point, putMap, view, type MapTag } from "../../test/support/one-map.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const feature = (id: number, steps: number) => ({
  type: "Feature",
  id,
  properties: { id },
  geometry: { type: "Point", coordinates: at(steps) },
});

/** A layer with a popup for each feature, and a map service; `late` holds answers back. */
function server(late: (url: URL) => Promise<void> | undefined = () => undefined): Asked[] {
  return answers(async (call: Request) => {
    const url = new URL(call.url);
    await late(url);
    if (url.pathname.endsWith("raster_layers")) return Response.json([]);
    if (url.pathname.endsWith("get_layer"))
      return Response.json({ layer_table: "a.b", layer_name_ua: "Шар", setting: { template: "hover" } });
    if (url.pathname.includes("json_layer")) return Response.json([feature(1, 0), feature(2, 1)]);
    return new Response(`<p>Про ${url.searchParams.get("id") ?? url.pathname.split("/").at(-1)}</p>`);
  });
}
const pinned = (tag: MapTag) =>
  [...tag.shadowRoot.querySelectorAll(".map-pinned")].map(({ textContent }) => textContent.trim());
const panel = (tag: MapTag) => tag.shadowRoot.querySelector<HTMLElement>(".map-info");
const layered = `<vs-map layers="[20]" ${view}></vs-map>`;

/** The panel's button to close it is read first. */
const crossed = (text: string) => `×${text}`;

describe("a click on a map", () => {
  afterEach(async () => {
    place.replaceChildren();
    await aTimeout(20);
    configure({ transport: null });
  });

  it("pins the popup of a feature and tells it once; an older answer that comes later is not shown", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    server((url) => (url.searchParams.get("id") === "1" ? held : undefined));
    const tag = await putMap(layered);
    const picked: unknown[] = [];
    tag.addEventListener("vs:picked", (event) => {
      const { id, layer } = (event as CustomEvent<Events["vs:picked"]>).detail;
      picked.push([id, layer]);
    });
    await isOver(tag, 0);
    point(tag, "click", 0);
    await aTimeout(20);
    point(tag, "click", 1);
    await waitUntil(() => pinned(tag).join() === "Про 2", "not pinned");
    release();
    await aTimeout(50);
    expect([pinned(tag), picked]).to.eql([
      ["Про 2"],
      [
        ["1", "20"],
        ["2", "20"],
      ],
    ]);
  });

  it("[R9.1-10] points are circles of radius 5 in #ff7800 with an opacity of 0.8, and a border of 1 px", async () => {
    server();
    const tag = await putMap(layered);
    await isOver(tag, 0);
    const canvases = [...tag.shadowRoot.querySelectorAll("canvas")].filter((one) => one.getBoundingClientRect().width);
    const box = map(tag).getBoundingClientRect();
    const pixelOf = (canvas: HTMLCanvasElement, fromMiddle: number): Uint8ClampedArray => {
      const drawn = canvas.getBoundingClientRect();
      const density = canvas.width / drawn.width;
      const [x, y] = [box.left + box.width / 2 + fromMiddle - drawn.left, box.top + box.height / 2 - drawn.top];
      return canvas.getContext("2d")!.getImageData(x * density, y * density, 1, 1).data;
    };
    /** Of the layer's canvas; that of the page's own features is empty. */
    const pixel = (fromMiddle: number) => {
      const painted = canvases.find((one) => pixelOf(one, 0)[3]);
      return painted ? [...pixelOf(painted, fromMiddle)] : [];
    };
    await waitUntil(() => pixel(0)[3], "not painted");
    expect(pixel(0)).to.eql([255, 120, 0, 204]);
    expect(pixel(2), "inside").to.eql([255, 120, 0, 204]);
    expect(pixel(4)[3], "up to the border").to.be.above(0);
    expect(pixel(7)[3], "outside").to.equal(0);
  });

  it("keys in a pinned popup act in it, and not on the map", async () => {
    server();
    const tag = await putMap(layered);
    await isOver(tag, 0);
    point(tag, "click", 0);
    await waitUntil(() => pinned(tag).join() === "Про 1", "not pinned");
    let told = 0;
    tag.addEventListener("vs:picked", () => told++);
    const inside = tag.shadowRoot.querySelector(".map-pinned p")!;
    const press = (on: Element, key: string, code: string) => {
      const event = new KeyboardEvent("keydown", { key, code, bubbles: true, cancelable: true });
      on.dispatchEvent(event);
      return event.defaultPrevented;
    };
    press(inside, "Enter", "Enter");
    expect([told, press(inside, "p", "KeyP"), pinned(tag)]).to.eql([0, false, ["Про 1"]]);
    press(map(tag), "Enter", "Enter");
    expect([told, press(map(tag), "p", "KeyP")]).to.eql([1, true]);
  });

  it("a popup is asked for once, when the pointer rests on the feature, and goes with the pointer", async () => {
    const asked = server();
    const hovers = () => asked.filter(({ url }) => url.searchParams.has("doct_id"));
    const tag = await putMap(layered);
    await isOver(tag, 0);
    point(tag, "mousemove", 3);
    await aTimeout(200);
    expect(hovers(), "the pointer has only passed").to.eql([]);
    point(tag, "mousemove", 0);
    await waitUntil(() => tag.shadowRoot.querySelector(".map-hover"), "no popup");
    expect(hovers().map(({ url }) => [url.searchParams.get("id"), url.searchParams.get("doct_id")])).to.eql([
      ["1", "hover"],
    ]);
    point(tag, "mousemove", 3);
    await waitUntil(() => !tag.shadowRoot.querySelector(".map-hover"), "still there");
    point(tag, "click", 0);
    await waitUntil(() => pinned(tag).length, "not pinned");
    expect(hovers()).to.have.length(1);
  });

  it("a popup that was empty is asked for again at the next visit", async () => {
    let isEmpty = true;
    const asked = server();
    const { transport } = settings;
    configure({
      transport: async (request: Request) => {
        const isNothing = isEmpty && request.url.includes("doct_id");
        const answer = await transport!(request);
        return isNothing ? new Response("") : answer;
      },
    });
    const tag = await putMap(layered);
    await isOver(tag, 0);
    await waitUntil(() => asked.some(({ url }) => url.searchParams.has("doct_id")), "not asked");
    isEmpty = false;
    point(tag, "mousemove", 3);
    point(tag, "mousemove", 0);
    await waitUntil(() => tag.shadowRoot.querySelector(".map-hover"), "not asked again");
    expect(tag.shadowRoot.querySelector(".map-hover")!.textContent).to.equal("Про 1");
  });

  it("a popup that comes when the pointer is on another feature is not shown", async () => {
    let release: (() => void) | undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked = server((url) => (url.searchParams.get("id") === "1" ? held : undefined));
    const tag = await putMap(layered);
    await isOver(tag, 0);
    await waitUntil(() => asked.some(({ url }) => url.searchParams.get("id") === "1"), "not asked");
    point(tag, "mousemove", 1);
    const shown = () => [...tag.shadowRoot.querySelectorAll(".map-hover")].map(({ textContent }) => textContent);
    await waitUntil(() => shown().length, "no popup");
    release!();
    await aTimeout(50);
    expect(shown()).to.eql(["Про 2"]);
  });

  it("[R2.5-10] shows the card of a region; an older answer, or one for a closed card, is dropped, and the map gets the focus", async () => {
    const held = new Map<string, () => void>();
    const asked = server(({ pathname }) => {
      const [, id] = /testtemp\/\D+(\d+)$/.exec(decodeURIComponent(pathname)) ?? [];
      return id ? new Promise<void>((resolve) => held.set(id, resolve)) : undefined;
    });
    const regions = [1, 2].map((id) => ({ id, name: `Район ${id}`, geom: feature(id, id - 1).geometry }));
    const tag = await putMap(`<vs-map table="a.b" key="area" regions='${JSON.stringify(regions)}' ${view}></vs-map>`);
    await isOver(tag, 0);
    point(tag, "click", 0);
    await waitUntil(() => held.has("1") && panel(tag), "not asked");
    expect(panel(tag)!.ariaLabel).to.equal("Район 1");
    point(tag, "click", 1);
    await waitUntil(() => held.has("2"), "not asked again");
    held.get("2")!();
    const shown = () =>
      [...panel(tag)!.querySelectorAll("*")].map((one) => one.shadowRoot?.textContent ?? one.textContent);
    await waitUntil(() => shown().some((text) => text.includes("Про 2")), "not shown");
    held.get("1")!();
    await aTimeout(50);
    expect([panel(tag)!.ariaLabel, shown().some((text) => text.includes("Про 1"))]).to.eql(["Район 2", false]);
    expect(asked.filter(({ url }) => url.pathname.includes("testtemp")).map(({ url }) => url.pathname)).to.eql([
      "/api/format/testtemp/a.b/area/1",
      "/api/format/testtemp/a.b/area/2",
    ]);
    point(tag, "click", 0);
    await aTimeout(20);
    panel(tag)!.querySelector<HTMLElement>("button")!.click();
    await waitUntil(() => !panel(tag), "not closed");
    held.get("1")!();
    await aTimeout(50);
    expect([panel(tag) === null, tag.shadowRoot.activeElement === map(tag)]).to.eql([true, true]);
  });

  it("says in steps that the card of a region does not come; a person can stop it and try again", async () => {
    let isSilent = true;
    const signals: AbortSignal[] = [];
    answers((request: Request) => {
      const { pathname } = new URL(request.url);
      if (!pathname.includes("testtemp")) return Response.json([]);
      signals.push(request.signal);
      return isSilent ? new Promise<Response>(() => {}) : new Response("<p>Про 1</p>");
    });
    const regions = [{ id: 1, name: "Район 1", geom: feature(1, 0).geometry }];
    const tag = await putMap(`<vs-map table="a.b" key="area" regions='${JSON.stringify(regions)}' ${view}></vs-map>`);
    await isOver(tag, 0);
    const clock = startClock();
    try {
      point(tag, "click", 0);
      await waitUntil(() => signals.length && panel(tag), "not asked");
      const shown = () => panel(tag)!.textContent;
      expect(await readWhileSlow(clock, shown)).to.eql(stagesOf(loadingWord, "Скасувати").map(crossed));
      const button = (words: string) =>
        [...panel(tag)!.querySelectorAll("button")].find(({ textContent }) => textContent.includes(words));
      button("Скасувати")!.click();
      await waitUntil(() => button("Повторити"), "not stopped");
      expect([shown(), signals[0]!.aborted]).to.eql(["×Не вдалося завантажити: запит скасовано. Повторити ↻", true]);
      isSilent = false;
      button("Повторити")!.click();
      await waitUntil(
        () => [...panel(tag)!.querySelectorAll("*")].some((one) => one.shadowRoot?.textContent === "Про 1"),
        "not shown",
      );
    } finally {
      clock.end();
    }
  });

  it("marks the row of a wrapped list, whose text names the feature; a row under the pointer marks its feature", async () => {
    server();
    const tag = await putMap(
      `<vs-map ${view}><ul><li data-point="${at(0).join()}">  Яма \n на дорозі </li><li data-point="${at(1).join()}">Друга</li></ul></vs-map>`,
    );
    await isOver(tag, 0);
    await waitUntil(() => tag.shadowRoot.querySelector(".map-hover"), "no popup");
    expect(tag.shadowRoot.querySelector(".map-hover")!.textContent).to.equal("Яма на дорозі");
    point(tag, "click", 1);
    const rows = [...tag.querySelectorAll("li")];
    expect(rows.map((row) => row.getAttribute("aria-current"))).to.eql([null, "true"]);
    point(tag, "click", 0);
    expect(rows.map((row) => row.getAttribute("aria-current"))).to.eql(["true", null]);
  });

  it("marks the feature of the row under the pointer until the pointer leaves the list", async () => {
    server();
    const tag = await putMap(`<vs-map ${view}><ul><li data-point="${at(0).join()}">Перша</li></ul></vs-map>`);
    await isOver(tag, 0);
    const painted = () =>
      [...tag.shadowRoot.querySelectorAll("canvas")].some((canvas) => {
        if (!canvas.width || !canvas.height) return false;
        const { data } = canvas.getContext("2d")!.getImageData(0, 0, canvas.width, canvas.height);
        return data.some((red, index) => index % 4 === 0 && red === 0x1d && data[index + 2] === 0xc2);
      });
    expect(painted()).to.equal(false);
    tag.querySelector("li")!.dispatchEvent(new PointerEvent("pointerover", { bubbles: true }));
    await waitUntil(painted, "not marked");
    tag.dispatchEvent(new PointerEvent("pointerleave"));
    await waitUntil(() => !painted(), "still marked");
  });

  it("shows no row of a wrapped list that the page has hidden, until it is shown again", async () => {
    server();
    const rows = [0, 1].map((steps) => `<li data-point="${at(steps).join()}">Рядок ${steps}</li>`).join("");
    const tag = await putMap(`<vs-map ${view}><ul>${rows}</ul></vs-map>`);
    const isThere = (steps: number) => {
      point(tag, "mousemove", steps);
      return map(tag).classList.contains("over-feature");
    };
    const [first, second] = tag.querySelectorAll("li");
    await isOver(tag, 0);
    first!.hidden = true;
    await waitUntil(() => !isThere(0), "a hidden row is shown");
    await isOver(tag, 1);
    point(tag, "click", 1);
    expect(second!.getAttribute("aria-current"), "another row").to.equal("true");
    first!.hidden = false;
    await isOver(tag, 0);
    first!.style.display = "none";
    await waitUntil(() => !isThere(0), "a row hidden by its style is shown");
  });

  it("says that a row of a wrapped list has a place that cannot be read", async () => {
    server();
    const { error, warn } = console;
    console.error = console.warn = () => {};
    const tag = await putMap(
      `<vs-map ${view}><ul><li data-point="abc">Яма</li><li data-point="${at(1).join()}">Друга</li></ul></vs-map>`,
    );
    const said = () => tag.shadowRoot.querySelector(".map-trouble")?.textContent ?? "";
    await waitUntil(() => said().includes("1"), "nothing said").finally(() => Object.assign(console, { error, warn }));
  });

  it("where a person is, is asked for 15 seconds at most; L does the same while the map has the focus", async () => {
    server();
    const given: (PositionOptions | undefined)[] = [];
    Object.defineProperty(navigator, "geolocation", {
      configurable: true,
      value: { getCurrentPosition: (_: unknown, __: unknown, options?: PositionOptions) => given.push(options) },
    });
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    await waitUntil(() => tag.shadowRoot.querySelector("[aria-keyshortcuts=L]"), "no tools");
    tag.shadowRoot.querySelector<HTMLElement>("[aria-keyshortcuts=L]")!.click();
    const press = (more: KeyboardEventInit) =>
      map(tag).dispatchEvent(
        new KeyboardEvent("keydown", { key: "д", code: "KeyL", bubbles: true, cancelable: true, ...more }),
      );
    press({});
    press({ ctrlKey: true });
    Reflect.deleteProperty(navigator, "geolocation");
    expect(given.map((one) => one?.timeout)).to.eql([15_000, 15_000]);
  });

  it("marks where the person is, once", async () => {
    server();
    let accuracy = 24.2;
    const getCurrentPosition = (take: (reading: unknown) => void) =>
      take({ coords: { latitude: 50.5, longitude: 30.5, accuracy }, timestamp: 0 });
    Object.defineProperty(navigator, "geolocation", { configurable: true, value: { getCurrentPosition } });
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    await waitUntil(() => tag.shadowRoot.querySelector("[aria-keyshortcuts=L]"), "no tools");
    const press = () => tag.shadowRoot.querySelector<HTMLElement>("[aria-keyshortcuts=L]")!.click();
    const marks = () => [...tag.shadowRoot.querySelectorAll(".map-here")].map((one) => one.ariaLabel).join();
    press();
    await waitUntil(() => marks() === "Ви тут, з точністю до 25 м", "no mark");
    accuracy = 1500;
    press();
    await waitUntil(() => /^Ви тут, з точністю до 1.500 м$/.test(marks()), "the old mark");
    Reflect.deleteProperty(navigator, "geolocation");
  });
});
