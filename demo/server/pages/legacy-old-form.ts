import { html } from "hono/html";
import type { Html } from "../markup.ts";

/** The posted values, when the form is shown again, and the error. */
export interface OldFormState {
  values: Record<string, string>;
  error?: string;
}

/**
 * The page's own form «Швидка реєстрація (стара форма)»: posted by the browser, answered by /legacy/old-form. Some of
 * its inputs are our tags among native ones; `vs-draft` keeps what is typed; with `values` it shows again what was
 * posted.
 */
export function oldForm({ values, error }: OldFormState, csrf: string): Html {
  const value = (name: string) => values[name] ?? "";
  return html`<div class="box" id="old-form">
    <h3>Швидка реєстрація (стара форма)</h3>
    ${error ? html`<p class="error">${error}</p>` : ""}
    <form method="post" action="/legacy/old-form" vs-draft="quick-request">
      <input type="hidden" name="_token" value="${csrf}" />
      <p>
        <label for="old-applicant">Заявник</label>
        <vs-text id="old-applicant" name="applicant" value="${value("applicant")}" required></vs-text>
      </p>
      <p>
        <label for="old-topic">Тема</label>
        <vs-select id="old-topic" name="topic" data="topic" value="${value("topic")}" required></vs-select>
      </p>
      <p>
        <label for="old-phone">Телефон</label>
        <input id="old-phone" type="text" name="phone" value="${value("phone")}" placeholder="380501234567" />
      </p>
      <p>
        <label for="old-due">Термін виконання</label>
        <vs-date id="old-due" name="due" value="${value("due")}"></vs-date>
      </p>
      <p>
        <label for="old-spent">Витрачено, грн</label>
        <vs-number id="old-spent" name="spent" value="${value("spent")}"></vs-number>
      </p>
      <p>
        <label for="old-anonymous">Анонімно</label>
        <vs-switcher
          id="old-anonymous"
          name="anonymous"
          on-value="1"
          ${value("anonymous") ? "checked" : ""}
        ></vs-switcher>
      </p>
      <p>
        <label for="old-body">Зміст звернення</label>
        <textarea id="old-body" name="body" rows="4">${value("body")}</textarea>
      </p>
      <p class="buttons">
        <input type="submit" class="btn" value="Зареєструвати" />
        <input type="reset" class="btn" value="Очистити" />
      </p>
    </form>
  </div>`;
}
