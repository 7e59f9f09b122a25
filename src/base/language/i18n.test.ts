import { aTimeout, expect } from "@open-wc/testing";
import {
  phrasesReady,
  language,
  languageStore,
  locale,
  setLanguage,
  t,
  titleOf,
  translated,
  takeDictionary,
} from "./i18n.ts";
import { configure } from "../settings.ts";
import { toLanguage } from "./language.ts";
import { phrases } from "./phrases.ts";
import en from "./phrases/en.ts";
import ru from "./phrases/ru.ts";
import ua from "./phrases/ua.ts";
import { words as checkWords } from "../../forms/checks/phrases.ts";
import { words as dialogWords } from "../../page/dialogs/phrases.ts";
import { words as failureWords } from "../../../elements/form/opening/failure-phrases.ts";
import { failure } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

describe("languages", () => {
  before(phrasesReady);
  afterEach(() => setLanguage("ua"));

  it("keeps its words when those of another language do not load, and loads them at the next try", async () => {
    const { ru: load } = phrases;
    phrases.ru = () => Promise.reject(new Error("expected by this test"));
    try {
      await failure(setLanguage("ru"));
    } finally {
      phrases.ru = load;
    }
    await setLanguage("not a language");
    expect([language(), t("save")]).to.eql(["ua", "Зберегти"]);
    await setLanguage("ru");
    expect(t("save")).to.equal("Сохранить");
  });

  it("[R1-08] accepts every name of ua", () => {
    for (const code of ["ua", "UK", "uk-UA", "uk_UA", "Ua"]) expect(toLanguage(code)).to.equal("ua");
    expect(toLanguage("en-GB")).to.equal("en");
    expect(toLanguage("RU")).to.equal("ru");
    for (const code of ["", "de", "russian", "english", null, undefined]) expect(toLanguage(code)).to.equal(undefined);
  });

  it("[R9.9-02] starts in Ukrainian, and gives uk to the browser", () => {
    expect(language()).to.equal("ua");
    expect(locale()).to.equal("uk");
    expect(dialogWords("confirmTitle")).to.equal("Підтвердьте дію");
  });

  it("[R1-10] switches at run time and notifies listeners", async () => {
    let told = 0;
    const off = languageStore.listen(() => told++);
    await setLanguage("en");
    off();
    expect(told).to.equal(1);
    expect(dialogWords("confirmYes")).to.equal("Continue");
    await setLanguage("de");
    expect(language()).to.equal("en");
  });

  it("shows the language that was asked for last, when the words of an earlier one arrive later", async () => {
    const russian = setLanguage("ru");
    await setLanguage("ua");
    await russian;
    expect([language(), t("save")]).to.eql(["ua", "Зберегти"]);
  });

  it("the language that was chosen stays when other settings change, and follows the setting `lang`", async () => {
    await setLanguage("en");
    configure({ currency: "EUR" });
    await phrasesReady();
    await aTimeout(0);
    const afterOther = language();
    configure({ lang: "ru" });
    await waitUntil(() => language() === "ru");
    configure({ lang: "", currency: null });
    expect(afterOther).to.equal("en");
  });

  it("puts values in as they are", () => {
    expect(checkWords("wrongLength", { min: 3, max: 80, length: 2 })).to.contain("від 3 до 80, зараз 2");
    expect(failureWords("recordNotFound", { id: "<b>{name}$t(save)&" })).to.equal(
      "Запис «<b>{name}$t(save)&» не знайдено. Можливо, його видалено.",
    );
    expect(failureWords("recordNotFound", { id: "x", lng: "en", ns: "y", defaultValue: "z", context: "c" })).to.equal(
      "Запис «x» не знайдено. Можливо, його видалено.",
    );
  });

  it("gives the key of a phrase that is missing", () => {
    expect(t("немає.такої: фрази" as never)).to.equal("немає.такої: фрази");
    for (const name of ["constructor", "__proto__", "toString"]) expect(translated(name)).to.equal(undefined);
  });

  it("uses the plural forms of each language, also for the host's words", async () => {
    const words: Record<string, Record<string, string>> = {
      ua: {
        rowCount_one: "{count} рядок",
        rowCount_few: "{count} рядки",
        rowCount_many: "{count} рядків",
        rowCount_other: "{count} рядка",
      },
      en: { rowCount_one: "{count} row", rowCount_other: "{count} rows" },
    };
    const told = new Promise<void>((fulfil) => languageStore.listen(fulfil));
    takeDictionary(async (code) => words[code]);
    await told;
    const rows = (count: number) => t("rowCount" as never, { count });
    expect([1, 3, 5, 21].map(rows)).to.deep.equal(["1 рядок", "3 рядки", "5 рядків", "21 рядок"]);
    await setLanguage("en");
    expect([1, 2].map(rows)).to.deep.equal(["1 row", "2 rows"]);
  });

  it("[R7.1-01] the host's dictionary loads later and wins", async () => {
    let answer: (words: Record<string, string>) => void = () => {};
    takeDictionary((code) => (code === "ua" ? new Promise((fulfil) => (answer = fulfil)) : Promise.resolve(undefined)));
    expect(t("save")).to.equal("Зберегти");
    expect(titleOf("field.area")).to.equal("field.area");
    const told = new Promise<void>((fulfil) => languageStore.listen(fulfil));
    answer({ save: "Записати", "field.area": "Площа" });
    await told;
    expect(t("save")).to.equal("Записати");
    expect(titleOf("field.area")).to.equal("Площа");
  });

  it("[R3.6-02] reads titles: a text, a phrase key, words by language", async () => {
    expect(titleOf("Назва")).to.equal("Назва");
    expect(titleOf("cancel")).to.equal("Скасувати");
    expect(titleOf({ uk: "Ділянка", ru: "Участок" })).to.equal("Ділянка");
    expect(titleOf({ en: "Plot" })).to.equal("Plot");
    expect(titleOf(undefined, "name")).to.equal("name");
    expect(titleOf("", "name")).to.equal("name");
    expect(titleOf({ ua: null }, "name")).to.equal("name");
    await setLanguage("en");
    expect(titleOf({ ru: "Участок", ua: "Ділянка" })).to.equal("Ділянка");
    expect(titleOf({ ru: "Участок", uk: "Ділянка" })).to.equal("Ділянка");
  });

  it("has the same placeholders in all three languages", () => {
    const places = (text: string) => (text.match(/\{\w+\}/g) ?? []).toSorted().join();
    for (const [key, text] of Object.entries(ua))
      for (const other of [ru, en]) expect(places((other as Record<string, string>)[key]!), key).to.equal(places(text));
  });
});
