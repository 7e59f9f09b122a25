import { expect } from "@open-wc/testing";
import { configure } from "../base/settings.ts";
import { failure } from "./load-failed.ts";

describe("the message when code cannot be loaded", () => {
  afterEach(() => configure({ lang: null }));

  for (const [lang, text, reload] of [
    ["ua", "Не вдалося завантажити.", "Оновити сторінку"],
    ["uk", "Не вдалося завантажити.", "Оновити сторінку"],
    ["ru", "Не удалось загрузить.", "Обновить страницу"],
    ["en", "Could not be loaded.", "Reload the page"],
  ] as const)
    it(`is in the language of the page, with buttons that retry and reload: ${lang}`, () => {
      configure({ lang });
      let tries = 0;
      const box = document.createElement("div");
      box.append(...failure(() => tries++));
      expect(box.querySelector("[role=alert]")!.textContent.trim()).to.equal(`⚠ ${text}`);
      const [retry, other] = box.querySelectorAll("button");
      expect([retry!.ariaLabel, other!.textContent]).to.eql([text, reload]);
      retry!.click();
      expect(tries).to.equal(1);
    });
});
