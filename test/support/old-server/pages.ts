/** The pages of the old server, as its old templates render them; only the script and its settings are new. */
import { districts, type Work } from "./works.ts";

const settings = {
  base_url: "/crm/",
  urls: {
    form: "index.php?r=form/schema&name={name}",
    read: "index.php?r={table}/get&id={id}",
    create: "index.php?r={table}/save",
    update: "index.php?r={table}/save&id={id}",
    delete: "index.php?r={table}/drop&id={id}",
    select: "index.php?r=list&name={name}",
    selects: "index.php?r=list&name={names}",
    widget: "index.php?r=widget&name={path}",
    locale: "js/words_{lang}.js",
  },
  body: "form",
  method_override: true,
  csrf: { header: "X-CSRFToken", cookie: "csrftoken" },
  login_url: "index.php?r=login",
  login_marker: "Прикладіть картку",
  pk: { works: "work_id" },
  select_empty: "",
};

/** The list: a table with its links, a region that is refreshed after a save, and a widget with the sum. */
export function listPage(works: Work[], sum: string): string {
  return page(
    "Роботи",
    `<div align="right"><vs-widget name="sum" table="works">${sumMarkup(sum)}</vs-widget></div>
<div vs-refresh="works">
<p>Усього робіт: <b id="count">${works.length}</b></p>
<table border="1" cellpadding="4" cellspacing="0" width="100%">
<tr bgcolor="#dddddd"><th>Назва</th><th>Дільниця</th><th>Кошторис</th><th>Строк</th><th></th></tr>
${works.map(row).join("\n")}
</table>
</div>
<p><a href="#" add="works">Додати роботу</a></p>
<script type="application/json" id="vs-settings">${JSON.stringify(settings)}</script>
<script src="/dist/vs.js"></script>`,
  );
}

const row = ({ work_id: id, name, district, cost, due, urgent }: Work): string =>
  `<tr id="work-${id}"${urgent === "t" ? ' bgcolor="#ffeecc"' : ""}>
<td>${escaped(name)}</td><td>${escaped(districts.find(([code]) => code === district)?.[1] ?? "")}</td>
<td align="right">${escaped(cost)}</td><td>${escaped(due)}</td>
<td><a href="#" edit="works/${id}">Змінити</a> <a href="#" del="works/${id}">Вилучити</a></td></tr>`;

export const sumMarkup = (sum: string): string => `Загальний кошторис: <b>${sum}</b>`;

export function signInPage(): string {
  return page(
    "Вхід",
    `<form method="post" action="/crm/index.php?r=login">
<p><label>Ім'я <input name="login"></label></p>
<p><label>Пароль <input type="password" name="password"></label></p>
<p><input type="submit" value="Увійти"></p>
</form>`,
  );
}

/** A sign-in page that cannot be recognised by a password input. */
export const cardPage = (): string => page("Вхід", "<p>Прикладіть картку до зчитувача.</p>");

const page = (title: string, body: string): string => `<html>
<head>
<meta http-equiv="Content-Type" content="text/html; charset=windows-1251">
<title>${title}</title>
</head>
<body bgcolor="#ffffff" text="#000000">
<h2>${title}</h2>
${body}
</body>
</html>
`;

const escaped = (text: string): string => text.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);
