/** The gallery's texts in three languages, and its list of hostile pages. */
import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { createContext, runInContext } from "node:vm";
import { transform } from "esbuild";

const text = (/** @type {string} */ file) => readFileSync(file, "utf8");
const plain = (/** @type {string} */ markup) =>
  markup.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"').replaceAll("&#39;", "'");

/** @type {Record<string, [ru: string, en: string]>} */
const phrases = {};
const page = { phrases };
runInContext(text("demo/phrases.js"), createContext({ window: page, Object }));

describe("the gallery's phrases", () => {
  const files = [
    ...readdirSync("demo")
      .filter((name) => /\.(html|js)$/.test(name) && name !== "phrases.js")
      .map((name) => `demo/${name}`),
    ...readdirSync("elements", { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("example.html"))
      .map((name) => `elements/${name}`),
  ];

  it("are all used", () => {
    const sources = files.map((file) => plain(text(file))).join("\n");
    assert.deepEqual(
      Object.keys(page.phrases).filter((phrase) => !sources.includes(phrase)),
      [],
    );
  });

  it("are Russian and English: no Ukrainian letter in the one, no Cyrillic letter in the other", () => {
    const wrong = Object.entries(page.phrases).filter(
      ([, [ru, en]]) => /[ґєіїҐЄІЇ]/.test(ru) || /[\u0400-\u04ff]/.test(en) || !ru || !en,
    );
    assert.deepEqual(wrong, []);
  });
});

describe("the list of what host pages do", () => {
  it("names each page of test/hostile that does something, in the words of its test", async () => {
    const { code } = await transform(text("test/hostile/hostile-pages.ts"), { loader: "ts" });
    const { hostilePages } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
    const { plain: nothing, ...crimes } = hostilePages;
    assert.ok(nothing);
    const listed = text("demo/side-by-side.html").matchAll(/<li data-page="([\w-]+)"><span>(.+?)<\/span>/g);
    const said = [...listed].map(([, name, words = ""]) => {
      const ua = plain(words.replace(/<\/?code>/g, ""));
      return [name, page.phrases[ua]?.[1] ?? ua];
    });
    assert.deepEqual(
      Object.fromEntries(said),
      Object.fromEntries(Object.entries(crimes).map(([name, { crime }]) => [name, crime])),
    );
  });
});
