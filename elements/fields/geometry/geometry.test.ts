/** A geometry and a point, in a form and alone. */
import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { lastNotices } from "../../../src/page/notices/notify.ts";
import { startClock } from "../../../test/support/clock.ts";
import { answers, type Asked } from "../../../test/support/memory-server.ts";
import { open, place as page, pressed, put, startPlace, type } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
const polygon = {
  type: "Polygon",
  coordinates: [
    [
      [30.51, 50.52],
      [30.53, 50.52],
      [30.53, 50.53],
      [30.51, 50.52],
    ],
  ],
};
const point = { type: "Point", coordinates: [30.52, 50.525] };
const attribute = (value: unknown) => JSON.stringify(value);
const coordinates = (cell: ParentNode) => [...cell.querySelectorAll<HTMLInputElement>(".coordinate input")];
const handles = (cell: ParentNode) => cell.querySelectorAll(".map-vertex,.map-point").length;
const buttons = (cell: ParentNode) => [...cell.querySelectorAll<HTMLButtonElement>(".geometry-kinds button")];
const named = (cell: ParentNode, name: string) =>
  [...cell.querySelectorAll<HTMLButtonElement>("button")].find(
    (one) => one.ariaLabel === name || one.textContent === name,
  )!;
/** A typed coordinate takes effect when it is left. */
async function typeCoordinate(input: HTMLInputElement, text: string): Promise<void> {
  type(input, text);
  await aTimeout(0);
  input.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
  await aTimeout(0);
}

describe("Geometry", () => {
  it("[R2.4-58] [R3.4-05] shows GeoJSON and well-known text with its vertices, and posts GeoJSON", async () => {
    const { tag, cell, posted } = await put(`<vs-geometry name="x" value='${attribute(polygon)}'></vs-geometry>`);
    await waitUntil(() => handles(cell) === 3, "no handles");
    expect(tag.value).to.eql(polygon);
    expect(posted()).to.eql([attribute(polygon)]);
    const other = await put(`<vs-geometry name="x" value="LINESTRING(30.51 50.52, 30.53 50.53)"></vs-geometry>`);
    await waitUntil(() => handles(other.cell) === 2, "no handles of a text");
    expect(other.tag.checkValidity()).to.equal(true);
    expect(other.posted(), "unchanged text").to.eql(["LINESTRING(30.51 50.52, 30.53 50.53)"]);
  });

  it("a typed coordinate moves its vertex; what is no coordinate stays, is said, and changes nothing", async () => {
    const { tag, cell } = await put(`<vs-geometry name="x" value='${attribute(polygon)}'></vs-geometry>`);
    await waitUntil(() => coordinates(cell).length === 6, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "30,505");
    await waitUntil(() => (tag.value as typeof polygon).coordinates[0]![0]![0] === 30.505, "not moved");
    const ring = (tag.value as typeof polygon).coordinates[0]!;
    expect(ring.at(-1), "the ring stays closed").to.eql([30.505, 50.52]);
    await typeCoordinate(coordinates(cell)[1]!, "north");
    expect(coordinates(cell)[1]!.value).to.equal("north");
    expect(coordinates(cell)[1]!.ariaInvalid).to.equal("true");
    expect(cell.querySelector(".coordinate-wrong")?.textContent).to.contain("50.525");
    await typeCoordinate(coordinates(cell)[1]!, "91");
    expect(coordinates(cell)[1]!.ariaInvalid, "off the earth").to.equal("true");
    expect((tag.value as typeof polygon).coordinates[0]).to.eql(ring);
  });

  it("numbers beyond the 180th meridian, where a shape goes on, are coordinates and can be typed; elsewhere they are not", async () => {
    const across = "LINESTRING(179 50, 181 50)";
    const { cell, posted } = await put(`<vs-geometry name="x" value="${across}"></vs-geometry>`);
    await waitUntil(() => coordinates(cell).length === 4, "no table");
    expect(cell.querySelectorAll("[aria-invalid=true]").length, "the stored ones").to.equal(0);
    await typeCoordinate(coordinates(cell)[2]!, "181.5");
    await waitUntil(() => String(posted()[0]).includes("[[179,50],[181.5,50]]"), "not moved");
    await typeCoordinate(coordinates(cell)[2]!, "361");
    expect(coordinates(cell)[2]!.ariaInvalid, "off the earth").to.equal("true");
    const other = await put(`<vs-geometry name="x" value="POINT(30 50)"></vs-geometry>`);
    await waitUntil(() => coordinates(other.cell).length === 2, "no table of a point");
    await typeCoordinate(coordinates(other.cell)[0]!, "181");
    expect(coordinates(other.cell)[0]!.ariaInvalid).to.equal("true");
  });

  it("a latitude is not taken as a longitude, nor the other way round", async () => {
    const { cell, posted } = await put(`<vs-geometry name="x" value="POINT(30 50)"></vs-geometry>`);
    await waitUntil(() => coordinates(cell).length === 2, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "50°31'30\"N");
    await typeCoordinate(coordinates(cell)[1]!, "30°E");
    expect(coordinates(cell).map((one) => one.ariaInvalid)).to.eql(["true", "true"]);
    expect(posted()).to.eql(["POINT(30 50)"]);
  });

  it("undo of the map takes back each step to the start, and redo goes forward", async () => {
    const { tag, cell } = await put(`<vs-geometry name="x" value='${attribute(polygon)}'></vs-geometry>`);
    await waitUntil(() => coordinates(cell).length === 6, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "30.50");
    await typeCoordinate(coordinates(cell)[2]!, "30.54");
    const last = tag.value;
    named(cell, "Прибрати все").click();
    await waitUntil(() => tag.value === null, "not cleared");
    for (const _ of [1, 2, 3]) {
      await aTimeout(0);
      named(cell, "Скасувати дію на карті").click();
    }
    await waitUntil(() => JSON.stringify(tag.value) === attribute(polygon), "not undone");
    for (const _ of [1, 2]) {
      await aTimeout(0);
      named(cell, "Повторити дію на карті").click();
    }
    await waitUntil(() => JSON.stringify(tag.value) === JSON.stringify(last), "not redone");
  });

  it("undo of the map takes back many steps, one by one", async () => {
    const { tag, cell } = await put(`<vs-geometry name="x" value='${attribute(polygon)}'></vs-geometry>`);
    await waitUntil(() => coordinates(cell).length === 6, "no table");
    for (let step = 1; step <= 12; step++) await typeCoordinate(coordinates(cell)[0]!, `30.5${10 + step}`);
    await waitUntil(() => (tag.value as typeof polygon).coordinates[0]![0]![0] === 30.522, "not changed");
    for (let step = 11; step >= 0; step--) {
      named(cell, "Скасувати дію на карті").click();
      const before = Number(`30.5${10 + step}`);
      await waitUntil(() => (tag.value as typeof polygon).coordinates[0]![0]![0] === before, `not ${before}`);
    }
    expect(tag.value).to.eql(polygon);
  });

  it("a drawing that is chosen before the map has a size begins when it has, and takes the focus", async () => {
    const { tag, cell } = await put(`<vs-geometry name="x" style="display: none"></vs-geometry>`);
    named(cell, "Лінія").click();
    await waitUntil(() => named(cell, "Лінія").ariaPressed === "true", "not chosen");
    const map = cell.querySelector<HTMLElement>(".map-place")!;
    expect(map.classList.contains("leaflet-container"), "the map waits for a size").to.equal(false);
    tag.style.display = "block";
    await waitUntil(() => cell.textContent.includes("Enter — завершити"), "not begun");
    expect(cell.activeElement).to.equal(map);
  });

  it("a drawing says how it is finished without keys: at its last vertex, an area at its first", async () => {
    const { cell } = await put(`<vs-geometry name="x"></vs-geometry>`);
    await waitUntil(() => cell.querySelector(".leaflet-container"), "no map");
    const hint = () => cell.querySelector(".geometry-hint")?.textContent ?? "";
    named(cell, "Лінія").click();
    await waitUntil(() => hint().includes("на останній вершині або Enter"), "nothing is said for a line");
    named(cell, "Полігон").click();
    await waitUntil(() => hint().includes("на першій вершині або Enter"), "nothing is said for an area");
  });

  it("a form of the page does not post, and the page is not left, without the vertices of a running drawing", async () => {
    const { tag, cell } = await put(`<form><vs-geometry name="x"></vs-geometry></form>`);
    const field = tag.querySelector<HTMLInputElement>("vs-geometry") ?? (tag as unknown as HTMLInputElement);
    const isAsked = () => !dispatchEvent(new Event("beforeunload", { cancelable: true }));
    named(cell, "Лінія").click();
    await waitUntil(() => cell.textContent.includes("Enter — завершити"), "not begun");
    expect([field.checkValidity(), isAsked()], "nothing is placed yet").to.eql([true, false]);
    const map = cell.querySelector<HTMLElement>(".map-place")!;
    const press = (key: string) => map.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
    await waitUntil(() => {
      press(" "); // the drawing may have begun a moment later
      return !field.checkValidity();
    }, "it would post");
    expect(field.validationMessage).to.contain("Креслення не завершено");
    expect(isAsked()).to.equal(true);
    press("Escape");
    await waitUntil(() => field.checkValidity(), "it never posts");
    expect(isAsked()).to.equal(false);
  });

  it("of two drawings that are chosen before the code has come only the last begins; a third choice ends it", async () => {
    const { cell } = await put(`<vs-geometry name="x"></vs-geometry>`);
    await waitUntil(() => cell.querySelector(".leaflet-container"), "no map");
    const pressedNow = () => buttons(cell).flatMap((one) => (one.ariaPressed === "true" ? [one.textContent] : []));
    named(cell, "Лінія").click();
    await waitUntil(() => pressedNow().includes("Лінія"), "not pressed at once");
    named(cell, "Полігон").click();
    const begun = () => cell.querySelectorAll(".leaflet-mouse-marker").length;
    await waitUntil(() => pressedNow().join() === "Полігон" && begun() === 1, "not begun");
    expect([pressedNow(), begun()], "one drawing").to.eql([["Полігон"], 1]);
    named(cell, "Полігон").click();
    await waitUntil(() => !cell.querySelector(".leaflet-mouse-marker"), "not ended");
    expect(pressedNow()).to.eql([]);
  });

  it("a vertex that was pressed and not dragged does not hold the map: another geometry is shown", async () => {
    for (const press of [{ button: 2 }, { shiftKey: true }, {}]) {
      const { tag, cell } = await put(`<vs-geometry name="x" value='${attribute(polygon)}'></vs-geometry>`);
      await waitUntil(() => handles(cell) === 3, "no handles");
      const event = { bubbles: true, composed: true, ...press };
      cell.querySelector(".map-vertex")!.dispatchEvent(new MouseEvent("mousedown", event));
      document.body.dispatchEvent(new MouseEvent("mouseup", event)); // beside the handle
      tag.value = { type: "LineString", coordinates: polygon.coordinates[0]!.slice(0, 2) };
      await waitUntil(() => handles(cell) === 2, `held by ${attribute(press)}`);
    }
  });

  it("a handle that is held stays, and what comes meanwhile is shown when it is released", async () => {
    const { tag, cell } = await put(`<vs-geometry name="x" value='${attribute(polygon)}'></vs-geometry>`);
    await waitUntil(() => handles(cell) === 3, "no handles");
    cell.querySelector(".map-vertex")!.dispatchEvent(new MouseEvent("mousedown", { bubbles: true, composed: true }));
    tag.value = { type: "LineString", coordinates: polygon.coordinates[0]!.slice(0, 2) };
    await waitUntil(() => coordinates(cell).length === 4, "not set");
    await aTimeout(20);
    expect(handles(cell)).to.equal(3);
    document.dispatchEvent(new MouseEvent("mouseup"));
    await waitUntil(() => handles(cell) === 2, "not shown");
  });

  it("an area whose sides cross is said with its perimeter and without an area", async () => {
    const bow = [
      [30.51, 50.52],
      [30.53, 50.53],
      [30.53, 50.52],
      [30.51, 50.53],
      [30.51, 50.52],
    ];
    const given = attribute({ type: "Polygon", coordinates: [bow] });
    const { cell } = await put(`<vs-geometry name="x" value='${given}'></vs-geometry>`);
    await waitUntil(() => cell.querySelector(".geometry-fault")?.textContent.includes("перетинаються"), "not said");
    const measures = [...cell.querySelectorAll(".geometry-hint")].map((one) => one.textContent).join(" ");
    expect(measures).to.match(/^периметр [\d\s,]+(м|км)$/);
  });

  it("a new change of the map ends what could be done again", async () => {
    const { cell } = await put(`<vs-geometry name="x" value='${attribute(polygon)}'></vs-geometry>`);
    await waitUntil(() => coordinates(cell).length === 6, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "30.50");
    named(cell, "Скасувати дію на карті").click();
    await waitUntil(() => named(cell, "Повторити дію на карті").ariaDisabled !== "true", "nothing to do again");
    await typeCoordinate(coordinates(cell)[2]!, "30.54");
    await waitUntil(
      () => named(cell, "Повторити дію на карті").ariaDisabled === "true",
      "the old change could still be done again",
    );
  });

  it("[R4-13] a point that is shown on demand pulses for 6000 ms", async () => {
    const { cell } = await put(`<vs-location name="x" value='${attribute(point)}'></vs-location>`);
    await waitUntil(() => handles(cell) === 1 && named(cell, "Показати на карті"), "no map");
    const clock = startClock();
    named(cell, "Показати на карті").click();
    await waitUntil(() => cell.querySelector(".map-pulse"), "no pulse");
    clock.pass(5999);
    const isThere = cell.querySelector(".map-pulse") !== null;
    clock.pass(1);
    clock.end();
    expect([isThere, cell.querySelector(".map-pulse") === null]).to.eql([true, true]);
  });

  it("[R3.6-26] offers the kinds that `geom` names, as a text or a list; all without it", async () => {
    for (const [geom, expected] of [
      ["point", ["Точка"]],
      [
        ["line", "polygon"],
        ["Лінія", "Полігон"],
      ],
      ["point, MultiPolygon", ["Точка", "Полігон"]],
      ["circle", ["Точка", "Лінія", "Полігон"]],
      [undefined, ["Точка", "Лінія", "Полігон"]],
    ] as const) {
      const { cell } = await open({ type: "Geometry", ...(geom && { geom }) }, null);
      expect(buttons(cell).map((one) => one.textContent)).to.eql(expected);
    }
  });

  it("[R5.2-16] [R5.2-17] says what was repaired while reading; the record changes only with an edit", async () => {
    const broken = {
      type: "Polygon",
      coordinates: [
        [
          [30.51, 50.52],
          [30.51, 50.52],
          [30.53, 50.52],
          [30.53, 50.53],
        ],
      ],
    };
    const { cell, sent } = await open({ type: "Geometry" }, broken);
    await waitUntil(() => cell.textContent.includes("повторені вершини"), "not said");
    expect(cell.textContent).to.contain("незамкнені контури");
    expect(await sent()).to.eql(broken);
    await typeCoordinate(coordinates(cell)[0]!, "30.50");
    await waitUntil(() => coordinates(cell)[0]!.value === "30.5", "not taken");
    expect(await sent()).to.eql({
      type: "Polygon",
      coordinates: [
        [
          [30.5, 50.52],
          [30.53, 50.52],
          [30.53, 50.53],
          [30.5, 50.52],
        ],
      ],
    });
  });

  it("[R8-11] a geometry of unknown type is logged, is a problem and is posted unchanged", async () => {
    const told: unknown[] = [];
    const { error } = console;
    console.error = (...given: unknown[]) => void told.push(given[0]);
    try {
      const circle = { type: "Circle", coordinates: [30.5, 50.5], radius: 7 };
      const { tag, posted } = await put(`<vs-geometry name="x" value='${attribute(circle)}'></vs-geometry>`);
      await waitUntil(() => told.includes("Unsupported geometry type"), "not logged");
      expect([tag.checkValidity(), posted()]).to.eql([false, [attribute(circle)]]);
    } finally {
      console.error = error;
    }
  });

  it("JSON text and well-known text are saved as they were loaded", async () => {
    const { cell, sent } = await open({ type: "Geometry" }, "POINT(30.52 50.525)");
    await waitUntil(() => coordinates(cell).length === 2, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "30.5");
    expect(await sent()).to.equal("POINT (30.5 50.525)");
  });

  it("text of PostGIS keeps its SRID, which the column may demand", async () => {
    const { cell, sent } = await open({ type: "Geometry" }, "SRID=4326;POINT(30.52 50.525)");
    await waitUntil(() => coordinates(cell).length === 2, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "30.5");
    expect(await sent()).to.equal("SRID=4326;POINT (30.5 50.525)");
  });

  it("[R4-08] [R4-09] [R4-10] [R7.6-06] [R8-07] local coordinates are converted by the server, only in forms of the setting; a failure is said", async () => {
    const plain = await put(`<vs-geometry name="x" value='${attribute(point)}'></vs-geometry>`);
    expect(named(plain.cell, "Місцева")).to.equal(undefined);
    configure({ map: { local_forms: ["request"] } });
    try {
      const { form, cell, sent } = await open({ type: "Geometry" }, point, {}, {}, { form: "request" });
      await waitUntil(() => named(cell, "Місцева"), "no mode");
      const asked = answers((call: Request) =>
        call.url.includes("transform_geom")
          ? call
              .clone()
              .json()
              .then((body: { transform_to: string }) =>
                Response.json({
                  type: "Point",
                  coordinates: body.transform_to === "local" ? [336991.073, 5599487.543] : [30.6, 50.525],
                }),
              )
          : Response.json({ id: 1 }),
      );
      named(cell, "Місцева").click();
      await waitUntil(() => coordinates(cell)[0]?.value === "336991.073", "not local");
      expect(asked.at(-1)).to.be.an("object");
      await typeCoordinate(coordinates(cell)[0]!, "342000");
      const asksFor = (to: string) => asked.filter(({ body }) => body.includes(`"${to}"`)).length;
      await waitUntil(() => asksFor("wgs") === 1, "the new place is not converted");
      await aTimeout(20);
      expect(coordinates(cell)[0]!.value, "stays as it was typed").to.equal("342000");
      expect(asksFor("local")).to.equal(1);
      answers(() => new Response("no such zone", { status: 500 }));
      await typeCoordinate(coordinates(cell)[0]!, "350000");
      await waitUntil(() => lastNotices().some(({ text }) => text.includes("Координати не перераховано")), "not said");
      expect(coordinates(cell)[0]!.value, "what was typed is lost").to.equal("350000");
      expect(await form.submit(), "saved without what was typed").to.equal(false);
      await waitUntil(() => cell.textContent.includes("Координату «350000» не враховано"), "not said at the field");
      type(coordinates(cell)[0]!, "342000");
      coordinates(cell)[0]!.dispatchEvent(new FocusEvent("focusout", { bubbles: true }));
      await aTimeout(0);
      expect(await sent(), "nothing has changed").to.eql({ type: "Point", coordinates: [30.6, 50.525] });
    } finally {
      configure({ map: null });
    }
  });
});

describe("the table of coordinates in the server's system", () => {
  it("keeps heights that the server's conversion does not give", async () => {
    const line = {
      type: "LineString",
      coordinates: [
        [30.5, 50.5, 120],
        [30.6, 50.6],
      ],
    };
    const { cell, sent } = await open({ type: "Geometry" }, line, {}, {}, { form: "request" });
    await waitUntil(() => named(cell, "Місцева"), "no mode");
    answers(async (call: Request) => {
      if (!call.url.includes("transform_geom")) return Response.json({ id: 1 });
      const { transform_to: to, geom } = (await call.clone().json()) as { transform_to: string; geom: string };
      const { coordinates: given } = JSON.parse(geom) as { coordinates: number[][] };
      const scaled = (one: number) => Math.round(one * (to === "local" ? 100 : 0.01) * 1e7) / 1e7;
      return Response.json({ type: "LineString", coordinates: given.map(([x, y]) => [scaled(x!), scaled(y!)]) });
    });
    named(cell, "Місцева").click();
    await waitUntil(() => coordinates(cell)[0]!.value.startsWith("305"), "not local");
    await typeCoordinate(coordinates(cell)[0]!, "3040");
    await waitUntil(() => !cell.querySelector("[aria-busy=true]"), "still converted");
    await aTimeout(20);
    expect(await sent()).to.eql({
      type: "LineString",
      coordinates: [
        [30.4, 50.5, 120],
        [30.6, 50.6],
      ],
    });
    configure({ map: null });
  });

  /** Local coordinates are a hundred times the degrees; a conversion waits for `answer`. */
  async function openLocal(value: unknown) {
    const waiting: (() => void)[] = [];
    const { cell, sent } = await open({ type: "Geometry" }, value, {}, {}, { form: "request" });
    await waitUntil(() => named(cell, "Місцева"), "no mode");
    answers(async (call: Request) => {
      if (!call.url.includes("transform_geom")) return Response.json({ id: 1 });
      const { transform_to: to, geom } = (await call.clone().json()) as { transform_to: string; geom: string };
      const { type: kind, coordinates: given } = JSON.parse(geom) as { type: string; coordinates: unknown };
      if (to === "wgs") await new Promise<void>((resolve) => void waiting.push(resolve));
      const scaled = (one: unknown): unknown =>
        typeof one === "number"
          ? Math.round(one * (to === "local" ? 100 : 0.01) * 1e7) / 1e7
          : (one as unknown[]).map(scaled);
      return Response.json({ type: kind, coordinates: scaled(given) });
    });
    named(cell, "Місцева").click();
    await waitUntil(() => coordinates(cell)[0]!.value.startsWith("305"), "not local");
    const answer = async () => {
      await waitUntil(() => waiting.length > 0, "nothing is converted");
      waiting.shift()!();
    };
    return { cell, sent, answer };
  }
  beforeEach(() => configure({ map: { local_forms: ["request"] } }));
  afterEach(() => configure({ map: null }));

  it("takes both numbers of a place that are typed one after another while the first is converted", async () => {
    const { cell, sent, answer } = await openLocal(point);
    await typeCoordinate(coordinates(cell)[0]!, "3061");
    await typeCoordinate(coordinates(cell)[1]!, "5061");
    await answer();
    await answer();
    expect(await sent()).to.eql({ type: "Point", coordinates: [30.61, 50.61] });
    expect(coordinates(cell).map(({ value }) => value)).to.eql(["3061", "5061"]);
  });

  it("keeps the geometry when the server answers with another type or with fewer positions", async () => {
    const line = { type: "LineString", coordinates: polygon.coordinates[0]!.slice(0, 3) };
    for (const wrong of [
      { type: "Point", coordinates: [30.6, 50.6] },
      { type: "LineString", coordinates: line.coordinates.slice(1) },
    ]) {
      const { cell, sent } = await openLocal(line);
      answers(() => Response.json(wrong));
      cell.querySelector<HTMLElement>("summary")!.click();
      await waitUntil(() => coordinates(cell).length === 6, "no table");
      const said = lastNotices().length;
      await typeCoordinate(coordinates(cell)[0]!, "3055");
      await waitUntil(() => lastNotices().length > said, "not said");
      expect(lastNotices().at(-1)!.text).to.contain("Координати не перераховано");
      await typeCoordinate(coordinates(cell)[0]!, "3051");
      expect(await sent()).to.eql(line);
      for (const one of document.querySelectorAll("vs-notices")) one.remove();
      page.replaceChildren();
    }
  });

  it("leaves the vertices that were not edited where they were, to the last digit", async () => {
    const far = [30.510000004, 50.520000004];
    const { cell, sent, answer } = await openLocal({ type: "LineString", coordinates: [far, [30.53, 50.53]] });
    cell.querySelector<HTMLElement>("summary")!.click();
    await waitUntil(() => coordinates(cell).length === 4, "no table");
    await typeCoordinate(coordinates(cell)[2]!, "3060");
    await answer();
    expect(await sent()).to.eql({ type: "LineString", coordinates: [far, [30.6, 50.53]] });
  });

  it("keeps a vertex that was moved on the map while a typed number is converted, and takes the number too", async () => {
    const { cell, sent, answer } = await openLocal({
      type: "LineString",
      coordinates: [
        [30.51, 50.52],
        [30.53, 50.53],
      ],
    });
    await waitUntil(() => handles(cell) === 2, "no handles");
    cell.querySelector<HTMLElement>("summary")!.click();
    await waitUntil(() => coordinates(cell).length === 4, "no table");
    await typeCoordinate(coordinates(cell)[2]!, "3060");
    pressed(cell.querySelector(".map-vertex")!, "ArrowLeft");
    await waitUntil(() => coordinates(cell)[0]!.value !== "3051", "not moved");
    await answer();
    await answer();
    const made = (await sent()) as { coordinates: number[][] };
    expect(made.coordinates[0]![0], "the moved vertex").to.be.below(30.51);
    expect(made.coordinates[1], "the typed number").to.eql([30.6, 50.53]);
  });

  it("takes a number for the vertex that was meant, while another one is being removed", async () => {
    const line = { type: "LineString", coordinates: polygon.coordinates[0]!.slice(0, 3) };
    const { cell, sent, answer } = await openLocal(line);
    cell.querySelector<HTMLElement>("summary")!.click();
    await waitUntil(() => named(cell, "Прибрати вершину 1"), "no table");
    named(cell, "Прибрати вершину 1").click();
    await typeCoordinate(coordinates(cell)[3]!, "5061");
    await answer();
    await answer();
    await waitUntil(() => coordinates(cell).length === 4, "not removed");
    expect(await sent()).to.eql({
      type: "LineString",
      coordinates: [
        [30.53, 50.61],
        [30.53, 50.53],
      ],
    });
  });
});

describe("[R3.4-07] local coordinates of a record", () => {
  const local = { type: "Point", coordinates: [336991.073, 5599487.543] };
  /** A server that converts every point to `local`. */
  const converting = (status = 200) =>
    answers((call: Request) =>
      call.url.includes("transform_geom")
        ? Response.json(status === 200 ? local : { error: "no such zone" }, { status })
        : Response.json({ id: 1 }),
    );
  const conversions = (calls: readonly Asked[]) => calls.filter(({ path }) => path.includes("transform_geom"));
  const bodyOf = (calls: readonly Asked[]) =>
    JSON.parse(calls.findLast(({ method }) => method === "PUT")!.body) as Record<string, unknown>;
  const fields = { x: { type: "Geometry" } };

  async function edited(values: object, attributes: object = {}) {
    const { form, cell } = await open(fields.x, point, {}, values, attributes);
    await waitUntil(() => coordinates(cell).length === 2, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "30.5");
    return form;
  }

  it("are converted and saved after an edit when the record has them, in their spelling", async () => {
    const calls = converting();
    const form = await edited({ x_local: "POINT (1 2)" });
    expect(await form.submit()).to.equal(true);
    expect(bodyOf(calls)).to.deep.include({
      x: { type: "Point", coordinates: [30.5, 50.525] },
      x_local: "POINT (336991.073 5599487.543)",
    });
    expect(conversions(calls).length).to.equal(1);
  });

  it("are saved by forms of map.local_forms, typed ones as typed; not by others", async () => {
    let calls = converting();
    expect(await (await edited({})).submit()).to.equal(true);
    expect([Object.keys(bodyOf(calls)).includes("x_local"), conversions(calls).length]).to.eql([false, 0]);
    configure({ map: { local_forms: ["request"] } });
    try {
      calls = converting();
      expect(await (await edited({}, { form: "request" })).submit()).to.equal(true);
      expect(bodyOf(calls)["x_local"]).to.eql(local);
    } finally {
      configure({ map: null });
    }
  });

  it("stay as they are without an edit, and nothing is converted", async () => {
    const calls = converting();
    const { form, cell } = await open(fields.x, point, { other: { title: "Інше" } }, { x_local: local });
    await waitUntil(() => coordinates(cell).length === 2, "no table");
    await typeCoordinate(coordinates(cell)[0]!, "30.5");
    named(cell, "Скасувати дію на карті").click();
    await aTimeout(0);
    expect(await form.submit()).to.equal(true);
    expect(conversions(calls).length).to.equal(0);
    expect(calls.filter(({ method, body }) => method === "PUT" && body.includes("x_local")).length).to.equal(0);
  });

  it("are saved without the vertices that rounding has made equal to the one before", async () => {
    const near = {
      type: "LineString",
      coordinates: [
        [30.51, 50.52],
        [30.510000001, 50.52],
        [30.53, 50.53],
      ],
    };
    const rounded = {
      type: "LineString",
      coordinates: [
        [1, 2],
        [1, 2],
        [3, 4],
      ],
    };
    const calls = answers((call: Request) => Response.json(call.url.includes("transform_geom") ? rounded : { id: 1 }));
    const { form, cell } = await open(fields.x, near, {}, { x_local: null });
    cell.querySelector<HTMLElement>("summary")!.click();
    await waitUntil(() => coordinates(cell).length === 6, "no table");
    await typeCoordinate(coordinates(cell)[4]!, "30.54");
    expect(await form.submit()).to.equal(true);
    expect(bodyOf(calls)["x_local"]).to.eql({
      type: "LineString",
      coordinates: [
        [1, 2],
        [3, 4],
      ],
    });
  });

  it("that cannot be converted stop the save with the reason, so that no old ones stay beside a new geometry", async () => {
    const calls = converting(500);
    const form = await edited({ x_local: local });
    expect(await form.submit()).to.equal(false);
    expect(calls.filter(({ method }) => method === "PUT").length).to.equal(0);
    await waitUntil(() => form.shadowRoot!.textContent.includes("Координати не перераховано: "), "not said");
    converting();
    await aTimeout(50);
    expect(await form.submit()).to.equal(true);
  });
});

describe("the editor's wheel", () => {
  let number = 0;
  /** The zoom of the last tile that was asked for. */
  const zoomOf = () =>
    performance
      .getEntriesByType("resource")
      .map(({ name }) => new URL(name).pathname.split("/"))
      .filter(([, folder]) => folder === `wheel-${number}`)
      .map((path) => Number(path[2]))
      .at(-1) ?? 0;
  async function turned(map: object) {
    number++;
    performance.clearResourceTimings();
    answers((call: Request) =>
      Response.json(
        call.url.includes("raster_layers") ? [{ layer_id: 1, layer_url: `/wheel-${number}/{z}/{x}/{y}.png` }] : {},
      ),
    );
    configure({ map, admin_map: { base_layers: [1] } });
    const { cell } = await put(`<vs-geometry name="x" value='${attribute(point)}'></vs-geometry>`);
    await waitUntil(() => zoomOf() === 15, "does not begin at 15");
    const place = cell.querySelector(".map-place")!;
    const turn = (deltaY: number) => {
      const { left, top } = place.getBoundingClientRect();
      place.dispatchEvent(new WheelEvent("wheel", { deltaY, clientX: left + 50, clientY: top + 50, cancelable: true }));
    };
    return { cell, turn };
  }

  it("[R9.1-03] ends at map.wheel_zoom where the host sets it; buttons and fits go on to map.maxZoom", async () => {
    try {
      const { cell, turn } = await turned({ wheel_zoom: 16 });
      turn(-100);
      await waitUntil(() => zoomOf() === 16, "the wheel does not zoom");
      for (let at = 0; at < 4; at++) {
        await aTimeout(150);
        turn(-100);
      }
      await aTimeout(400);
      expect(zoomOf()).to.equal(16);
      named(cell, "Показати на карті").click();
      await waitUntil(() => zoomOf() === 17, "the focus is limited too");
    } finally {
      configure({ map: null, admin_map: null });
    }
  });

  it("[R9.1-03] without it the wheel goes beyond 15, because map.maxZoom is the only limit", async () => {
    try {
      const { turn } = await turned({});
      turn(-100);
      await waitUntil(() => zoomOf() > 15, "stops at 15");
    } finally {
      configure({ map: null, admin_map: null });
    }
  });
});

describe("the map of a field", () => {
  it("says that no base map has come, and loads it by a button", async () => {
    let isDown = true;
    const layer = { layer_id: 1, layer_url: "/nothing/{z}/{x}/{y}.png" };
    answers(() => (isDown ? new Response("", { status: 500 }) : Response.json([layer])));
    configure({ admin_map: { base_layers: [1] } });
    const { cell } = await put('<vs-location name="x"></vs-location>');
    const line = () => cell.querySelector(".map-trouble");
    await waitUntil(() => line()?.textContent.includes("Основу карти не завантажено"), "not said");
    isDown = false;
    line()!.querySelector("button")!.click();
    await waitUntil(() => !line()?.textContent.includes("Основу карти не завантажено"), "still said");
    configure({ admin_map: null });
  });
});

describe("Location", () => {
  it("[R9.1-04] begins at zoom 12 near latitude 50 and longitude 30, or at the settings' place", async () => {
    const tiles = () => performance.getEntriesByType("resource").map(({ name }) => new URL(name).pathname);
    answers((call: Request) =>
      Response.json(call.url.includes("raster_layers") ? [{ layer_id: 1, layer_url: "/nothing/{z}/{x}/{y}.png" }] : {}),
    );
    for (const [map, column] of [
      [null, "2389"],
      [{ x: 24, y: 49 }, "2321"],
    ] as const) {
      configure({ map, admin_map: { base_layers: [1] } });
      await put('<vs-location name="x"></vs-location>');
      await waitUntil(() => tiles().some((path) => path.startsWith(`/nothing/12/${column}/`)), `no ${column}`);
    }
    configure({ map: null, admin_map: null });
  });

  it("[R2.4-57] [R3.4-06] holds a point of longitude and latitude; other geometries are a problem and stay", async () => {
    const { tag, cell, posted } = await put(`<vs-location name="x" value='${attribute(point)}'></vs-location>`);
    await waitUntil(() => handles(cell) === 1, "no point");
    expect([tag.value, posted()]).to.eql([point, [attribute(point)]]);
    await typeCoordinate(coordinates(cell)[1]!, "50°31'30\"N");
    expect((tag.value as typeof point).coordinates[1]).to.be.closeTo(50.525, 1e-6);
    const other = await put(`<vs-location name="x" value='${attribute(polygon)}'></vs-location>`);
    expect([other.tag.checkValidity(), other.posted()]).to.eql([false, [attribute(polygon)]]);
  });

  it("a read-only point has no tools and cannot be moved", async () => {
    const { cell } = await put(`<vs-location name="x" readonly value='${attribute(point)}'></vs-location>`);
    await waitUntil(() => handles(cell) === 1, "no point");
    expect(buttons(cell)).to.eql([]);
    expect(coordinates(cell).map(({ readOnly }) => readOnly)).to.eql([true, true]);
    expect(cell.querySelector(".leaflet-marker-draggable")).to.equal(null);
  });
});
