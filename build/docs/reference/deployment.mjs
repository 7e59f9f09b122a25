import { readFileSync } from "node:fs";
import { code, escape, heading, mono, prose, table } from "./parts.mjs";

/** @typedef {import("../licences.mjs").Licence} Licence */

const nginx = readFileSync(new URL("nginx.conf", import.meta.url), "utf8").trim();

/** What some feature needs beyond the policy above it: feature, directive, when. */
const morePolicy = [
  ["Browsers without `setHTML` (the html door loads DOMPurify there)", "trusted-types vs", ""],
  ["Chunks on another host (`vue_form_cdn`, `data-chunks`)", "script-src 'self' https://cdn.example", ""],
  ["A WebSocket of another host (`socket_url`)", "connect-src 'self' wss://push.example", ""],
  ["Pictures of other hosts in markup of the server", "img-src 'self' data: blob: https://pictures.example", ""],
  [
    "Pages with inline handlers, jQuery 1.x or their own inline scripts",
    "leave out `require-trusted-types-for`; the page's own `script-src`",
    "",
  ],
  ["Map tiles of another host", "img-src 'self' data: blob: https://tiles.example", "with the map"],
  [
    "Captcha of another host (`captcha`)",
    "script-src, frame-src and connect-src of that host; trusted-types vs-captcha",
    "",
  ],
  ["Street view", "frame-src https://maps.example", "with the map"],
  ["Camera and recordings", "media-src blob:", "with the recorder field"],
  ["Preview of office documents", "frame-src 'self'", "with the viewer"],
  ["Checking of code in a worker", "worker-src 'self'", "with the code field"],
];

/** Plain files for any server; the nginx block was run with nginx 1.22. @param {{ licences: Licence[] }} given */
export const deploymentPage = ({ licences }) => `
<p>The product is the folder <code>dist</code>: static files, no server part, no request to any other host. Any web server can send them; the application stays what it is.</p>

${heading("install", "Install, also without a network", 2)}
<p>Copy <code>dist</code> to the server; nothing is fetched at run time. On a machine with a network <code>npm pack vs-elements</code> gives the same as one file to carry over (<code>dist</code> is in its folder <code>package</code>). All addresses are relative to the address of <code>vs.js</code>: the folder may lie anywhere, under any name, on the site's own host or on another one of yours.</p>
${code(
  `tar -xzf vs-elements-*.tgz
release=/srv/vs-elements/releases/$(node -p 'require("./package/package.json").version')
mkdir -p "$release" /srv/vs-elements/chunks
cp -a package/dist/. "$release"/
cp -a "$release"/chunks/. /srv/vs-elements/chunks/
ln -sfn "$release" /srv/vs-elements/next && mv -T /srv/vs-elements/next /srv/vs-elements/current`,
)}
${table(
  ["file", "what it is", "cache"],
  [
    [mono("vs.js"), "What a page loads: a classic script in ASCII; it knows the names of all chunks", mono("no-cache")],
    [mono("chunks/*.js"), "Modules; a hash of the content stands in each name", mono("immutable")],
    [mono("main.js"), "The same for bundlers, as an ES module", mono("no-cache")],
    [mono("*.map"), "Source maps, asked for by developer tools only", "as the file beside them"],
    [mono("integrity.json"), "A SHA-384 of every file", "–"],
    [
      ["vs.d.ts", "custom-elements.json", "vscode.html-data.json", "web-types.json", "form-schema.json"]
        .map(mono)
        .join(" "),
      "Types, names for editors, the schema of forms",
      "–",
    ],
    [`${mono("reference/")} ${mono("licenses.txt")}`, "These pages; the licences of what is bundled", mono("no-cache")],
  ],
)}

${heading("nginx", "nginx", 2)}
<p>One block with the cache rules, the policy, the WebSocket and the size of uploads. Apache, IIS and others need the same five things: <code>no-cache</code> with an ETag for <code>vs.js</code>, <code>immutable</code> for the chunks, an upgrade for <code>/socket</code>, a large enough body, patience with slow methods.</p>
${code(nginx)}
<ul>
<li>Without the rule <code>no-cache</code> a browser may keep an old <code>vs.js</code> for days: it goes on to work as long as its chunks are there.</li>
<li>JSON is left out of <code>gzip_types</code>: nginx weakens the ETag of what it compresses, and the setting <a href="settings.html#etag"><code>etag</code></a> wants strong ones.</li>
<li>Proxies that let only GET and POST through: the setting <a href="settings.html#method_override"><code>method_override</code></a>.</li>
<li>A slash in an id is sent as <code>%2F</code>; a <code>proxy_pass</code> without a path, as here, hands it on as it is.</li>
</ul>

${heading("sub-path", "Below a sub-path", 2)}
<p>An application at <code>/crm/</code>: the setting <a href="settings.html#base_url"><code>base_url</code></a> says from where the paths of calls count; for the bundle nothing is to be set. An outlet gets the whole path as its <code>base</code>.</p>
${code('<script src="/crm/dist/vs.js" data-base-url="/crm/"></script>\n<vs-outlet base="/crm/admin/" home="requests"></vs-outlet>')}
${code('location /crm/dist/ { alias /srv/vs-elements/current/; add_header Cache-Control no-cache; }\nlocation /crm/dist/chunks/ { alias /srv/vs-elements/chunks/; add_header Cache-Control "public, max-age=31536000, immutable"; }\nlocation /crm/ { proxy_pass http://127.0.0.1:8080/; }')}
<p>The last line takes the prefix away, and with it decodes the path: where ids hold a slash let the application know its prefix and write <code>proxy_pass http://127.0.0.1:8080;</code>.</p>

${heading("policy", "Content-Security-Policy", 2)}
<p>The bundle runs under the policy of the block above, as it stands there, in Chromium and Firefox: no inline code, no inline style, no <code>eval</code>, Trusted Types on. With a nonce in place of <code>'self'</code> put the nonce on the script tag; its modules are let in by the same nonce. <code>style-src</code> may be <code>'none'</code> as far as we are concerned. Cleaning dirty markup makes browsers report handlers that have never run; such reports are no fault.</p>
${table(
  ["what", "needs beside it", "since"],
  morePolicy.map(([what = "", needs = "", when = ""]) => [
    prose(what),
    needs.includes("`") ? prose(needs) : mono(needs),
    when || "now",
  ]),
)}

${heading("integrity", "Subresource integrity", 2)}
<p><code>integrity.json</code> has the hash of every file of a release. The hash of <code>vs.js</code> changes with each release, so the tag has to change with it: serve the releases side by side, each below its own name, and let the template that writes the tag take version and hash from one place. Nothing under such a name ever changes, and a page that a browser has kept goes on to match its own file. Roll-back is the older version in the template.</p>
${code(`node -p 'require("/srv/vs-elements/releases/1.4.0/integrity.json")["vs.js"]'`)}
${code('<script src="/releases/1.4.0/vs.js" integrity="sha384-…" crossorigin="anonymous"></script>')}
${code('location /releases/ { alias /srv/vs-elements/releases/; add_header Cache-Control "public, max-age=31536000, immutable"; }')}
<p>Two builds of the same sources give the same bytes; compare the lists to know that a server has what was built.</p>
${code('cd /srv/vs-elements/current && node -e \'\nconst list = require("./integrity.json"), { createHash } = require("crypto"), { readFileSync } = require("fs");\nfor (const [file, hash] of Object.entries(list))\n  if ("sha384-" + createHash("sha384").update(readFileSync(file)).digest("base64") !== hash) console.log(file);\n\'')}

${heading("upgrade", "Upgrade and roll-back", 2)}
<ol>
<li>Read <code>CHANGELOG.md</code> from your version on. Names that templates use are kept; what is renamed still works and says so in the console.</li>
<li>Copy the new chunks into the common folder, beside those of the older releases. Pages that are open ask for old chunks until they are loaded again: keep the chunks of at least the previous release, a week is enough.</li>
<li>Then switch <code>current</code>: the next page load has the new <code>vs.js</code>.</li>
<li>Back: switch <code>current</code> to the release before. Its chunks are still there. Drafts and data are not touched by either.</li>
</ol>
${code("ln -sfn /srv/vs-elements/releases/1.3.2 /srv/vs-elements/next && mv -T /srv/vs-elements/next /srv/vs-elements/current")}
<p>Where a chunk is gone all the same, the element says so in its place and offers a retry; values are posted and typed input stays.</p>

${heading("browsers", "Browsers", 2)}
${table(
  ["browser", "from", "tested with each release"],
  [
    ["Chrome, Edge and other Chromium", "114", "yes, the current one"],
    ["Firefox", "125", "yes, the current ESR"],
    ["Safari", "17", "no"],
  ],
)}
<p>What decides are <code>popover</code>, constructable style sheets and <code>ElementInternals</code>. In an older browser <code>vs.js</code> changes nothing and says so once in the console: links and forms work as the server wrote them. Without a secure origin (plain http on another name than localhost) the clipboard falls back to the old way of copying; everything else on these pages works.</p>

${heading("licences", "Licences", 2)}
<p>vs-elements is MIT. Bundled with it, from the packages' own metadata; the whole texts stand in <a href="../licenses.txt">licenses.txt</a>. Nothing else is downloaded at run time.</p>
${table(
  ["package", "version", "licence"],
  licences.map(({ name, version, licence }) => [mono(name), escape(version), escape(licence)]),
)}`;
