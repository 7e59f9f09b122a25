import { readFileSync } from "node:fs";
import { code, escape, heading, mono, prose, table } from "./parts.mjs";

/** @typedef {import("../licences.mjs").Licence} Licence */

const own = (/** @type {string} */ name) => readFileSync(new URL(name, import.meta.url), "utf8").trim();

/** Features that need an addition to the policy: feature, directive. */
const morePolicy = [
  ["Browsers without `Element.setHTML`, in which DOMPurify cleans the markup of the server", "trusted-types vs"],
  ["Chunks on another host (`vue_form_cdn`, `data-chunks`)", "script-src 'self' https://cdn.example"],
  ["A WebSocket of another host (`socket_url`)", "connect-src 'self' wss://push.example"],
  ["Pictures of other hosts in markup of the server", "img-src 'self' data: blob: https://pictures.example"],
  [
    "Pages with inline handlers, jQuery 1.x or their own inline scripts",
    "leave out `require-trusted-types-for`; the page's own `script-src`",
  ],
  ["Map tiles of another host", "img-src 'self' data: blob: https://tiles.example"],
  [
    "Captcha of another host (`captcha`)",
    "script-src, frame-src and connect-src of that host; trusted-types vs-captcha",
  ],
  ["Street view", "frame-src https://maps.example"],
  [
    "Spreadsheets (.xls, .xlsx) read in a worker: up to 50 MB and 100,000 rows, and the page stays free. Without it the page reads up to 5 MB and 50,000 rows itself, and the first one is reported as a violation",
    "worker-src 'self'; trusted-types vs",
  ],
];

/** The deployment page. The blocks of nginx and Apache are run by test/outside/web-servers.test.mjs. @param {{ licences: Licence[] }} given */
export const deploymentPage = ({ licences }) => `
<p>The product is the folder <code>dist</code>: static files, no server part, no request to any other host. Any web server can send them; the application does not change.</p>

${heading("install", "Install, also without a network", 2)}
<p>Copy <code>dist</code> to the server; nothing is fetched at run time. On a machine with a network <code>npm pack vs-elements</code> gives the same as one file to copy (<code>dist</code> is in its folder <code>package</code>). All addresses are relative to the address of <code>vs.js</code>: the folder may be anywhere, under any name, on the site's host or on another host of yours.</p>
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
    [mono("chunks/*.js"), "Modules; each name contains a hash of the content", mono("immutable")],
    [mono("main.js"), "The same for bundlers, as an ES module", mono("no-cache")],
    [mono("*.map"), "Source maps, requested only by developer tools", "like the file that they belong to"],
    [
      mono("reserve.css"),
      `The space of the tags until they are drawn. Where ${mono("vs.js")} stands in the head, without <code>async</code> and <code>defer</code>, it reserves this space itself; where it comes later, a <code>link</code> to this sheet in the head keeps the page from jumping`,
      mono("no-cache"),
    ],
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
<p>One block with the cache rules, the policy, the WebSocket and the size of uploads. Every server needs the same five things: <code>no-cache</code> with an ETag for <code>vs.js</code>, <code>immutable</code> for the chunks, an upgrade for <code>/socket</code>, a large enough body size, a long timeout for slow methods.</p>
${code(own("nginx.conf"))}
<ul>
<li>Without the rule <code>no-cache</code> a browser may keep an old <code>vs.js</code> for days: it works as long as its chunks exist.</li>
<li>JSON is left out of <code>gzip_types</code>: nginx makes the ETag of compressed answers weak, and the setting <a href="settings.html#etag"><code>etag</code></a> needs strong ones.</li>
<li>For proxies that allow only GET and POST, use the setting <a href="settings.html#method_override"><code>method_override</code></a>.</li>
<li>A slash in an id is sent as <code>%2F</code>; a <code>proxy_pass</code> without a path, as here, passes it on unchanged.</li>
</ul>

${heading("apache", "Apache", 2)}
<p>The same for Apache 2.4.47 or later, in a virtual host.</p>
${code(`a2enmod alias headers proxy proxy_http proxy_wstunnel rewrite
apachectl configtest && apachectl graceful`)}
${code(own("apache.conf"))}

${heading("iis", "IIS", 2)}
<p>For the folder <code>dist</code>, as an application <code>/dist</code> of the site; ETags are on by default. The policy and the limit of uploads belong to the application's own <code>web.config</code> (<code>requestLimits maxAllowedContentLength</code>).</p>
${code(`xcopy /E /I /Y package\\dist C:\\vs-elements
%windir%\\system32\\inetsrv\\appcmd add app /site.name:"Default Web Site" /path:/dist /physicalPath:C:\\vs-elements`)}
<p>On IIS the new release is copied over the old one; do not use <code>robocopy /MIR</code>, which would delete the chunks of open pages. As <code>C:\\vs-elements\\web.config</code>:</p>
${code(own("web.config"))}

${heading("sub-path", "Below a sub-path", 2)}
<p>An application at <code>/crm/</code>: the setting <a href="settings.html#base_url"><code>base_url</code></a> is the base of the paths of calls; the bundle itself needs no setting. An outlet gets the whole path as its <code>base</code>.</p>
${code('<script src="/crm/dist/vs.js" data-base-url="/crm/"></script>\n<vs-outlet base="/crm/admin/" home="requests"></vs-outlet>')}
${code('location /crm/dist/ { alias /srv/vs-elements/current/; add_header Cache-Control no-cache; }\nlocation /crm/dist/chunks/ { alias /srv/vs-elements/chunks/; add_header Cache-Control "public, max-age=31536000, immutable"; }\nlocation /crm/ { proxy_pass http://127.0.0.1:8080/; }')}
<p>The last line removes the prefix and thereby decodes the path. If ids may contain a slash, let the application handle its prefix and write <code>proxy_pass http://127.0.0.1:8080;</code>.</p>

${heading("policy", "Content-Security-Policy", 2)}
<p>The bundle runs under exactly the policy of the block above in Chromium and Firefox that have <code>Element.setHTML</code>; for older ones write <code>trusted-types vs</code> in place of <code>'none'</code>, else their pages get no markup of the server: no inline code, no inline style, no <code>eval</code>, Trusted Types on. With a nonce instead of <code>'self'</code> put the nonce on the script tag; it also allows the modules. The bundle works with <code>style-src 'none'</code>; <code>media-src</code> is for cameras, recordings and videos, <code>frame-src</code> for pdf and previews of office documents. While dirty markup is cleaned, browsers may report handlers that never ran; these reports can be ignored.</p>
${table(
  ["feature", "needs in addition"],
  morePolicy.map(([what = "", needs = ""]) => [prose(what), needs.includes("`") ? prose(needs) : mono(needs)]),
)}

${heading("integrity", "Subresource integrity", 2)}
<p><code>integrity.json</code> has the hash of every file of a release. The hash of <code>vs.js</code> changes with each release, so the tag has to change with it: serve the releases side by side, each in its own folder, and let the template that writes the tag take version and hash from one place. Files in these folders never change, so a cached page still matches its own file. To roll back, set the older version in the template.</p>
${code(`node -p 'require("/srv/vs-elements/releases/1.4.0/integrity.json")["vs.js"]'`)}
${code('<script src="/releases/1.4.0/vs.js" integrity="sha384-…" crossorigin="anonymous"></script>')}
${code('location /releases/ { alias /srv/vs-elements/releases/; add_header Cache-Control "public, max-age=31536000, immutable"; }')}
<p>Two builds of the same sources give the same bytes; compare the lists to check that a server has the built files.</p>
${code('cd /srv/vs-elements/current && node -e \'\nconst list = require("./integrity.json"), { createHash } = require("crypto"), { readFileSync } = require("fs");\nfor (const [file, hash] of Object.entries(list))\n  if ("sha384-" + createHash("sha384").update(readFileSync(file)).digest("base64") !== hash) console.log(file);\n\'')}

${heading("upgrade", "Upgrade and roll-back", 2)}
<ol>
<li>Read <code>CHANGELOG.md</code> from your version on. Names that templates use are kept; renamed ones still work, with a warning in the console.</li>
<li>Copy the new chunks into the common folder, beside those of the older releases. Open pages request old chunks until they are reloaded: keep the chunks of at least the previous release; a week is enough.</li>
<li>Then switch <code>current</code>: the next page load has the new <code>vs.js</code>.</li>
<li>To roll back, switch <code>current</code> to the previous release. Its chunks are still there. Drafts and data are not affected.</li>
</ol>
${code("ln -sfn /srv/vs-elements/releases/1.3.2 /srv/vs-elements/next && mv -T /srv/vs-elements/next /srv/vs-elements/current")}
<p>With the setting <a href="settings.html#version_header"><code>version_header</code></a> every call tells the version of the page that makes it (<code>vs.version</code>): the server's log shows which versions are still open, and so when old chunks can be deleted.</p>
<p>When a chunk is missing nevertheless, the element shows a message with a retry button; its value is still posted and typed input stays.</p>

${heading("browsers", "Browsers", 2)}
${table(
  ["browser", "from", "tested with each release"],
  [
    ["Chrome, Edge and other Chromium", "114", "yes, the current one"],
    ["Firefox", "125", "yes, the current ESR"],
    ["Safari", "17", "no"],
  ],
)}
<p>Required are <code>popover</code>, constructable style sheets and <code>ElementInternals</code>. In an older browser <code>vs.js</code> does nothing except log one line in the console: links and forms work as the server wrote them. Without a secure origin (plain http on a host other than localhost) signatures, the camera, the microphone and desktop notices are not available, and copying uses an older clipboard API.</p>

${heading("licences", "Licences", 2)}
<p>vs-elements is MIT. Bundled with it, from the packages' own metadata; the full texts are in <a href="../licenses.txt">licenses.txt</a>. Nothing else is downloaded at run time.</p>
${table(
  ["package", "version", "licence"],
  licences.map(({ name, version, licence }) => [mono(name), escape(version), escape(licence)]),
)}`;
