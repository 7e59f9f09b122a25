import { expect } from "@open-wc/testing";
import { configure, settings, settingsStore, readSettings } from "./settings.ts";

const page = window as unknown as { vsSettings?: unknown };

afterEach(() => {
  delete page.vsSettings;
  document.getElementById("vs-settings")?.remove();
  configure({ lang: "", law: "", base_url: "", "timeout.read": 30 });
});

function block(text: string): void {
  const script = Object.assign(document.createElement("script"), { type: "application/json", id: "vs-settings" });
  script.textContent = text;
  document.body.append(script);
}

describe("settings", () => {
  it("[R9.9-02] [R1-18] the language is ua by default; law is another name of lang, lang wins", () => {
    readSettings();
    expect(settings.lang).to.equal("ua");
    page.vsSettings = { law: "ru" };
    readSettings();
    expect(settings.lang).to.equal("ru");
    page.vsSettings = { law: "ru", lang: "en" };
    readSettings();
    expect(settings.lang).to.equal("en");
  });

  it("[R1-24] [R1-30] the object of the page, then its JSON block, then configure: the later win", () => {
    page.vsSettings = {
      site_name: "Громада",
      map: { minZoom: 6, maxZoom: 19, x: 30.52, y: 50.525, z: 12 },
      api: "/a/",
    };
    block('{ "map.z": 14, "admin_map": { "base_layers": ["Схема"], "raster_layers": [4] }, "api": "/b/" }');
    configure({ api: "/c/", pk: { "land.lamp": "gid" } });
    expect(settings).to.deep.include({
      site_name: "Громада",
      map: { minZoom: 6, maxZoom: 19, x: 30.52, y: 50.525, z: 14 },
      admin_map: { base_layers: ["Схема"], raster_layers: [4] },
      api: "/c/",
      pk: { "land.lamp": "gid" },
    });
    configure({ api: "/api/", pk: {} });
  });

  it("a dotted name changes one part and leaves the others", () => {
    configure({ "timeout.read": 60, "own.a.b": 1 });
    expect(settings.timeout).to.include({ read: 60, write: 300, format: 300 });
    expect((settings as never as Record<string, unknown>)["own"]).to.deep.equal({ a: { b: 1 } });
  });

  it("a clobbering element, a text, null and a prototype change nothing", () => {
    const before = JSON.stringify(settings);
    page.vsSettings = document.createElement("a");
    for (const wrong of [null, "lang", 7, [], document.body, JSON.parse('{"__proto__":{"polluted":1}}')])
      configure(wrong);
    expect(JSON.stringify(settings)).to.equal(before);
    expect(({} as Record<string, unknown>)["polluted"]).to.equal(undefined);
  });

  it("a block that does not parse is reported in the console, the rest is read", () => {
    const { error } = console;
    const said: unknown[] = [];
    console.error = (...words) => said.push(words.join(" "));
    page.vsSettings = { login_marker: "вхід" };
    block("{ lang: 'en' }");
    readSettings();
    console.error = error;
    expect(settings.login_marker).to.equal("вхід");
    expect(said.join()).to.include('<script id="vs-settings">').and.include("expected JSON");
  });

  it("notifies listeners after each change", () => {
    let told = 0;
    const stop = settingsStore.listen(() => told++);
    configure({ lang: "en" });
    stop();
    configure({ lang: "ua" });
    expect(told).to.equal(1);
  });
});
