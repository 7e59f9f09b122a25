import { expect } from "@open-wc/testing";
import { canPrettify, prettified, prettifierReady } from "./prettify.ts";

const pretty = async (mode: string, text: string) => {
  await prettifierReady(mode);
  return prettified(mode, text);
};

describe("formatted code", () => {
  it("[R2.4-34] is laid out for JSON, HTML, XML, CSS, JavaScript and SQL", async () => {
    expect(await pretty("json", '{"a":1}')).to.equal('{\n  "a": 1\n}');
    expect(await pretty("html", "<ul><li>a</li><li>b</li></ul>")).to.equal("<ul>\n  <li>a</li>\n  <li>b</li>\n</ul>");
    expect(await pretty("xml", "<a><b x='1'/></a>")).to.equal("<a>\n  <b x='1' />\n</a>");
    expect(await pretty("css", "a{color:red}")).to.equal("a {\n  color: red\n}");
    expect(await pretty("javascript", "if(a){b()}")).to.equal("if (a) {\n  b()\n}");
    expect(await pretty("sql", "select id, num from works.request where id=$1 and num ~* 'а'")).to.equal(
      "select\n  id,\n  num\nfrom\n  works.request\nwhere\n  id = $1\n  and num ~* 'а'",
    );
  });

  it("[R5.2-21] is unchanged for a text with syntax errors, and for unknown languages", async () => {
    expect(await pretty("json", '{"a":1,}')).to.equal('{"a":1,}');
    expect(await pretty("sql", "select (")).to.equal("select (");
    expect(await pretty("yaml", "a:   1")).to.equal("a:   1");
    expect(canPrettify("yaml")).to.equal(false);
    expect(await pretty("constructor", "a")).to.equal("a");
  });

  it("never changes its meaning: texts in quotes, lines of a preformatted block, broken code", async () => {
    const broken = "function a( {\n  return 'x'  ";
    const made = await pretty("javascript", broken);
    expect(made.replace(/\s+/g, "")).to.equal(broken.replace(/\s+/g, ""));
    expect(await pretty("javascript", "a = 'b   c'")).to.equal("a = 'b   c'");
    expect(await pretty("html", "<pre>a\n   b</pre>")).to.equal("<pre>a\n   b</pre>");
  });
});
