import { escape, example, heading, prose } from "./parts.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables @typedef {import("../tables.mjs").Example} Example */

/** @param {Tables} tables */
export function attributesPage({ clicks, beside, besideExamples, page, pageExamples }) {
  return `
${heading("clicks", "A click", 2)}
<p>On any element. Each attribute can also be written with <code>data-</code> (<code>data-edit</code>); this form wins, and it is the only one on elements whose name begins with <code>vs-</code>. Links with <code>target</code>, <code>download</code> or <code>#map=</code> are left to the browser. Further clicks on the same element are ignored for a second, so a double click counts once. When an element has several of these attributes, the first one in this list wins.</p>
<div class="live" data-needs="session" vs-inert hidden><p><b>Latest requests.</b> The list refreshes itself after each save:</p><vs-widget name="newest_requests" table="works.request" params='{"limit":5}'></vs-widget></div>
${Object.entries(clicks)
  .map(
    ([name, click]) =>
      `${heading(name, name)}<p>${prose(click.text)}</p><p class="quiet">Value: ${escape(click.value)}.</p>${shown(click)}`,
  )
  .join("\n")}

${heading("beside", "Beside a click attribute", 2)}
<p>On the same element; each has a <code>data-</code> twin, which wins.</p>
${Object.entries(beside)
  .map(([name, text]) => `${heading(`beside-${name}`, name)}<p>${prose(text)}</p>${shown(besideExamples[name])}`)
  .join("\n")}

${heading("page", "On the page's own elements", 2)}
${Object.entries(page)
  .map(([name, text]) => `${heading(name, name)}<p>${prose(text)}</p>${shown(pageExamples[name])}`)
  .join("\n")}`;
}

/** @param {Example | undefined} given */
const shown = (given) => (given ? example(given.example, given.isAlone ? "page" : "session") : "");
