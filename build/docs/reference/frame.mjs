/** @typedef {{ file: string, title: string, text: string, html: string }} Page */

/**
 * A page with links to all pages and to its own headings. @param {Page} page @param {Page[]} pages @param {string}
 * version
 */
export function frame({ file, title, text, html }, pages, version) {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="description" content="${text}">
<title>${title} — vs-elements ${version}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="reference.css">
<!--session-->
<script src="../vs.js" data-lang="en"></script>
<script src="examples.js" defer></script>
<script src="reference.js" defer></script>
<script src="search-index.js" defer></script>
<script src="search.js" defer></script>
</head>
<body>
<a class="skip" href="#main">To the text</a>
<header class="top">
<a class="name" href="index.html">vs-elements <span>${version}</span></a>
<nav aria-label="Reference">${pages.map((page) => link(page, file)).join(" ")}</nav>
<div class="search" role="search" hidden>
<input type="search" aria-label="Search all pages" autocomplete="off" placeholder="Search: /">
<ul aria-label="Found places" hidden></ul>
<p role="status"></p>
</div>
<p class="tools"><a class="with-demo" href="/" hidden>Gallery</a> <button type="button" class="theme" aria-pressed="false" hidden>Dark</button></p>
</header>
<div class="columns">
${contents(html)}
<main id="main" tabindex="-1">
<h1>${title}</h1>
<p class="lead">${text}</p>
${html}
</main>
</div>
</body>
</html>
`;
}

/** @param {Page} page @param {string} current */
const link = ({ file, title }, current) =>
  `<a href="${file}"${file === current ? ' aria-current="page"' : ""}>${title}</a>`;

/** The headings of the page as links; expanded on wide screens (reference.js). @param {string} html */
function contents(html) {
  const found = [...html.matchAll(/<h([23]) id="([^"]+)">(.+?)<\/h\1>/g)].map(([, level, id = "", words = ""]) => ({
    level,
    item: `<li><a href="#${id}">${words.replace(/<[^>]+>/g, "")}</a>`,
  }));
  if (!found.length) return "";
  let list = "";
  let isInside = false;
  for (const { level, item } of found) {
    if (level === "3" && !isInside) list += "<ul>";
    if (level === "2") list += isInside ? "</ul></li>" : list && "</li>";
    else if (isInside) list += "</li>";
    isInside = level === "3";
    list += item;
  }
  list += isInside ? "</li></ul></li>" : "</li>";
  return `<nav class="contents" aria-label="On this page"><details open><summary>On this page</summary><ul>${list}</ul></details></nav>`;
}
