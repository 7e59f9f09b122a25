import { expect } from "@open-wc/testing";
import { phrasesReady, setLanguage } from "../../../base/language/i18n.ts";
import { words } from "./phrases.ts";
import { longText } from "./long-videos.ts";

describe("the phrases of file fields", () => {
  before(() => phrasesReady());
  afterEach(() => setLanguage("ua"));

  it("name limits in a form that is right for one and for several", async () => {
    await setLanguage("en");
    expect([1, 2].map((max) => words("fileTooMany", { max }))).to.eql([
      "Maximum number of files: 1. The others were not added",
      "Maximum number of files: 2. The others were not added",
    ]);
    expect([30, 60, 600].map((seconds) => longText("a.webm", seconds))).to.eql([
      "a.webm: Too long video, more than 30 seconds",
      "a.webm: Too long video, more than 60 seconds",
      "a.webm: Too long video, more than 10 minutes",
    ]);
  });

  it("keep a size and its unit on one line", async () => {
    for (const language of ["ua", "ru", "en"]) {
      await setLanguage(language);
      expect([words("fileKb", { n: "5" }), words("fileMb", { n: "5" })].join("")).to.match(/^(5\u00a0\S+){2}$/);
    }
  });

  it("spell parts of a minute the way of the language", async () => {
    const texts: Record<string, string> = {
      ua: "a.webm: відео задовге, понад 1,5 хв",
      ru: "a.webm: видео слишком длинное, более 1,5 мин",
      en: "a.webm: Too long video, more than 1.5 minutes",
    };
    for (const [language, text] of Object.entries(texts)) {
      await setLanguage(language);
      expect(longText("a.webm", 90)).to.equal(text);
    }
  });
});
