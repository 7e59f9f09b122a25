/** What the doctor says of entrances that write without a token against forged requests. */
import { expect } from "@open-wc/testing";
import { settings } from "../../../base/settings.ts";
import { tokenFindings } from "./token-faults.ts";

const place = document.body.appendChild(document.createElement("div"));
const { csrf } = settings;
afterEach(() => {
  place.replaceChildren();
  Object.assign(settings, { csrf });
});

/** The findings for the elements of this markup, as tag and what was found. */
function findingsOf(markup: string): string[] {
  const made = new DOMParser().parseFromString(markup, "text/html");
  place.replaceChildren(...document.importNode(made.body, true).childNodes);
  const all = [...place.querySelectorAll("*")].filter((one) => !/^(form|input|meta)$/.test(one.localName));
  return tokenFindings(all).map(({ tag, found }) => `${tag} ${found}`);
}
const add = '<a href="#" add="plot/main">';

describe("entrances that write", () => {
  it("[R2.1-19] without a token are told once, with the first and their number", () => {
    const markup = `<a href="#" info="plot/1"></a>${add}</a><a href="#" del="plot/1"></a><vs-form table="plot"></vs-form>`;
    expect(findingsOf(markup)).to.eql([`${add} none for 3 entrances that write`]);
  });

  it("[R2.1-19] that only read are not told", () => {
    const markup =
      '<a href="#" info="plot/1"></a><vs-form table="plot" mode="info"></vs-form><vs-text name="a"></vs-text>';
    expect(findingsOf(markup)).to.eql([]);
  });

  it("[R2.1-19] that copy a text or call without values are not told, those that copy a record or send values are", () => {
    const read = '<a copy="#note"></a><a copy=".note"></a><a api="report/day"></a><vs-label name="a"></vs-label>';
    expect(findingsOf(read)).to.eql([]);
    for (const one of ['<a copy="plot/1">', '<a api="report/day" obj="{}">', '<vs-form table="plot">'])
      expect(findingsOf(`${one}</a>`), one).to.eql([`${one} none for 1 entrances that write`]);
  });

  it("[R2.1-19] with a hidden field, a meta element or the setting have one", () => {
    expect(findingsOf(`<form method="post"><input type="hidden" name="_token" value="a">${add}</a></form>`)).to.eql([]);
    const meta = document.head.appendChild(Object.assign(document.createElement("meta"), { name: "csrf-token" }));
    meta.content = "a";
    expect(findingsOf(`${add}</a>`)).to.eql([]);
    meta.remove();
    Object.assign(settings, { csrf: { header: "X-Token", value: "a" } });
    expect(findingsOf(`${add}</a>`)).to.eql([]);
  });

  it("[R2.1-19] in a page's own form that is posted, a hidden field is missed", () => {
    const field = '<vs-text name="a"></vs-text>';
    expect(findingsOf(`<form method="post">${field}${field}</form>`)).to.eql([
      '<form method="post"> a form that is posted without one',
    ]);
    expect(findingsOf(`<form>${field}</form>`)).to.eql([]);
    expect(findingsOf(`<form method="post"><input name="__RequestVerificationToken">${field}</form>`)).to.eql([]);
  });
});
