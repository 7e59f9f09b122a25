/** Phrases of all parts: each in three languages with the same placeholders, and the texts that docs/requirements.md quotes. */
import assert from "node:assert/strict";
import { readdirSync } from "node:fs";
import test, { describe } from "node:test";
import { build } from "esbuild";
import { shippedFiles } from "./support/sources.mjs";

/** @typedef {Record<"ua" | "ru" | "en", Record<string, string>>} Table */
const base = "src/base/language/phrases";
const parts = ["src", "elements"]
  .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: "utf8" }).map((file) => `${folder}/${file}`))
  .filter((file) => file.endsWith("phrases.ts") && !file.startsWith("src/base/"))
  .toSorted();
const { tables, byKey, classic } = await read();

/** The tables of all parts, by file; and each key of them with its texts. */
async function read() {
  const lines = parts.map((file) => `import { words as ${nameOf(file)} } from "./${file}";`);
  const languages = ["ua", "ru", "en"].map((code) => `import ${code} from "./${base}/${code}.ts";`);
  const entries = parts.map((file) => `${JSON.stringify(file)}: ${nameOf(file)}`);
  const names = [`"${base}": { ua, ru, en }`, "classic", ...entries].join();
  const source = [
    ...lines,
    ...languages,
    `import { classic } from "./${base}/../classic.ts";`,
    `export default { ${names} };`,
  ];
  const { outputFiles } = await build({
    stdin: { contents: source.join("\n"), resolveDir: ".", loader: "ts" },
    bundle: true,
    format: "esm",
    write: false,
    plugins: [{ name: "the tables themselves", setup: bare }],
  });
  const code = outputFiles[0]?.text ?? "";
  /** @type {Record<string, Table>} */
  const all = (await import(`data:text/javascript;base64,${Buffer.from(code).toString("base64")}`)).default;
  /** @type {Map<string, { file: string, ua: string | undefined, ru: string | undefined, en: string | undefined }>} */
  const keys = new Map();
  for (const [file, { ua, ru, en }] of Object.entries(all).filter(([name]) => name !== "classic"))
    for (const key of Object.keys(ua)) keys.set(key, { file, ua: ua[key], ru: ru[key], en: en[key] });
  const { classic: odd, ...own } = all;
  return { tables: own, byKey: keys, classic: /** @type {Table} */ (odd) };
}

/** `ownWords` gives its table back here, so that the phrases are read without i18next. @param {import("esbuild").PluginBuild} plugin */
function bare({ onResolve, onLoad }) {
  onResolve({ filter: /language\/i18n\.ts$/ }, () => ({ path: "i18n", namespace: "bare" }));
  onLoad({ filter: /./, namespace: "bare" }, () => ({
    contents:
      "export const ownWords = (table) => table; export const t = () => ''; export const language = () => 'ua';",
  }));
}

/** @param {string} file */
function nameOf(file) {
  return file.replace(/\W/g, "_");
}

/** @param {string} text */
const places = (text) =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name).toSorted((one, other) => one.localeCompare(other));

describe("phrases", () => {
  test("every part has its phrases in three languages, with the same placeholders", () => {
    assert.ok(parts.length > 30, String(parts.length));
    for (const [file, { ua, ...others }] of Object.entries(tables))
      for (const [language, texts] of Object.entries(others))
        for (const [key, text] of Object.entries(texts)) {
          const plain = key.replace(/_(one|few|many|other)$/, "");
          assert.ok(text.trim(), `${file} ${language} ${key}`);
          const expected = ua[key] ?? ua[`${plain}_other`] ?? ua[`${plain}_many`];
          assert.ok(expected, `${file}: ${language} has ${key}, ua has not`);
          assert.deepEqual(places(text), places(expected), `${file} ${language} ${key}`);
        }
  });

  test("no words stand elsewhere, where these tests do not see them", () => {
    const isPart = (/** @type {string} */ file) => file.endsWith("phrases.ts");
    const others = shippedFiles();
    const found = [...others]
      .filter(([file, text]) => !isPart(file) && /\bownWords\(\{/.test(text))
      .map(([file]) => file);
    assert.deepEqual(found, []);
  });

  test("no key stands in two parts, where the later would replace the earlier", () => {
    /** @type {Map<string, string>} */
    const owners = new Map();
    for (const [file, { ua }] of Object.entries(tables))
      for (const key of Object.keys(ua)) {
        assert.equal(owners.get(key), undefined, `${key} stands in ${file} too`);
        owners.set(key, file);
      }
  });

  test("every phrase is used by name", () => {
    const code = [...shippedFiles().values()].join("\n");
    const unused = [...byKey.keys()]
      .map((key) => key.replace(/_(one|few|many|other)$/, ""))
      .filter((key) => !new RegExp(`(?<!\\w)${key}(?![\\w:])`).test(code))
      // `mark_${command}`
      .filter((key) => !code.includes(`\`${key.replace(/_.*/, "_")}\${`));
    assert.deepEqual([...new Set(unused)], []);
  });

  test("each language has its own letters: no Ukrainian in English, no і, ї, є in Russian", () => {
    for (const [key, { file, ua = "", ru = "", en = "" }] of byKey) {
      assert.doesNotMatch(en, /[а-яіїєґ]/i, `${file} en ${key}`);
      assert.doesNotMatch(ru, /[іїєґ]/i, `${file} ru ${key}`);
      assert.doesNotMatch(ua, /[ыэъё]/i, `${file} ua ${key}`);
    }
  });
});

/** By default: the words that the requirements decided. @type {[row: string, key: string, text: string][]} */
const decided = [
  ["R4-15", "sent", "Надіслано"],
  ["R4-15", "successfullySaved", "Збережено"],
  ["R8-04", "notSaved", "Не збережено: {reason}"],
  ["R8-04", "notLoaded", "Не вдалося завантажити: {reason}"],
  ["R8-10", "editorUploadFailed", "Файл не завантажено ({status})"],
  ["R8-17", "attention", "Увага"],
  ["R8-18", "actionFailed", "Не вдалося виконати дію ({status})"],
  ["R8-23", "prefillFailed", "Не вдалося підставити дані"],
  ["R8-24", "message", "Повідомлення"],
  ["R8-26", "wrongType", "Невідомий тип поля: {type}"],
  ["R8-27", "captureRefused", "Немає доступу до камери"],
  ["R8-29", "deleteYes", "Видалити"],
  ["R8-30", "objectDeleted", "Видалено"],
  ["R8-30", "done", "Виконано"],
  ["R8-34", "formatFailed", "Не вдалося сформувати документ"],
  ["R9.4-08", "numberTooLong", "Не більше 9 цифр"],
  ["R2.2-28", "more", "Більше"],
  ["R2.2-28", "less", "Менше"],
];
/** With wording "classic": the words of the specification. @type {[row: string, key: string, text: string][]} */
const specified = [
  ["R4-15", "sent", "Успішно відправлено"],
  ["R8-01", "lookupNotFound", "Інформацію не знайдено - {value}"],
  ["R8-02", "lookupFound", "Інформацію отримано - {value}"],
  ["R8-03", "lookupFailed", "Помилка запиту"],
  ["R8-04", "requestFailed", "Дані не отримано"],
  ["R8-10", "editorUploadFailed", "Code satus: {status}. {statusText}"],
  ["R8-14", "dataError", "Помилка даних, перевірте введене або зверніться до адміністратора"],
  ["R8-16", "duplicate", "Дублювання коду. Запис з таким кодом вже зареєстрований."],
  ["R8-18", "methodFailed", "cannt do it {status}"],
  ["R8-20", "formNotFound", 'форму "{name}" не знайдено'],
  ["R8-21", "recordNotFound", `Відсутній Об'єкт редагування з ідентифікатором "{id}"`],
  ["R8-23", "prefillFailed", "fail get obj"],
  ["R8-26", "wrongType", "WRONG TYPE: field type {type}"],
  ["R8-27", "captureRefused", "Unable to capture your camera..."],
  ["R8-29", "confirmTitle", "Ви впевнені?"],
  ["R8-29", "confirmYes", "Так, зробити!"],
  ["R8-30", "objectDeleted", "Об'єкт видалено."],
  ["R8-34", "formatFailed", "EROOROROROROROR"],
  ["R5.1-02", "problemLine", "{title} - {message}"],
  ["R5.1-07", "invalid", "Невірне значення"],
  ["R5.1-08", "notPositive", "Значення повинне бути > 0"],
];
describe("texts that the requirements quote", () => {
  for (const [row, key, text] of decided)
    test(`[${row}] ${key}`, () => {
      assert.equal(byKey.get(key)?.ua, text);
    });
  for (const [row, key, text] of specified)
    test(`[${row}] ${key}, with wording "classic"`, () => {
      assert.equal(classic.ua[key], text);
    });
  test("[R8-29] [R8-30] the English ones of the specification too", () => {
    assert.equal(classic.en["confirmTitle"], "Are you sure?");
    assert.equal(classic.en["confirmYes"], "Yes, do it!");
    assert.equal(classic.en["objectDeleted"], "Object has been deleted.");
    assert.equal(classic.en["successfullySaved"], "successfully saved");
    assert.equal(classic.en["done"], "successfully done");
  });
  test("a classic text belongs to a phrase of ours and has its placeholders, or fewer", () => {
    for (const texts of Object.values(classic))
      for (const [key, text] of Object.entries(texts)) {
        if (key === "methodFailed" || key === "editorUploadFailed") continue;
        const own = byKey.get(key);
        assert.ok(own, key);
        assert.deepEqual(places(text), places(own.ua ?? ""), key);
      }
  });
});

describe("the language of the phrases", () => {
  test("no word that a native would not write, no straight quotes, no hyphen for a dash", () => {
    for (const [key, { file, ua = "", ru = "", en = "" }] of byKey) {
      const isAngle = /\d"/.test(ua); // seconds of arc
      assert.doesNotMatch(
        ua,
        isAngle ? / - / : /невірн|повинн|дані не отримано|cannt|satus| - |"/i,
        `${file} ua ${key}`,
      );
      assert.doesNotMatch(ru, isAngle ? / - / : /неверн| - |"/i, `${file} ru ${key}`);
      if (!file.includes("map/")) assert.doesNotMatch(en, /satus|cannt| - |has no longer got| !$/, `${file} en ${key}`);
    }
  });
});
