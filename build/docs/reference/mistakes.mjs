import { code, escape, heading, prose } from "./parts.mjs";

/** @param {import("../tables.mjs").Tables} tables */
export const mistakesPage = ({ mistakes }) => `
<p>What a template got wrong is said in the console, beginning with the opening tag concerned, then what was expected and what was found: <code>&lt;a edit="works.request//request"&gt;: edit needs "table/id" or "table/id/form"; found "works.request//request".</code> The page goes on. <code>…</code> stands for what is filled in. Problems of a person's values are no mistakes: they stand at the field.</p>
${mistakes
  .map(
    ({ says, wrong, text }, index) =>
      `${heading(`m${index + 1}`, escape(says), 2)}<p>${prose(text)}</p><p class="quiet">Given by:</p>${code(wrong)}`,
  )
  .join("\n")}`;
