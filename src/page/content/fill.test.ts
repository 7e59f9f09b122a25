import { expect } from "@open-wc/testing";
import { answers } from "../../../test/support/memory-server.ts";
import { configure } from "../../base/settings.ts";
import { parseHtml } from "../../html/door.ts";
import { fill } from "./fill.ts";

describe("a template", () => {
  it("[R7.1-02] [R9.3-06] is filled with texts as text, and with a person's markup cleaned and inert", async () => {
    const markup = '<b onclick="x()" edit="t/1">так</b>';
    expect(await fill("<p>{{a}}</p>", { a: "<i>" })).to.equal("<p>&lt;i&gt;</p>");
    expect(await fill("{{{a}}}", { a: markup })).to.equal("<span vs-inert><b>так</b></span>");
  });

  for (const [template, note, shown] of [
    ["<p>[note]</p>", "<p onclick='x()'>a</p><ul><li edit='t/1'>b</li></ul>", "<p>^<p>a</p><ul><li>b</li></ul>$</p>"],
    ["<p>а [note] б</p>", "<div>a</div>", "<p>а ^<div>a</div>$ б</p>"],
    ["<tr>[note]</tr>", "<td>a</td>", "<tr>^<td>a</td>$</tr>"],
    [
      "<table><tr><td>[note]</td></tr></table>",
      "</td><h2>a</h2>",
      "<table><tbody><tr><td>^<h2>a</h2>$</td></tr></tbody></table>",
    ],
    ["<a href='/x'>[note]</a>", "<a href='/y'>a &amp; \"</a>", '<a href="/x">^<a href="/y">a &amp; "</a>$</a>'],
  ] as const)
    it(`keeps a person's markup inert and in its place: ${template} with ${note}`, async () => {
      const made = document.createElement("template");
      made.content.append(parseHtml(await fill(template, { note }), "server"));
      expect(made.innerHTML).to.equal(shown.replace("^", '<span vs-inert="">').replace("$", "</span>"));
    });

  it("[R8-34] has the markup of the formats that it asks for, each fetched once; a failed one is said", async () => {
    const asked = answers(({ url }: Request) =>
      url.includes("gone") ? new Response("", { status: 404 }) : new Response(`<i>${new URL(url).search}</i>`),
    );
    const template = "{{#each rows}}<p>{{format options}}</p>{{/each}}";
    const row = (name: string, id: number) => ({ id, options: { format_template: name } });
    const data = { rows: [row("owner", 1), row("owner", 2), row("owner", 1), row("gone", 3)] };
    const { warn } = console;
    console.warn = () => {};
    expect(await fill(template, data)).to.equal(
      "<p><i>?id=1</i></p><p><i>?id=2</i></p><p><i>?id=1</i></p><p>Не вдалося сформувати документ</p>",
    );
    expect(asked.map(({ path }) => path).toSorted()).to.eql([
      "/api/format/gone?id=3",
      "/api/format/owner?id=1",
      "/api/format/owner?id=2",
    ]);
    configure({ wording: "classic" });
    expect(await fill("{{format options}}", row("gone", 3))).to.equal("EROOROROROROROR");
    configure({ wording: null, transport: null });
    console.warn = warn;
  });

  it("[SAFETY §1] asks for no path that a person's data names as a format", async () => {
    const asked = answers("<a del='t/1'>x</a>");
    const { warn } = console;
    console.warn = () => {};
    for (const name of ["/files/evil.html", "//evil.example/x", " /files/evil.html", "../files/evil.html"])
      expect(await fill("{{format options}}", { options: { format_template: name } })).to.equal(
        "Не вдалося сформувати документ",
      );
    console.warn = warn;
    configure({ transport: null });
    expect(asked).to.eql([]);
  });

  it("stops being filled when it is aborted", async () => {
    const end = new AbortController();
    const rows = Array.from({ length: 200_000 }, (_, at) => at);
    const filling = fill("{{#each rows}}{{this}}{{/each}}", { rows }, end.signal).then(
      () => "filled",
      (error: Error) => error.name,
    );
    end.abort();
    expect(await filling).to.equal("AbortError");
  });
});
