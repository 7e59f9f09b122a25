import { expect } from "@open-wc/testing";
import { readCase, type CaseFile } from "../../../cases/case-file.ts";
import { logMistake, mistakes } from "../../../base/mistakes.ts";
import { configure } from "../../../base/settings.ts";
import { request } from "../../../server/client/client.ts";
import { ask } from "../../../server/client/net.ts";
import { deadline } from "../../../server/client/time-limit.ts";
import { waitUntil } from "../../../../test/support/wait-until.ts";
import { currentCase, startRecording, stopRecording } from "./case-recorder.ts";

const place = document.body.appendChild(document.createElement("div"));
const recorded = (html: string): CaseFile => {
  place.innerHTML = html;
  startRecording();
  return currentCase()!;
};
const reasonOf = (given: CaseFile | undefined) => {
  const read = readCase(JSON.stringify(given), VERSION);
  return "refused" in read ? read.refused : "accepted";
};

describe("a recording [R2.1-19]", () => {
  afterEach(() => {
    stopRecording();
    place.replaceChildren();
    configure({ transport: null });
  });

  it("keeps no person and no secret that stands in the attributes of the page", () => {
    const { stage } =
      recorded(`<vs-table table="works.request" form="works.card" rows='[{"name":"Гнатюк","pin":"4711"}]'
      title="Заявки Гнатюка" columns='[{"name":"name","title":"Прізвище"}]'
      filter='{"applicant":"Гнатюк","token":"geheim"}'></vs-table>
      <vs-form table="works.request" record="Гнатюк" obj='{"applicant":"Гнатюк","password":"geheim"}'></vs-form>`);
    const text = JSON.stringify(stage);
    expect(text).not.to.match(/Гнатюк|4711|geheim/);
    expect(stage.map(({ tag, attributes }) => [tag, attributes["table"], attributes["form"]])).to.eql([
      ["vs-table", "works.request", "works.card"],
      ["vs-form", "works.request", undefined],
    ]);
    expect(JSON.parse(stage[0]!.attributes["columns"]!)).to.eql([{ name: "name", title: "Прізвище" }]);
    expect(JSON.parse(stage[0]!.attributes["rows"]!)[0].name).to.match(/^[А-ЯҐЄІЇ][а-яґєії]{5}$/);
  });

  it("keeps the keys and codes of a state, of its other values the shape", () => {
    const { stage } = recorded(
      `<a href="#" vs-refresh state="requests/status=new/q=Гнатюк Оксана"></a><a href="#" vs-refresh state="status="></a>`,
    );
    const [first, second] = stage.map(({ attributes }) => attributes["state"]!);
    expect(decodeURIComponent(first!)).to.match(
      /^requests\/status=new\/q=[А-ЯҐЄІЇ][а-яґєії]{5} [А-ЯҐЄІЇ][а-яґєії]{5}$/,
    );
    expect(first).not.to.include("Гнатюк");
    expect(second).to.equal("status=");
  });

  it("keeps the date of Retry-After and the kind of a download, not its file name", async () => {
    recorded("");
    const headers = {
      "Retry-After": "Wed, 25 Nov 2026 10:00:00 GMT",
      "Content-Disposition": `attachment; filename="Hnatiuk.pdf"`,
    };
    configure({ transport: async () => new Response("{}", { headers }) });
    // nothing is downloaded: Firefox shows each download in a panel, which takes the focus of the window
    const { click } = HTMLElement.prototype;
    HTMLElement.prototype.click = () => {};
    await request({ name: "lookup", path: "/api/a" });
    HTMLElement.prototype.click = click;
    expect(currentCase()!.calls[0]!.headers).to.eql({ ...headers, "Content-Disposition": "attachment" });
  });

  it("of any length is a file that a replay takes: the oldest calls and events go first", async () => {
    recorded("");
    let count = 0;
    configure({ transport: async () => Response.json({ id: count++, text: "ж".repeat(100) }) });
    for (let at = 0; at < 320; at++) await request({ name: "lookup", path: `/api/a/${at}` });
    for (let at = 0; at < 6000; at++) dispatchEvent(new CustomEvent("vs:notice", { detail: { kind: `k${at}` } }));
    await waitUntil(() => currentCase()!.calls.at(-1)!.answer !== "", "the last answer is not noted");
    const { calls, events } = currentCase()!;
    expect([calls.length, calls.at(-1)!.address]).to.eql([300, "/api/a/319"]);
    expect([events.length, events.at(-1)!.what]).to.eql([5000, "vs:notice k5999"]);
    expect(reasonOf(currentCase())).to.equal("accepted");
  });

  it("with very long answers keeps the newest of them", async () => {
    recorded("");
    const long = JSON.stringify({ text: ". ".repeat(400_000) });
    configure({ transport: async () => new Response(long) });
    for (let at = 0; at < 20; at++) await request({ name: "lookup", path: `/api/a/${at}` });
    await waitUntil(() => currentCase()!.calls.at(-1)!.answer !== "", "the last answer is not noted");
    const { calls } = currentCase()!;
    expect(calls.length).to.be.within(10, 15);
    expect(calls.at(-1)!.address).to.equal("/api/a/19");
    expect(reasonOf(currentCase())).to.equal("accepted");
  });

  it("has no secret and no person in the page's address, its settings and its warnings", () => {
    const { href } = location;
    const { error } = console;
    console.error = () => {};
    history.replaceState(null, "", "?token=geheim&search=Гнатюк");
    logMistake("<a edit='Гнатюк' data-token='geheim'>: edit needs more.");
    console.error = error;
    configure({ user: "hnatiuk", headers: { "X-Own": "geheim" }, select_empty: "Гнатюк Оксана", lang: "en" });
    const given = recorded("");
    history.replaceState(null, "", href);
    configure({ user: "", headers: {}, select_empty: "", lang: "ua" });
    mistakes.clear();
    const { page, settings, warnings } = given;
    expect(page).to.match(/[?&]token=\*+&search=/);
    expect(warnings.length).to.equal(1);
    expect(Object.keys(settings)).to.include.members(["lang", "select_empty"]);
    expect(JSON.stringify(given)).not.to.match(/geheim|hnatiuk|Гнатюк|Оксана|%D0%93%D0%BD/);
    expect(reasonOf(given)).to.equal("accepted");
  });

  it("names a form with files, and keeps no picture and no answer above a million characters", async () => {
    recorded("");
    const answers: Record<string, Response> = {
      "/api/picture": new Response("Гнатюк", { headers: { "Content-Type": "image/png" } }),
      "/api/long": new Response("7".repeat(1_000_001)),
      "/api/short": new Response("7 8"),
      "/api/form": new Response('{"schema":{"a":{"type":"Text","title":"Прізвище","default":"x","token":"geheim"}}}'),
    };
    configure({ transport: async ({ url }: Request) => answers[new URL(url).pathname] ?? new Response("{}") });
    const body = new FormData();
    body.append("applicant", "Гнатюк");
    const call = async (path: string, init: RequestInit) => {
      const limit = deadline(5000, undefined);
      await ask(new URL(path, location.href).href, init, limit);
      limit.end();
    };
    await call("/api/file", { method: "POST", body });
    for (const path of Object.keys(answers)) await call(path, { method: "GET" });
    await waitUntil(() => currentCase()!.calls.at(-1)!.answer !== "", "the last answer is not noted");
    const { calls } = currentCase()!;
    expect(calls.map(({ address, body: sent, answer }) => [address, sent, answer])).to.eql([
      ["/api/file", "(a form with files)", "{}"],
      ["/api/picture", undefined, ""],
      ["/api/long", undefined, ""],
      ["/api/short", undefined, "7 8"],
      ["/api/form", undefined, '{"schema":{"a":{"type":"Text","title":"Прізвище","default":"x","token":"***"}}}'],
    ]);
  });

  it("begins with 50 elements at most, and with what a script has set on a form", () => {
    place.innerHTML = '<div vs-refresh="plot"></div>'.repeat(60);
    const form = Object.assign(document.createElement("vs-form"), {
      schema: { schema: { name: { type: "Text", title: "Прізвище" } } },
      value: { name: "Гнатюк", password: "geheim" },
    });
    place.prepend(form);
    startRecording();
    const { stage } = currentCase()!;
    expect(stage.length).to.equal(50);
    expect(stage[1]).to.eql({ tag: "div", attributes: { "vs-refresh": "plot" } });
    const { properties } = stage[0]!;
    expect(properties!["schema"]).to.eql({ schema: { name: { type: "Text", title: "Прізвище" } } });
    expect(JSON.stringify(properties)).not.to.match(/Гнатюк|geheim/);
  });

  it("has no click of a script, and of an event its kind only", () => {
    recorded('<a href="#" id="a" info="works.request/17">а</a>');
    const stop = (event: Event) => (event.preventDefault(), event.stopImmediatePropagation());
    addEventListener("click", stop, true);
    place.querySelector("a")!.click();
    removeEventListener("click", stop, true);
    const problems = [{ path: "name", message: "Гнатюк", value: "geheim" }, { path: "due" }];
    dispatchEvent(new CustomEvent("vs:invalid", { detail: { problems } }));
    dispatchEvent(new CustomEvent("vs:failed", { detail: { status: 500, message: "Гнатюк" } }));
    dispatchEvent(new CustomEvent("vs:saved", { detail: { created: true, id: 17 } }));
    const { steps, events } = currentCase()!;
    expect(steps.map((one) => one.do)).to.eql(["open"]);
    expect(events.map(({ what }) => what)).to.eql(["vs:invalid name due", "vs:failed 500", "vs:saved created"]);
  });
});
