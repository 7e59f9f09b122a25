import { expect } from "@open-wc/testing";
import en from "./phrases/en.ts";
import ru from "./phrases/ru.ts";
import ua from "./phrases/ua.ts";

const all = { ua, ru, en };
const places = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted();

describe("phrases", () => {
  it("every one exists in three languages, with the same placeholders", () => {
    for (const [language, phrases] of Object.entries(all)) {
      expect(Object.keys(phrases).toSorted(), language).to.deep.equal(Object.keys(all.ua).toSorted());
      for (const [key, text] of Object.entries(phrases)) {
        expect(text.trim(), `${language} ${key}`).to.not.equal("");
        expect(places(text), `${language} ${key}`).to.deep.equal(places(all.ua[key as keyof typeof all.ua]));
      }
    }
  });

  it("each language has its own letters: no Ukrainian in English, no і, ї, є in Russian", () => {
    for (const [key, text] of Object.entries(all.en)) expect(/[а-яіїєґ]/i.test(text), `en ${key}`).to.equal(false);
    for (const [key, text] of Object.entries(all.ru)) expect(/[іїєґ]/i.test(text), `ru ${key}`).to.equal(false);
    for (const [key, text] of Object.entries(all.ua)) expect(/[ыэъё]/i.test(text), `ua ${key}`).to.equal(false);
  });

  /** Texts that docs/requirements.md quotes word by word. */
  const exact: [row: string, key: keyof typeof all.ua, text: string][] = [
    ["R8-01", "lookupNotFound", "Інформацію не знайдено - {value}"],
    ["R8-02", "lookupFound", "Інформацію отримано - {value}"],
    ["R8-03", "lookupFailed", "Помилка запиту"],
    ["R8-04", "requestFailed", "Дані не отримано"],
    ["R8-05", "nothingFound", "нічого не знайдено"],
    ["R8-06", "statusAndText", "{status} : {text}"],
    ["R8-10", "editorUploadFailed", "Code satus: {status}. {statusText}"],
    ["R8-11", "unsupportedGeometry", "Unsupported geometry type"],
    ["R8-12", "noMultiSelectData", "No 'data' for MultiSelect"],
    ["R8-14", "dataError", "Помилка даних, перевірте введене або зверніться до адміністратора"],
    ["R8-16", "duplicate", "Дублювання коду. Запис з таким кодом вже зареєстрований."],
    ["R8-17", "attention", "Увага"],
    ["R8-18", "methodFailed", "cannt do it {status}"],
    ["R8-19", "statusAndText", "{status} : {text}"],
    ["R8-20", "formNotFound", 'форму "{name}" не знайдено'],
    ["R8-21", "recordNotFound", 'Відсутній Об\'єкт редагування з ідентифікатором "{id}"'],
    ["R8-23", "prefillFailed", "fail get obj"],
    ["R8-24", "message", "Повідомлення"],
    ["R8-26", "wrongType", "WRONG TYPE: field type {type}"],
    ["R8-27", "captureFailed", "Unable to capture your camera..."],
    ["R8-29", "confirmTitle", "Ви впевнені?"],
    ["R8-30", "objectDeleted", "Об'єкт видалено."],
    ["R8-34", "formatFailed", "EROOROROROROROR"],
    ["R2.2-28", "more", "Більше"],
    ["R2.2-28", "less", "Менше"],
    ["R4-15", "sent", "Успішно відправлено"],
  ];
  for (const [row, key, text] of exact)
    it(`[${row}] ${key} has the required text`, () => {
      expect(all.ua[key]).to.equal(text);
    });
  it("[R8-29] [R8-30] the English ones too", () => {
    expect(all.en.confirmTitle).to.equal("Are you sure?");
    expect(all.en.confirmYes).to.equal("Yes, do it!");
    expect(all.en.objectDeleted).to.equal("Object has been deleted.");
    expect(
      [all.en.successfullySaved, all.en.successfullyDeleted, all.en.done].map((text) => text.toLowerCase()),
    ).to.eql(["successfully saved", "successfully deleted", "successfully done"]);
  });
});
