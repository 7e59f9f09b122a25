import { code, escape, heading, prose } from "./parts.mjs";

/** @param {import("../tables.mjs").Tables} tables */
export const mistakesPage = ({ mistakes }) => `
<p>Mistakes in a template are logged in the console: first the opening tag concerned, then what was expected and what was found: <code>&lt;a edit="works.request//request"&gt;: edit needs "table/id" or "table/id/form"; found "works.request//request".</code> The page keeps working. <code>…</code> stands for a variable part. Problems of a user's values are not mistakes: they are shown at the field.</p>
${mistakes
  .map(
    ({ says, wrong, text }) =>
      `${heading(mistakeId(says), escape(says), 2)}<p>${prose(text)}</p><p class="quiet">Caused by:</p>${code(wrong)}`,
  )
  .join("\n")}`;

/** The anchor of a message: its first four constant words, so that a link holds when messages are added. @param {string} says */
export const mistakeId = (says) =>
  (
    says
      .toLowerCase()
      .replaceAll("'", "")
      .match(/[a-z]+/g) ?? []
  )
    .slice(0, 4)
    .join("-");
