/** The panels at the side of a map, and the page's own features as a click tells them. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../../src/base/settings.ts";
import type { Events } from "../../src/page/events.ts";
import { settled } from "../../test/support/clock.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import { type as write } from "../../test/support/one-field.ts";
import { at, isOver, map, place, point, putMap, view, type MapTag } from "../../test/support/one-map.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const pointAt = (steps: number) => ({ type: "Point", coordinates: at(steps) });

/** Clicks a feature as soon as it is there. @returns what is told of it */
async function pick(tag: MapTag, steps: number): Promise<Events["vs:picked"]> {
  await isOver(tag, steps);
  const told = new Promise<Events["vs:picked"]>((resolve) =>
    tag.addEventListener("vs:picked", (event) => resolve((event as CustomEvent<Events["vs:picked"]>).detail), {
      once: true,
    }),
  );
  point(tag, "click", steps);
  return told;
}

afterEach(async () => {
  place.replaceChildren();
  await settled();
  configure({ transport: null });
});

describe("a panel at the side of a map", () => {
  it("gets the focus; Escape closes it, and the map has the focus again", async () => {
    answers([]);
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    const tool = () => tag.shadowRoot.querySelector<HTMLElement>("[aria-keyshortcuts=P]");
    await waitUntil(tool, "no tools");
    tool()!.click();
    const panel = () => tag.shadowRoot.querySelector("section");
    await waitUntil(() => panel() && tag.shadowRoot.activeElement === panel(), "no focus");
    expect(tool()!.ariaPressed).to.equal("true");
    panel()!.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true }));
    await waitUntil(() => !panel(), "not closed");
    expect([tag.shadowRoot.activeElement === map(tag), tool()!.ariaPressed]).to.eql([true, "false"]);
  });
});

/** Opens the search of a map, looks for a text, and waits until its place is marked. */
async function searched(tag: MapTag, text: string) {
  await waitUntil(() => tag.shadowRoot.querySelector("[aria-keyshortcuts=F]"), "no tools");
  tag.shadowRoot.querySelector<HTMLElement>("[aria-keyshortcuts=F]")!.click();
  const input = () => tag.shadowRoot.querySelector<HTMLInputElement>("#map-find")!;
  await waitUntil(() => input() && tag.shadowRoot.activeElement === input(), "no focus");
  const found = () => tag.shadowRoot.querySelectorAll(".map-found").length;
  write(input(), text);
  input().blur();
  await waitUntil(() => found() === 1, "the place is not shown");
  return { input, found };
}

describe("the search of a map", () => {
  it("shows what was looked for last, although the answer to an earlier text comes later", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const looked: string[] = [];
    answers(async (request: Request) => {
      const { pathname, searchParams } = new URL(request.url);
      if (!pathname.includes("suggest")) return Response.json([]);
      looked.push([...searchParams.values()].join());
      await held;
      return Response.json([{ id: "1", text: "Парк", x: 30.6, y: 50.4 }]);
    });
    const tag = await putMap(`<vs-map search="places" ${view}></vs-map>`);
    await waitUntil(() => tag.shadowRoot.querySelector("[aria-keyshortcuts=F]"), "no tools");
    tag.shadowRoot.querySelector<HTMLElement>("[aria-keyshortcuts=F]")!.click();
    const input = () => tag.shadowRoot.querySelector<HTMLInputElement>("#map-find")!;
    await waitUntil(() => input() && tag.shadowRoot.activeElement === input(), "no focus");
    write(input(), "Парк");
    input().blur();
    await waitUntil(() => looked.some((one) => one.includes("Парк")), "not looked for");
    write(input(), "50.525, 30.52");
    input().blur();
    const found = () => tag.shadowRoot.querySelectorAll(".map-found").length;
    await waitUntil(() => found() > 0, "the place is not shown");
    release();
    await settled();
    await settled();
    expect([input().value, found()]).to.eql(["50.525, 30.52", 1]);
  });

  it("takes the mark of a place away once a text is typed that is no place", async () => {
    answers([]);
    const tag = await putMap(`<vs-map search="places" ${view}></vs-map>`);
    const { input, found } = await searched(tag, "50.525, 30.52");
    write(input(), "50.45, 200");
    input().blur();
    await waitUntil(() => found() === 0, "the mark of the place before stays");
    await waitUntil(() => input().value === "50.45, 200", "what was typed is gone"); // drawn a little later
  });

  it("is closed by Escape alone, and says of a place without coordinates that it has none", async () => {
    answers((request: Request) =>
      Response.json(new URL(request.url).pathname.includes("suggest") ? [{ id: "1", text: "Парк" }] : []),
    );
    const tag = await putMap(`<vs-map search="parks" ${view}></vs-map>`);
    const { input, found } = await searched(tag, "50.525, 30.52");
    write(input(), "Парк");
    input().blur();
    const note = () => tag.shadowRoot.querySelector(".map-find-note")!.textContent;
    await waitUntil(() => note() !== "", "not said");
    expect([note(), found()]).to.eql(["Для цього запису місце на карті не вказано.", 0]);
    input().focus();
    const escape = () => new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    const [first, second] = [escape(), escape()]; // the first may close the list of suggestions
    input().dispatchEvent(first);
    if (tag.shadowRoot.querySelector("#map-find")) input()?.dispatchEvent(second);
    await waitUntil(() => !tag.shadowRoot.querySelector("#map-find"), "not closed");
    expect([first.defaultPrevented, tag.shadowRoot.activeElement === map(tag)]).to.eql([true, true]);
  });
});

describe("features of the page", () => {
  it("[R3.4-01] [R3.4-03] regions have the colour of their label, else their own", async () => {
    answers([]);
    const regions = ["x", "y"].map((kind, index) => ({ id: index + 1, kind, color: "00ff00", geom: pointAt(index) }));
    const colors = JSON.stringify({ x: "#ff0000" });
    const tag = await putMap(
      `<vs-map label="kind" colors='${colors}' regions='${JSON.stringify(regions)}' ${view}></vs-map>`,
    );
    expect((await pick(tag, 0)).properties).to.include({ kind: "x", color: "#ff0000" });
    expect((await pick(tag, 1)).properties).to.include({ kind: "y", color: "#00ff00" });
  });

  it("a record is shown by the column that holds its geometry, with its id", async () => {
    const asked = answers((request: Request) =>
      Response.json(request.url.includes("a.b") ? { id: 7, geom: pointAt(1), place: pointAt(0) } : []),
    );
    const tag = await putMap(`<vs-map record="a.b/7" geom="place" ${view}></vs-map>`);
    expect(await pick(tag, 0)).to.include({ id: "7", layer: "" });
    expect(asked.map(({ path }) => path)).to.include("/api/a.b/7");
  });
});

describe("features that are replaced while the code of their system loads", () => {
  it("are not put in place of the new ones", async () => {
    answers([]);
    const [lng, lat] = [30.52, 50.45];
    const tag = await putMap(`<vs-map center="${lng},${lat}" zoom="15" style="display:block;width:700px"></vs-map>`);
    let begin = () => {};
    const begun = new Promise<void>((resolve) => (begin = resolve));
    const value = {
      type: "Point",
      coordinates: [337_049.489, 5_591_144.691], // the middle of the map
      get crs() {
        begin();
        return { type: "name", properties: { name: "EPSG:6384" } };
      },
    };
    Object.assign(tag, { value });
    await begun;
    Object.assign(tag, { value: { type: "Point", coordinates: [at(1)[0], lat] } });
    await isOver(tag, 1);
    await Promise.all([import("../../src/maps/formats/systems.ts"), import("../../src/maps/formats/project.ts")]);
    await settled();
    const isAt = (steps: number) => (point(tag, "mousemove", steps), map(tag).classList.contains("over-feature"));
    expect([isAt(0), isAt(1)]).to.eql([false, true]);
  });
});

describe("a line on the map", () => {
  const line = (tag: MapTag) => tag.shadowRoot.querySelector(".map-trouble");
  const said = (tag: MapTag) => [...(line(tag)?.querySelectorAll("span") ?? [])].map(({ textContent }) => textContent);
  const press = (tag: MapTag) => line(tag)!.querySelector("button")!.click();

  for (const attributes of ['table="land.district"', 'record="land.parcel/17"'])
    it(`says that the objects of ${attributes} have not come, and loads them by a button`, async () => {
      let isDown = true;
      const row = { id: 17, geom: pointAt(0) };
      answers((request: Request) => {
        if (isDown) return status(500);
        return Response.json(request.url.includes("land.parcel/17") ? row : [row]);
      });
      const tag = await putMap(`<vs-map ${attributes} ${view}></vs-map>`);
      await waitUntil(() => said(tag).join() === "Об'єкти не завантажено", "not said");
      isDown = false;
      press(tag);
      await isOver(tag, 0);
      await waitUntil(() => !line(tag), "still said");
    });

  it("says that no base map has come, and loads it by a button", async () => {
    let isDown = true;
    const layer = {
      layer_id: 1,
      layer_name: "Схема",
      layer_url: "/tiles/{z}/{x}/{y}.png",
      enabled: true,
      layer_type: 1,
    };
    answers(() => (isDown ? status(500) : Response.json([{ ...layer, geom_service_type: 1 }])));
    const tag = await putMap(`<vs-map base="1" ${view}></vs-map>`);
    await waitUntil(() => said(tag).includes("Основу карти не завантажено"), "not said");
    isDown = false;
    press(tag);
    await waitUntil(() => !said(tag).includes("Основу карти не завантажено"), "still said");
  });

  it("says what is wrong with the features of the page where the map has no panel of layers", async () => {
    answers([]);
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    Object.assign(tag, { value: { type: "Point", coordinates: ["x", null] } });
    await waitUntil(() => said(tag).join().includes("через помилки в координатах: 1"), "not said");
    Object.assign(tag, { value: pointAt(0) });
    await waitUntil(() => !line(tag), "still said");
  });

  it("says that pictures have not come while the panel of layers is closed, and only then", async () => {
    answers([]);
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    const layer = (id: number) => ({ layer_id: id, layer_name: `Шар ${id}`, layer_url: "/none/{z}/{x}/{y}.png" });
    Object.assign(tag, { layers: [1, 2].map((id) => ({ ...layer(id), geom_service_type: 1 })) });
    const head = () => tag.shadowRoot.querySelector<HTMLElement>(".map-panel-head");
    await waitUntil(() => tag.shadowRoot.querySelector(".map-layer [role=alert]"), "not said in the panel");
    expect(line(tag)).to.equal(null);
    head()!.click();
    await waitUntil(() => said(tag).join() === "Шар 1: Частину зображень не завантажено", "not said on the map");
  });
});

describe("the functions that the server offers beside a map", () => {
  for (const [attribute, parts] of [
    ["", "layer,import,export"],
    ['data-show-panel="import"', "import"],
  ])
    it(`are asked for with the map's id and the parts ${parts}`, async () => {
      const asked = answers("<p>Дії</p>");
      const tag = await putMap(`<vs-map id="town" tools="functions" ${attribute} ${view}></vs-map>`);
      const tool = () => tag.shadowRoot.querySelector<HTMLElement>(".map-tools button");
      await waitUntil(tool, "no tools");
      tool()!.click();
      const call = () => asked.find(({ path }) => path.includes("map-functions-pt"));
      await waitUntil(call, "not asked");
      const { searchParams } = call()!.url;
      expect([searchParams.get("map_id"), searchParams.get("show_panel")]).to.eql(["town", parts]);
    });
});

describe("the place where a person is", () => {
  it("is said to be unknown once for each time that it was looked for", async () => {
    answers([]);
    const { geolocation } = navigator;
    const own = Object.getOwnPropertyDescriptor(geolocation, "getCurrentPosition");
    let refuse = () => {};
    Object.defineProperty(geolocation, "getCurrentPosition", {
      configurable: true,
      value: (_: unknown, failed: (error: object) => void) => (refuse = () => failed({ code: 1, message: "" })),
    });
    let told = 0;
    const count = () => told++;
    addEventListener("vs:notice", count);
    try {
      const tag = await putMap(`<vs-map ${view}></vs-map>`);
      const tool = () => tag.shadowRoot.querySelector<HTMLElement>("[aria-keyshortcuts=L]");
      await waitUntil(tool, "no tools");
      for (const times of [1, 2]) {
        tool()!.click();
        refuse();
        await waitUntil(() => told >= times, "not said");
        await settled();
        expect(told).to.equal(times);
      }
    } finally {
      removeEventListener("vs:notice", count);
      if (own) Object.defineProperty(geolocation, "getCurrentPosition", own);
      else Reflect.deleteProperty(geolocation, "getCurrentPosition");
      for (const notices of document.querySelectorAll("vs-notices")) notices.remove();
    }
  });
});

describe("a map on the whole screen", () => {
  it("leaves it by the same button, also in a shadow root of the page", async () => {
    answers([]);
    const box = document.body.appendChild(document.createElement("div"));
    const root = box.attachShadow({ mode: "open" });
    root.innerHTML = `<vs-map tools="fullscreen" ${view}></vs-map>`;
    const tag = root.firstElementChild as MapTag;
    let left = 0;
    const { exitFullscreen } = document;
    document.exitFullscreen = async () => void left++;
    try {
      const tool = () => tag.shadowRoot?.querySelector<HTMLElement>(".map-tools button");
      await waitUntil(tool, "no tools");
      expect(tool()!.ariaLabel).to.equal("Показати на весь екран");
      // as a browser tells it: the document names the outermost host
      Object.defineProperty(document, "fullscreenElement", { configurable: true, value: box });
      Object.defineProperty(root, "fullscreenElement", { configurable: true, value: tag });
      document.dispatchEvent(new Event("fullscreenchange"));
      await waitUntil(() => tool()!.ariaLabel === "Вийти з повноекранного режиму", "not said");
      tool()!.click();
      expect(left).to.equal(1);
    } finally {
      document.exitFullscreen = exitFullscreen;
      Reflect.deleteProperty(document, "fullscreenElement");
      box.remove();
    }
  });
});

describe("the choice of a place for the street view", () => {
  const tool = (tag: MapTag, letter: string) =>
    tag.shadowRoot.querySelector<HTMLElement>(`[aria-keyshortcuts=${letter}]`)!;
  const hint = (tag: MapTag) => tag.shadowRoot.querySelector("output.map-next")?.textContent ?? "";
  const { map: before } = settings;
  beforeEach(() => {
    answers([]);
    configure({ map: { ...before, street_view_url: "/street?place={lat},{lng}" } });
  });
  afterEach(() => configure({ map: before }));

  it("is cancelled by Escape, as its line says", async () => {
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    await waitUntil(() => tool(tag, "S"), "no tools");
    tool(tag, "S").click();
    await waitUntil(() => hint(tag).includes("Esc — скасувати"), "not said");
    const escape = new KeyboardEvent("keydown", { key: "Escape", bubbles: true, cancelable: true });
    tool(tag, "S").dispatchEvent(escape);
    await waitUntil(() => hint(tag) === "", "not cancelled");
    expect([escape.defaultPrevented, tool(tag, "S").ariaPressed]).to.eql([true, "false"]);
  });

  it("opens the service's page for the place that is clicked, with the key spelled for an address, in a sandbox", async () => {
    configure({ map: { ...before, street_view_url: "/street?key={key}&at={lat},{lng}", street_view_key: "a&b" } });
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    await waitUntil(() => tool(tag, "S"), "no tools");
    tool(tag, "S").click();
    await waitUntil(() => hint(tag), "not begun");
    point(tag, "click", 0);
    const frame = () => tag.shadowRoot.querySelector("iframe");
    await waitUntil(frame, "no street");
    expect(frame()!.getAttribute("src")).to.match(/street\?key=a%26b&at=50\.52\d+,30\.5[12]\d+$/);
    expect([frame()!.getAttribute("sandbox"), frame()!.title]).to.eql([
      "allow-scripts allow-same-origin",
      "Перегляд вулиці",
    ]);
  });

  it("once it is off, a click on a feature opens no street, and tells of the feature once", async () => {
    const value = JSON.stringify(pointAt(0));
    const tag = await putMap(`<vs-map ${view} value='${value}'></vs-map>`);
    await waitUntil(() => tool(tag, "S"), "no tools");
    for (const pressed of ["true", "false"]) {
      tool(tag, "S").click();
      await waitUntil(() => tool(tag, "S").ariaPressed === pressed, "not switched");
    }
    let told = 0;
    tag.addEventListener("vs:picked", () => told++);
    await pick(tag, 0);
    await aTimeout(20);
    expect([told, tag.shadowRoot.querySelector("iframe")]).to.eql([1, null]);
  });

  it("ends when another tool begins, and ends the other tool", async () => {
    const tag = await putMap(`<vs-map ${view}></vs-map>`);
    await waitUntil(() => tool(tag, "S"), "no tools");
    const pressed = () => ["S", "P"].map((letter) => tool(tag, letter).ariaPressed).join();
    tool(tag, "S").click();
    await waitUntil(() => pressed() === "true,false", "not begun");
    tool(tag, "P").click();
    await waitUntil(() => pressed() === "false,true", "both at once");
    tool(tag, "S").click();
    await waitUntil(() => pressed() === "true,false", "both at once, the other way");
  });
});
