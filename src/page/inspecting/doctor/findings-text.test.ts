/** The doctor's list as text for a ticket. */
import { expect } from "@open-wc/testing";
import { findingsText } from "./findings-text.ts";

describe("the list for a ticket", () => {
  it("[R2.1-19] has each finding with its place in the reference, and no secret of the page's address", () => {
    const { href } = location;
    history.replaceState(null, "", "?vs-doctor&token=geheim");
    const about = {
      severity: "error",
      rule: "address",
      at: 0,
      tag: "<a edit>",
      expected: "a form",
      found: "404",
    } as const;
    const text = findingsText([
      { ...about, link: "calls.html#form", suggestion: '<a edit="a/1">' },
      { ...about, severity: "warning", link: "tags.html#look" },
    ]);
    history.replaceState(null, "", href);
    const [head, first, second] = text.split("\n\n");
    expect(head).to.include(`vs-elements ${VERSION}, `);
    expect(head).to.match(/token=\*+, .*: 2 findings$/);
    expect(first).to.match(
      /^error: <a edit>\n {2}expected: a form\n {2}found: 404 \(address\)\n {2}try: <a edit="a\/1">\n {2}\S+\/calls\.html#form$/,
    );
    expect(second).not.to.include("try:");
    expect(text).not.to.include("geheim");
  });
});
