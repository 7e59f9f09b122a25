/** What the doctor says of the page's own elements; the flow is test/flows/doctor.test.ts. */
import { expect, fixture, html } from "@open-wc/testing";
import { examine } from "./examine.ts";

const found = async (): Promise<string[]> =>
  (await examine(document.body)).findings
    .filter(({ rule }) => /^(address|field-label)$/.test(rule))
    .map(({ tag, found: words }) => `${tag} ${words}`);

describe("the doctor on the page's own elements", () => {
  it("tells addresses that no browser can read, of links and of attributes of ours", async () => {
    await fixture(
      html`<p>
        <a href="http://[bad">a</a><a href="/sound">b</a><a href="http://[::1]/">c</a><a href="#" api="http://[">d</a>
        <img src="//[x/a.png" alt="z" /><a href="mailto:a@b.ua">e</a>
      </p>`,
    );
    expect((await found()).filter((one) => !one.includes("field"))).to.deep.equal([
      '<a href="http://[bad"> href="http://[bad"',
      '<a href="#" api="http://["> api="http://["',
      '<img src="//[x/a.png" alt="z"> src="//[x/a.png"',
    ]);
  });

  it("tells fields of the page that have no label", async () => {
    await fixture(
      html`<form>
        <input name="bare" /><select name="chosen"></select
        ><label>A <input name="in" /></label><label for="own">B</label><textarea id="own"></textarea
        ><input type="hidden" name="h" /><input type="submit" />
        <input name="said" aria-label="C" />
      </form>`,
    );
    expect(await found()).to.deep.equal(['<input name="bare"> no label', '<select name="chosen"> no label']);
  });
});
