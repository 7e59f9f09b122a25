import { expect } from "@open-wc/testing";
import { readCase, type CaseFile } from "../../../cases/case-file.ts";
import { configure } from "../../../base/settings.ts";
import { request } from "../../../server/client/client.ts";
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
});
