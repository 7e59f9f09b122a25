/** The doctor's questions to the server: which, by what method, and what it says of the answers. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../base/settings.ts";
import { status } from "../../../../test/support/memory-server.ts";
import { askReads, questionsOf } from "./ask-reads.ts";

const place = document.body.appendChild(document.createElement("div"));
const asked = (html: string) => {
  place.innerHTML = html;
  return questionsOf([...place.querySelectorAll("*")]);
};
const words = (html: string) => asked(html).map(({ kind, name }) => `${kind} ${name}`);

/** What the doctor finds where the server answers so: `GET /api/…` to an answer, 404 for all others. */
async function found(html: string, answers: Record<string, Response>): Promise<string[]> {
  const calls: string[] = [];
  configure({
    transport: async ({ method, url }: Request) => {
      calls.push(`${method} ${new URL(url).pathname}`);
      return answers[calls.at(-1)!]?.clone() ?? status(404);
    },
  });
  const findings = await askReads(asked(html), () => {});
  expect(calls.filter((one) => !/^(GET|OPTIONS) /.test(one))).to.eql([]);
  return findings.map((one) => `${one.expected}: ${one.found}`);
}
const form = status(200, { schema: { a: { type: "Text", title: "A" } } });

describe("the doctor's questions", () => {
  afterEach(() => {
    configure({ transport: null });
    place.replaceChildren();
    delete (window as { select?: unknown }).select;
  });

  it("[R2.1-19] are the forms, lists and tables that the page names, each once", () => {
    expect(
      words(`<a add="plot/main"></a><a add="plot"></a><a edit="plot/1/main"></a><a del="plot/1"></a><a del="road/1"></a>
        <vs-select name="a" data="town"></vs-select><vs-select name="b" data="own" options="[]"></vs-select>
        <vs-select name="c" data="own" api="/a"></vs-select><a edit="plot//main"></a>`),
    ).to.eql(["form main", "list plot", "form plot", "list road", "select town"]);
  });

  it("[R2.1-19] leave out a list that the page itself has", async () => {
    Object.assign(window, { select: { townjson: [], road: [] } });
    const list = (name: string) => `<vs-select name="a" data="${name}"></vs-select>`;
    expect(words(list("town") + list("road") + list("plot"))).to.eql(["select plot"]);
    const schema = { schema: { a: { type: "Select", data: "town" }, b: { type: "Select", data: "none" } } };
    expect(await found('<a add="plot/main"></a>', { "GET /api/template/form/main": status(200, schema) })).to.eql([
      "a list from GET /api-user/select/none: 404: it does not exist",
    ]);
  });

  it("[R2.1-19] tell a table that this user may not use, and an Allow without what the page does", async () => {
    const answers = (allow: Response) => ({ "GET /api/template/form/main": form, "OPTIONS /api/plot/": allow });
    const [remove, add] = ['<a del="plot/1"></a>', '<a add="plot/main"></a>'];
    expect(await found(remove, answers(status(403)))).to.eql([
      "the rights on a table from OPTIONS /api/plot/: 403: this user may not use the table",
    ]);
    expect(await found(remove, answers(status(200, "", { Allow: "GET, POST" })))).to.eql([
      "the rights on a table from OPTIONS /api/plot/: Allow: GET, POST, without DELETE",
    ]);
    expect(await found(add, answers(status(200, "", { Allow: "GET, POST" })))).to.eql([]);
    expect(await found(add, answers(status(405)))).to.eql([]);
    expect(await found(add, {})).to.eql([
      "the schema of a form from GET /api/template/form/main: 404: it does not exist",
    ]);
  });

  it("[R2.1-19] tell an answer that cannot be read, an empty one and an empty list", async () => {
    const told = async (answer: Response) =>
      found('<a add="plot/main"></a>', { "GET /api/template/form/main": answer });
    const start = "the schema of a form from GET /api/template/form/main: ";
    expect(await told(status(200, "<h1>Sign in</h1>"))).to.eql([
      `${start}200 with an unreadable answer: <h1>Sign in</h1>`,
    ]);
    expect(await told(status(200, "null"))).to.eql([`${start}an empty answer: it does not exist`]);
    expect(await told(status(403))).to.eql([`${start}403: this user may not read it`]);
    expect(await told(status(500))).to.eql([`${start}500`]);
    expect(await told(form)).to.eql([]);
    const list = async (answer: object) =>
      found('<vs-select name="a" data="town"></vs-select>', { "GET /api-user/select/town": status(200, answer) });
    const empty = ['options of the list "town" from GET /api-user/select/town: no such list, or an empty one'];
    for (const answer of [{}, [], { town: [] }, { town: null }, { townjson: "" }])
      expect(await list(answer), JSON.stringify(answer)).to.eql(empty);
    for (const answer of [[["a", "A"]], { town: { a: "A" } }, { townjson: [{ id: 1 }] }])
      expect(await list(answer), JSON.stringify(answer)).to.eql([]);
  });
});
