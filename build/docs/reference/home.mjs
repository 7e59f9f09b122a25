import { code, heading } from "./parts.mjs";

/** @param {{ pages: { file: string, title: string, text: string }[] }} given */
export const homePage = ({ pages }) => `
<p>For authors of back-office templates and of the server behind them. The examples use tables, forms and lists of the demo, such as <code>works.request</code>: put your own names in their place. Served by the demo (<code>npm start</code>, then <code>/dist/reference/</code>) these pages run their examples against its data; opened from disk they are static.</p>
<ul class="pages">${pages
  .slice(1)
  .map(({ file, title, text }) => `<li><a href="${file}"><b>${title}</b> <span>${text}</span></a></li>`)
  .join("")}</ul>

${heading("start", "Start", 2)}
<p>One script in the template, in head or body; <code>defer</code>, <code>async</code> and a nonce are fine. Then attributes and tags where they are needed.</p>
${code('<script src="/dist/vs.js"></script>\n\n<a href="#" edit="works.request/17/request">Edit</a>\n<form method="post" action="/old.php">\n  <vs-select name="district_id" title="District" data="district" required></vs-select>\n</form>')}

${heading("editors", "In the editor", 2)}
<p>VS Code, <code>.vscode/settings.json</code>:</p>
${code('{ "html.customData": ["./node_modules/vs-elements/dist/vscode.html-data.json"] }')}
<p>JetBrains editors read <code>dist/web-types.json</code> of an installed package by themselves; a site that has only the files names it in its own <code>package.json</code>:</p>
${code('{ "web-types": "./public/dist/web-types.json" }')}
<p>TypeScript, for scripts that load the tag and import nothing:</p>
${code('/// <reference types="vs-elements" />\n\nvs.on("vs:saved", ({ detail }) => console.info(detail.table, detail.id));')}
<p>Schemas of forms, first line of the file:</p>
${code('{ "$schema": "./node_modules/vs-elements/dist/form-schema.json", "schema": { "applicant": { "type": "Text" } } }')}`;
