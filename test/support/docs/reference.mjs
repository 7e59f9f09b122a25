/** @typedef {import("./tables.mjs").Tables} Tables @typedef {import("./tables.mjs").Element} Element */

/** dist/reference/index.html: every tag, attribute, event and setting on one page without script. @param {Tables} tables */
export function reference(tables) {
  const { version, elements, clicks, beside, page, events, eventTypes, settings, api, script, tokens } = tables;
  const fields = elements.filter(({ folder }) => folder.includes("/fields/"));
  const others = elements.filter((element) => !fields.includes(element));
  const shared =
    fields.find(({ tag }) => tag === "vs-hidden")?.attributes.filter(({ property }) => property !== "value") ?? [];
  /** @type {[string, string, string[]][]} */
  const sections = [
    ["click", "Click attributes", Object.keys(clicks)],
    ["elements", "Elements", others.map(({ tag }) => tag)],
    ["fields", "Fields", fields.map(({ tag }) => tag)],
    ["events", "Events", []],
    ["api", "window.vs", []],
    ["settings", "Settings", []],
    ["look", "Look", []],
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>Reference — vs-elements ${version}</title>
<link rel="stylesheet" href="reference.css">
</head>
<body>
<nav aria-label="Contents">
<p class="name"><a href="#top">vs-elements</a> <span>${version}</span></p>
${sections
  .map(
    ([id, title, names]) =>
      `<p><a href="#${id}">${title}</a></p>${
        names?.length
          ? `<ul>${[names]
              .flat()
              .map((name) => `<li><a href="#${name}">${name}</a></li>`)
              .join("")}</ul>`
          : ""
      }`,
  )
  .join("\n")}
</nav>
<main id="top">
<h1>Reference</h1>
<p class="lead">Everything that a template may write and a script may call. One click selects an example whole.</p>
${code('<script src="/dist/vs.js"></script>')}

<h2 id="click">Click attributes</h2>
<p>On any element. The <code>data-</code> twin of an attribute does the same and wins.</p>
${Object.entries(clicks)
  .map(
    ([name, { value, text, example }]) =>
      `<section id="${name}"><h3>${name}</h3><p>${prose(text)}</p><p class="quiet">Value: ${escape(value)}.</p>${code(example)}</section>`,
  )
  .join("\n")}
<h3>Beside them</h3>
${table(
  ["attribute", "meaning"],
  Object.entries(beside).map(([name, text]) => [mono(name), prose(text)]),
)}
<h3>On the page's own elements</h3>
${table(
  ["attribute", "meaning"],
  Object.entries(page).map(([name, text]) => [mono(name), prose(text)]),
)}

<h2 id="elements">Elements</h2>
${others.map((element) => section(element, tables)).join("\n")}

<h2 id="fields">Fields</h2>
<p>Each is a form-associated control: it posts with the page's own form, resets, obeys <code>fieldset disabled</code> and is found by its <code>&lt;label&gt;</code>. All of them have:</p>
${table(
  ["attribute", "kind", "meaning"],
  shared.map(({ attribute, kind, text }) => [mono(attribute), kind, prose(text)]),
)}
${fields
  .map((element) =>
    section(
      element,
      tables,
      (name) => name !== "type" && name !== "value" && shared.some(({ property }) => property === name),
    ),
  )
  .join("\n")}

<h2 id="events">Events</h2>
<p>They bubble through shadow roots and are told on the element concerned, else on <code>document</code>.</p>
${table(
  ["event", "detail", "when"],
  Object.entries(events).map(([name, text]) => [mono(name), mono(eventTypes[name] ?? ""), prose(text)]),
)}

<h2 id="api">window.vs</h2>
${table(
  ["member", "what it does"],
  Object.entries({ ...api, ...script }).map(([name, { signature, text }]) => [mono(name + signature), prose(text)]),
)}

<h2 id="settings">Settings</h2>
<p>The later ones win: <code>window.vsSettings</code>, the JSON block <code>#vs-settings</code>, <code>data-*</code> of the script tag, <code>vs.configure()</code>.</p>
${code('<script type="application/json" id="vs-settings">{ "lang": "ua", "timeout.read": 60 }</script>')}
${table(
  ["setting", "type", "default", "meaning"],
  settings.map((one) => [mono(one.name), mono(one.type), mono(one.default), prose(one.text)]),
)}

<h2 id="look">Look</h2>
<p>Custom properties of the page, seen by every element. Five are enough to fit a host: accent, text, background, radius, font. Dark when the page says so by <code>data-theme="dark"</code> or its <code>color-scheme</code>.</p>
${table(
  ["property", "light", "dark"],
  tokens.map(({ name, light, dark }) => [mono(name), mono(light), mono(dark)]),
)}
</main>
</body>
</html>
`;
}

/** @param {Element} element @param {Tables} tables @param {(property: string) => boolean} [isShared] */
function section({ tag, docs, attributes, types, value }, { eventTypes }, isShared = () => false) {
  const own = attributes.filter(({ property }) => !isShared(property));
  const list = (/** @type {string} */ title, /** @type {Record<string, string> | undefined} */ given) =>
    Object.keys(given ?? {}).length
      ? `<h4>${title}</h4>${table(
          ["name", "meaning"],
          Object.entries(given ?? {}).map(([name, text]) => [mono(name || "(default)"), prose(text)]),
        )}`
      : "";
  const isField = value !== "";
  return `<section id="${tag}"><h3>&lt;${tag}&gt;</h3>
<p>${prose(docs.text)}</p>
${types.length ? `<p class="quiet">Schema types: ${types.map(mono).join(", ")}.${value ? ` Value kind: ${value}.` : ""}</p>` : ""}
${code(docs.example)}
${
  own.length
    ? table(
        ["attribute", "kind", "meaning"],
        own.map(({ attribute, kind, text, default: first }) => [
          mono(attribute),
          kind,
          prose(text) + (first ? ` Default: ${mono(first)}.` : ""),
        ]),
      )
    : ""
}
${isField ? "" : list("Methods", docs.methods) + list("Events", withTypes(docs.events, eventTypes))}
${list("Slots", docs.slots)}${isField ? "" : list("Parts", docs.parts)}
</section>`;
}

/** @param {Record<string, string> | undefined} events @param {Record<string, string>} types */
const withTypes = (events = {}, types) =>
  Object.fromEntries(
    Object.entries(events).map(([name, text]) => [name, types[name] ? `${text} Detail: \`${types[name]}\`.` : text]),
  );

/** @param {string[]} heads @param {string[][]} rows */
const table = (heads, rows) =>
  `<div class="table"><table><thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join("")}</tr></thead><tbody>
${rows.map(([first, ...rest]) => `<tr><th scope="row">${first}</th>${rest.map((cell) => `<td>${cell}</td>`).join("")}</tr>`).join("\n")}
</tbody></table></div>`;

/** @param {string} text */
const escape = (text) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
/** @param {string} text */
const mono = (text) => `<code>${escape(text)}</code>`;
/** @param {string} text */
const code = (text) => `<pre tabindex="0"><code>${escape(text)}</code></pre>`;
/** Sentences with `code` in them. @param {string} text */
const prose = (text) =>
  text
    .split("`")
    .map((part, index) => (index % 2 ? mono(part) : escape(part)))
    .join("");

export const referenceStyles = `:root {
  color-scheme: light dark;
  --bg: #fff; --soft: #f4f6f9; --line: #d3dae3; --text: #1c2530; --quiet: #566272; --accent: #1d5fc2;
}
@media (prefers-color-scheme: dark) {
  :root { --bg: #171c23; --soft: #1f262f; --line: #343e4b; --text: #e7ecf2; --quiet: #a3afbd; --accent: #78aefc; }
}
* { box-sizing: border-box; }
html { scroll-padding-top: 16px; }
body { margin: 0; background: var(--bg); color: var(--text); font: 14px/20px system-ui, sans-serif; }
a { color: var(--accent); text-underline-offset: 2px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
nav { padding: 24px; border-bottom: 1px solid var(--line); background: var(--soft); }
nav p { margin: 12px 0 0; font-weight: 600; }
nav .name { margin: 0; font-size: 16px; }
nav .name span { color: var(--quiet); font-weight: 400; }
nav ul { display: flex; flex-wrap: wrap; gap: 0 16px; margin: 0; padding: 0; list-style: none; }
nav a { text-decoration: none; }
nav a:hover { text-decoration: underline; }
main { max-width: 960px; padding: 24px; }
h1 { margin: 0; font-size: 28px; line-height: 36px; }
h2 { margin: 48px 0 8px; padding-bottom: 4px; border-bottom: 1px solid var(--line); font-size: 20px; line-height: 28px; }
h3 { margin: 32px 0 8px; font-size: 16px; line-height: 24px; }
h4 { margin: 16px 0 4px; color: var(--quiet); font-size: 13px; }
p { max-width: 68ch; margin: 0 0 8px; }
.lead { font-size: 16px; line-height: 24px; }
.quiet { color: var(--quiet); }
code { font: 13px/20px ui-monospace, "SF Mono", Consolas, monospace; overflow-wrap: anywhere; }
pre { margin: 12px 0; padding: 12px 16px; border: 1px solid var(--line); border-radius: 6px; background: var(--soft); overflow: auto; }
pre code { display: block; white-space: pre-wrap; user-select: all; }
.table { margin: 8px 0 16px; overflow-x: auto; }
table { width: 100%; border-collapse: collapse; text-align: start; }
th, td { padding: 6px 12px 6px 0; border-bottom: 1px solid var(--line); text-align: start; vertical-align: top; }
thead th { color: var(--quiet); font-size: 13px; font-weight: 500; }
tbody th { min-width: 130px; font-weight: 400; }
td:last-child { min-width: 240px; }
@media (min-width: 900px) {
  body { display: grid; grid-template-columns: 232px minmax(0, 1fr); }
  nav { position: sticky; inset-block-start: 0; block-size: 100vh; overflow: auto; border: 0; border-inline-end: 1px solid var(--line); }
  nav ul { display: block; }
  main { padding: 32px 48px 96px; }
}
`;
