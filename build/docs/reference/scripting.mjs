import { code, escape, heading, mono, prose } from "./parts.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables */

/** @param {Tables} tables */
export const eventsPage = ({ events, eventTypes, eventExamples }) => `
<p>They bubble through shadow roots, on the element concerned while it is in the page, else on <code>document</code>. What happens in a popup is told on the element that opened it.</p>
<div class="live" data-needs="session" vs-inert hidden><p lang="uk"><a href="#" edit="works.request/17/request">Відкрити звернення 17</a> <button type="button" api="method/request.remind" obj="id:17" silent>Нагадати</button></p><p>What is told while you work with it:</p><ol class="told" data-events="${Object.keys(events).join(" ")}"></ol></div>
${Object.entries(events)
  .map(
    ([name, text]) =>
      `${heading(name, name, 2)}<p>${prose(text)}</p><p class="quiet">Detail: ${mono(eventTypes[name] ?? "")}</p>${code(eventExamples[name] ?? "")}`,
  )
  .join("\n")}`;

/** @param {Tables} tables */
export const apiPage = ({ api, script }) => `
<p><code>window.vs</code> is there as soon as the script has run; what needs more waits for it. Registrations (<code>callback</code>, <code>helper</code>, <code>defineAction</code>, <code>defineField</code>) and settings are kept and take effect in their order.</p>
<div class="live" lang="uk" data-needs="session" vs-inert hidden><a href="#" edit="works.request/17/request">Звернення 17</a><vs-widget name="newest_requests" params='{"limit":3}'></vs-widget></div>
${Object.entries({ ...api, ...script })
  .map(
    ([name, { signature, text, example, isAlone }]) =>
      `${heading(name, `vs.${name}`, 2)}<p>${prose(text)}</p><p class="quiet">${mono(name + signature)}</p>${code(`${example};`, ` data-run="${name}" data-needs="${isAlone ? "page" : "session"}"`)}`,
  )
  .join("\n")}`;

/** The examples of `window.vs` as functions, for the buttons beside them. @param {Tables} tables */
export const exampleScript = ({ api, script }) => `/** Made by the build from the examples of window.vs. */
window.vsExamples = {
${Object.entries({ ...api, ...script })
  .map(([name, { example }]) => `  ${name}: async () => (${example}),`)
  .join("\n")}
};
`;

/** @param {Tables} tables */
export const settingsPage = ({ settings }) => `
<p>The later ones win: <code>window.vsSettings</code>, the JSON block <code>#vs-settings</code>, <code>data-*</code> of the script tag, <code>vs.configure()</code>. Dotted names are nested objects. The same setting in four ways:</p>
${code("<script>\n  window.vsSettings = { idempotency: true };\n</script>")}
${code('<script type="application/json" id="vs-settings">{ "idempotency": true }</script>')}
${code('<script src="/dist/vs.js" data-idempotency></script>')}
${code("vs.configure({ idempotency: true });")}
${settings
  .toSorted((a, b) => a.name.localeCompare(b.name))
  .map(
    ({ name, type, default: first, text, example }) =>
      `${heading(name, name, 2)}<p>${prose(text)}</p><p class="quiet">${mono(type)}, ${escape(first === "null" || first === '""' ? "unset" : "default")}${first === "null" || first === '""' ? "" : ` ${mono(first)}`}</p>${code(setting(name, example))}`,
  )
  .join("\n")}`;

/** As its user writes it: what has to stand before the script is an object of the page. @param {string} name @param {string} example */
export const setting = (name, example) =>
  name === "vue_form_cdn" ? `window.vsSettings = ${example};` : `vs.configure(${example});`;

/** @param {Tables} tables */
export const helpersPage = ({ helpers }) => `
<p>Pages of the shell (and later cells and documents) may hold places in the Handlebars notation; they are interpreted, no code is made of them. <code>{{name}}</code> is text; <code>[name]</code> and <code>{{{name}}}</code> are markup that a person wrote, cleaned and inert. Blocks: <code>if</code>, <code>unless</code>, <code>each</code>, <code>with</code>, <code>lookup</code>, <code>../</code>, <code>@index</code>, <code>@key</code>. A helper that nobody knows stays in the text and is named in the console. Own ones: <a href="api.html#helper"><code>vs.helper</code></a>. Every result below is tested.</p>
${Object.entries(helpers)
  .map(
    ([name, { takes, gives, examples }]) =>
      `${heading(name, name, 2)}<p>Takes: ${prose(takes)}</p><p>Gives: ${prose(gives)}</p>${examples
        .map(
          ({ template, data, gives: result }) =>
            `${code(template)}<p class="gives">${data ? `With ${mono(JSON.stringify(data))}: ` : ""}${result === "" ? "nothing" : mono(result)}</p>`,
        )
        .join("")}`,
  )
  .join("\n")}`;
