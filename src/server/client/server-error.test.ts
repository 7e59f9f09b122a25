import { expect } from "@open-wc/testing";
import { phrasesReady, setLanguage } from "../../base/language/i18n.ts";
import { configure, settings } from "../../base/settings.ts";
import { cleanText } from "./answers/refusal.ts";
import { request } from "./client.ts";
import { ServerError } from "./server-error.ts";
import { answers, failure, status } from "../../../test/support/memory-server.ts";
import { detailsOf, sentence } from "../session/sentence.ts";

const said = async (answer: Response | object | string, name: "action" | "lookup" = "action") => {
  answers(answer);
  return sentence(await failure(request({ name, path: "/a", method: name === "action" ? "POST" : "GET" })));
};

describe("the person's message of a failure", () => {
  before(phrasesReady);
  afterEach(async () => {
    configure({ transport: null });
    settings.errors = {};
    await setLanguage("ua");
  });

  it("[R8-13] the server's words without 'error:'", async () => {
    expect(await said({ error: "error: Площа замала" })).to.equal("Площа замала");
    expect(await said(status(400, "error: Площа замала"))).to.equal("Площа замала");
    expect(await said(status(500, { message: "Площа замала" }))).to.equal("Площа замала");
  });
  it("[R8-13] translated when the dictionary knows them", async () => {
    expect(await said({ error: "required" })).to.equal("Поле обов'язкове");
  });
  it("[R8-14] the server's sentence for people is shown as it is, in every language", async () => {
    for (const lang of ["ua", "en"]) {
      await setLanguage(lang);
      expect(await said({ error: "The request is closed" })).to.equal("The request is closed");
      expect(await said(status(400, { error: "bad id" }), "lookup")).to.equal("bad id");
    }
    expect(await said({ error: "required" }), "translated").to.equal("Required");
  });
  it("[R8-14] with wording classic a foreign sentence after a save follows a general one", async () => {
    configure({ wording: "classic" });
    expect(await said({ error: "value too long" })).to.match(/^помилка даних.*: value too long$/i);
    expect(await said(status(400, { error: "bad id" }), "lookup")).to.equal("bad id");
    configure({ wording: null });
  });
  const traces = [
    'SQLSTATE[22001]: String data, right truncated: 1406 Data too long for column "a"',
    "select id, name from works.request where id = 5",
    'insert or update on table "a" violates foreign key constraint "fk"',
    "Traceback (most recent call last): File x.py",
    "TypeError: Cannot read properties of undefined",
    "at save (/srv/app/routes.js:17)",
    "Cannot open /var/www/html/config.php on line 12",
    "java.lang.NullPointerException: x",
    "You have an error in your SQL syntax; check the manual that corresponds to your version",
    "Table 'prod.users' doesn't exist",
    'relation "plots" does not exist',
    "Invalid column name 'passwd'.",
    "Cannot insert the value NULL into column 'kind'",
    "SQLITE_CONSTRAINT: NOT NULL constraint failed: plots.name",
    "undefined method `foo' for nil:NilClass",
    "'NoneType' object has no attribute 'id'",
    "ENOENT: no such file or directory, open 'uploads/a.txt'",
    "Зайнято <table><tr><td>trace</td></tr></table>",
  ];
  for (const text of traces)
    it(`[R8-14] "${text.slice(0, 40)}…" is for the log: a general sentence is shown, the text is in the details`, async () => {
      answers({ error: text });
      const error = await failure(request({ name: "action", path: "/a", method: "POST" }));
      expect(sentence(error)).to.match(/^Не збережено: помилка даних/);
      expect(detailsOf(error)).to.equal(text);
    });
  const sentences = [
    "Please select a street from the list where you live",
    "Please update your address into the registry",
    "Delete it from the list first",
    "Select another office from the list",
    "The column of the form is empty",
    "Таблиця «Ділянки» не містить рядків, 5 < 7 > 3",
  ];
  for (const text of sentences)
    it(`[R8-14] "${text}" is a sentence for people`, async () => {
      expect(await said(status(422, { message: text }))).to.equal(text);
    });
  it("[R8-14] a sentence is shown without the tags that give it a look", async () => {
    expect(await said({ error: 'Помилка: <b class="x">Назва</b> зайнята<br/>виберіть іншу' })).to.equal(
      "Помилка: Назва зайнята виберіть іншу",
    );
  });
  it("[R8-16] a duplicate key, by its words or by 409", async () => {
    const duplicate = "Запис із таким кодом уже є.";
    expect(await said({ error: 'ERROR: duplicate key value violates unique constraint "a"' })).to.equal(duplicate);
    expect(await said(status(500, "SQLSTATE[23505]: Unique violation"))).to.equal(duplicate);
    for (const words of ["Duplicate entry 'a@b.c' for key 'users.email'", "UNIQUE constraint failed: users.email"])
      expect(await said(status(500, words))).to.equal(duplicate);
    expect(await said(status(409, { error: "є" }))).to.equal(duplicate);
  });
  it("409 to If-Match is a conflict", async () => {
    answers(status(409));
    const error = await failure<ServerError>(request({ name: "update", path: "/a", method: "PUT", match: '"1"' }));
    expect([error.status, sentence(error)]).to.deep.equal([412, "Не збережено: запис тим часом змінив хтось інший."]);
  });
  it("[R1-20] [R8-28] the host's replacements, partly or whole", async () => {
    configure({
      errors: {
        ua: [
          { match: "SQL", text: "Базу даних" },
          { match: "fk_", text: "Запис використовується", full: true },
        ],
      },
    });
    expect(await said(status(400, "помилка SQL і SQL"))).to.equal("помилка Базу даних і Базу даних");
    expect(await said({ error: "violates fk_plot_owner" })).to.equal("Запис використовується");
    settings.errors = { uk: [{ match: "SQL", text: "Базу даних" }] };
    expect(await said(status(400, "помилка SQL")), "the other code of the language").to.equal("помилка Базу даних");
  });
  const words: [number, string][] = [
    [403, "Не збережено: недостатньо прав"],
    [404, "такого запису вже немає"],
    [413, "завеликий обсяг"],
    [415, "такого формату"],
    [422, "не прийняв"],
    [429, "забагато"],
    [500, "помилка сервера (500)"],
  ];
  for (const [code, text] of words)
    it(`${code} without words: "${text}…"`, async () => {
      expect(await said(status(code, "<html>trace</html>"))).to.contain(text);
    });
  it("404 of a list or a page: no record can be gone there", async () => {
    answers(status(404, "<html>trace</html>"));
    const error = await failure<ServerError>(request({ name: "list", path: "/a" }));
    expect(sentence(error)).to.equal("Не вдалося завантажити: на сервері цього немає.");
  });
  it("5xx with its reference", async () => {
    expect(await said(status(500, "", { "X-Request-Id": "abc-1" }))).to.contain("(abc-1)");
  });
  it("a write with an unknown result", async () => {
    for (const answer of ['{"id":', status(502), status(504)])
      expect(await said(answer)).to.contain("Невідомо, чи збережено");
  });
  it("no markup and no long traces", () => {
    expect(cleanText(" <b>x</b>")).to.equal("");
    expect(cleanText("x".repeat(600))).to.have.length(501);
  });
  it("our own mistakes are not shown as words of the server", () => {
    expect(sentence(new TypeError("x is undefined"))).to.equal("Щось пішло не так. Спробуйте ще раз.");
  });
});
