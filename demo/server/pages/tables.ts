import { html } from "hono/html";
import type { Html } from "../markup.ts";
import type { Session } from "../session/session.ts";
import { officePage } from "./office.ts";

/** /tables: the requests page by page from the server; trees and lamps, each loaded as a whole. */
export function tablesPage(session: Session): Html {
  return officePage(
    {
      session,
      section: "/tables",
      title: "Таблиці",
      settings: { pk: { "land.lamp": "gid" } },
      script: "/assets/query.js",
    },
    html`<main>
      <h1>Таблиці</h1>
      <p>Звернення надходять із сервера сторінками: він їх сортує і фільтрує.</p>
      <details>
        <summary>Відбір за умовами</summary>
        <vs-query name="query" title="Умови" table="works.request" data-filters="Звернення"></vs-query>
      </details>
      ${requestTable}
      <h2>Ліхтарі</h2>
      <p>Усі рядки тут, сортує і фільтрує сама сторінка.</p>
      <vs-table
        table="land.lamp"
        form="lamp"
        all
        actions="choose"
        height="320"
        aria-label="Ліхтарі"
        columns='["gid",{"name":"power_w","type":"Number","title":"Потужність, Вт"},{"name":"led","type":"Switcher","title":"LED"},{"name":"on_at","title":"Вмикається"},{"name":"off_at","title":"Вимикається"}]'
      ></vs-table>
    </main>`,
  );
}

/** The list of requests as it stands on /tables and in the shell. */
export const requestTable: Html = html`<vs-table
  table="works.request"
  form="request"
  order="-id"
  actions="edit info del add cells"
  aria-label="Звернення"
  columns='[{"name":"num","title":"№","width":130,"frozen":true},{"name":"topic","priority":3},{"name":"applicant","priority":2,"width":170},{"name":"status","priority":1},{"name":"due","type":"Date","title":"Термін","priority":4},{"name":"priority","title":"Пріоритет","priority":0,"width":100},{"name":"spent","type":"Number","title":"Витрачено","priority":0},{"name":"anonymous","type":"Switcher","title":"Анонімно","priority":0,"hide_column":true}]'
></vs-table>`;

/** /tables/{rows}: as many rows as the address says, made by a script of the page. */
export function manyRowsPage(session: Session, rows: string): Html {
  return officePage(
    { session, section: `/tables/${rows}`, title: `${rows} рядків`, script: "/assets/tables.js" },
    html`<main>
      <h1>${Number(rows).toLocaleString("uk")} рядків</h1>
      <vs-table name="many" data-rows="${rows}" actions="choose" aria-label="Багато рядків"></vs-table>
    </main>`,
  );
}

/** /tables/handsontable: a spreadsheet and a data table that Handsontable draws, with its key for evaluation. */
export function handsontablePage(session: Session): Html {
  const settings = { handsontable_key: "non-commercial-and-evaluation" };
  return officePage(
    { session, section: "/tables/handsontable", title: "Handsontable", settings },
    html`<main>
      <h1>Клітинки Handsontable</h1>
      <p>
        Ключ цієї сторінки дозволяє лише ознайомлення. Без налаштування <code>handsontable_key</code> клітинки малює
        власна таблиця. <a href="#" edit="works.roadwork/3/estimate">Кошторис 3</a>
      </p>
      <vs-spreadsheet
        name="sheet"
        title="Розрахунок"
        rows="12"
        cols="8"
        value='[["Асфальт, т",12.5,3400,"=B1*C1"],["Бордюр, м",80,195.5,"=B2*C2"],["Разом",null,null,"=SUM(D1:D2)"]]'
      ></vs-spreadsheet>
    </main>`,
  );
}
