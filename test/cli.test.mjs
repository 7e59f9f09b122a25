/** The package's command, run from the packed package as a project has it: check, init. */
import assert from "node:assert/strict";
import { execFileSync, spawnSync } from "node:child_process";
import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import process from "node:process";
import { after, before, describe, it } from "node:test";

const folder = mkdtempSync(path.join(tmpdir(), "vs-cli-"));
const templates = path.resolve("test/cli");
let cli = "";

before(() => {
  execFileSync("npm", ["pack", "--ignore-scripts", "--silent", "--pack-destination", folder], { encoding: "utf8" });
  const [packed = ""] = readdirSync(folder);
  execFileSync("tar", ["-xzf", packed], { cwd: folder });
  const { bin } = JSON.parse(readFileSync(path.join(folder, "package/package.json"), "utf8"));
  cli = path.join(folder, "package", bin);
});
after(() => rmSync(folder, { recursive: true, force: true }));

/** @param {string[]} given */
function run(...given) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [cli, ...given], { cwd: folder, encoding: "utf8" });
  return { status, stdout, stderr };
}

/** @param {string} name @param {string} text @param {string[]} options */
function check(name, text, ...options) {
  writeFileSync(path.join(folder, name), text);
  return run("check", ...options, name);
}

/** Of Blade, Smarty, FreeMarker and JSP, without their ends. */
const openConstructs = ["@php ", '<a b="@json(', "{literal} ", "{if ", "<#if ", '<a <c:if test="', "<p th:if>"];

describe("vs-elements check", () => {
  it("finds each planted mistake of 70 templates and schemas, and nothing else in them", () => {
    const { status, stdout } = run("check", "--json", path.join(templates, "mistakes"));
    /** @type {Record<string, string[]>} */
    const found = {};
    for (const { file, line, rule } of JSON.parse(stdout)) (found[path.basename(file)] ??= []).push(`${line} ${rule}`);
    assert.deepEqual(found, JSON.parse(readFileSync(`${templates}/expected.json`, "utf8")));
    assert.ok(Object.keys(found).length >= 70);
    assert.equal(status, 1);
  });

  it("finds nothing in 70 sound templates of thirteen engines, in the examples and in the pages of the demo", () => {
    const sound = path.join(templates, "sound");
    assert.ok(readdirSync(sound).length >= 70);
    for (const pattern of [`${sound}/**/*`, path.resolve("elements/**/example.html"), path.resolve("demo/*.html")]) {
      const { status, stdout } = run("check", "--strict", pattern);
      assert.match(stdout, /^\d+ files, 0 errors, 0 warnings\n$/);
      assert.equal(status, 0);
    }
  });

  it("says once what was expected of a schema, and cuts values that would hide the message", () => {
    const schema = Object.fromEntries(Array.from({ length: 5001 }, (_, at) => [`f${at}`, { title: "A" }]));
    const { stdout } = check("c1.json", JSON.stringify({ schema }));
    assert.match(stdout, /error: expected at most 5000 fields; found 5001/);
    const long = check("l.html", `<a edit="${"x/".repeat(100_000)}">a</a>`);
    assert.match(long.stdout, /error: expected /);
    assert.ok(long.stdout.length < 3000, String(long.stdout.length));
  });

  it("writes file:line:column with the opening tag, what was expected and found, and a line to copy", () => {
    const { status, stdout } = check("a.html", '<p>\n  <a href="#" edti="works.request/{{ id }}">Редагувати</a>');
    assert.equal(status, 1);
    assert.match(stdout, /^a\.html:2:15: error: expected edit; found edti \(attribute-name\)$/m);
    assert.match(stdout, /^ {4}try: <a href="#" edit="works\.request\/…">$/m);
    assert.match(stdout, /^ {4}reference\/attributes\.html#edit$/m);
    assert.match(stdout, /^1 files, 1 errors, 0 warnings$/m);
  });

  it("the line to copy is right also for an attribute that stands in the template's own condition", () => {
    const { stdout } = check("f.html", '<a {% if a %}edti="works.request/7"{% endif %} title="x">x</a>');
    assert.match(stdout, /^ {4}try: <a \{% if a %\}edit="works\.request\/7"\{% endif %\} title="x">$/m);
    const removed = check("f.html", '<vs-text {# note #}required="false" name="a"></vs-text>').stdout;
    assert.match(removed, /^ {4}try: <vs-text \{# note #\} name="a">$/m);
  });

  it("writes annotations of GitHub, with line ends and commas escaped", () => {
    const { stdout } = check("b,c.html", '<vs-text name="a" title="A" required="false"></vs-text>', "--github");
    assert.match(
      stdout,
      /^::error file=b%2Cc\.html,line=1,col=29,title=vs-elements value-literal::expected required absent.*%0Atry: <vs-text name="a" title="A">$/m,
    );
  });

  it("fails on warnings only with --strict, and says so when nothing matches", () => {
    const warned = '<form><vs-text name="a"></vs-text></form>';
    assert.equal(check("c.html", warned).status, 0);
    assert.equal(check("c.html", warned, "--strict").status, 1);
    const { status, stderr } = run("check", "nowhere/**/*");
    assert.equal(status, 2);
    assert.match(stderr, /no template or schema matches/);
    assert.equal(run("chek").status, 2);
  });

  it("names each pattern that matches nothing, and each unknown option, so that a mistake is no success", () => {
    const { status, stdout, stderr } = check("d.html", "<p>", "nowhere/*.html");
    assert.match(stderr, /^vs-elements check: no template or schema matches nowhere\/\*\.html\.$/m);
    assert.match(stdout, /^1 files, 0 errors, 0 warnings$/m);
    assert.equal(status, 2);
    for (const [command, option] of [
      ["check", "--strcit"],
      ["init", "--base"],
      ["replay", "--github"],
    ]) {
      const refused = run(command ?? "", option ?? "");
      assert.match(refused.stderr, new RegExp(`^vs-elements: ${command} has no option ${option}\\.`));
      assert.equal(refused.status, 2);
    }
    assert.equal(run("check", "--help").status, 0);
  });

  it("names a file of any ending, but reads no folders of others, and schemas with a byte order mark", () => {
    mkdirSync(path.join(folder, "own/node_modules/x"), { recursive: true });
    writeFileSync(path.join(folder, "own/node_modules/x/a.html"), '<a edti="a.b/1">x</a>');
    writeFileSync(path.join(folder, "own/page.view"), '<a edti="a.b/1">x</a>');
    writeFileSync(path.join(folder, "own/form.json"), '\ufeff{ "schema": { "a": { "type": "Text" } } }');
    assert.match(run("check", "own").stdout, /^1 files, 0 errors, 0 warnings$/m);
    assert.match(run("check", "own/page.view").stdout, /^1 files, 1 errors, 0 warnings$/m);
    const percent = check("g.html", '<a edit="100%">x</a>', "--github").stdout;
    assert.match(percent, /found "100%25"/);
    const unknown = '<script type="application/json" id="vs-settings">{ "colour": 1 }</script>';
    assert.match(check("h.html", unknown).stdout, /warning: expected the name of a setting; found colour/);
  });

  it("knows braces before and after the other signs of a pattern", () => {
    mkdirSync(path.join(folder, "braces/a"), { recursive: true });
    for (const name of ["1.html", "2.php", "3.twig"]) writeFileSync(path.join(folder, "braces/a", name), "<p>x</p>");
    for (const pattern of ["braces/a/*.{html,php}", "braces/{a,b}/?.{html,php}", "braces/{a/*.html,**/2.*}"])
      assert.match(run("check", pattern).stdout, /^2 files, 0 errors, 0 warnings$/m, pattern);
  });

  it("takes method of a form for a method of the server, and false of a switch as the page does", () => {
    const sound = `<a modal="f" method="request.close">x</a><a fb="a:Text" method="request.call">x</a>
      <a add="a.b" auto_send="false">x</a><a _href="/x" vue="0">x</a>`;
    assert.match(check("m.html", sound, "--strict").stdout, /^1 files, 0 errors, 0 warnings$/m);
    const wrong = `<a modal="f" api="/x" method="request.close">x</a><a vs-action="x" method="request.close">x</a>
      <a add="a.b" auto_send="no">x</a><a api="x" silent="false">x</a>`;
    const { stdout } = check("m.html", wrong);
    assert.match(stdout, /^1 files, 2 errors, 2 warnings$/m);
    assert.match(stdout, /expected auto_send absent or "false"; found "no"/);
    assert.match(stdout, /expected silent absent; any value switches it on; found "false"/);
  });

  it("takes names that every object of JavaScript has for unknown ones", () => {
    const { stdout, status } = check(
      "o.html",
      `<a edit="a/1" constructor="x" __proto__="y">x</a>
<vs-text name="a" title="b" constructor="x"></vs-text>
<script type="application/json" id="vs-settings">{ "constructor": 1, "__proto__": 2 }</script>`,
    );
    assert.match(stdout, /^o\.html:2:29: warning: expected an attribute of <vs-text>; found constructor/m);
    assert.match(stdout, /^o\.html:3:52: warning: expected the name of a setting; found constructor/m);
    assert.match(stdout, /^1 files, 0 errors, 3 warnings$/m);
    assert.equal(status, 0);
  });

  it("reads UTF-16 by its byte order mark, and names a file that is no text", () => {
    const bytes = Buffer.from('<a edti="a.b/1">x</a>', "utf16le");
    const marked = Buffer.concat([Buffer.from([0xff, 0xfe]), bytes]);
    for (const one of [marked, Buffer.from(marked).swap16()]) {
      writeFileSync(path.join(folder, "wide.html"), one);
      assert.match(run("check", "wide.html").stdout, /^wide\.html:1:4: error: expected edit; found edti/m);
    }
    writeFileSync(path.join(folder, "wide.html"), bytes);
    const { status, stderr } = run("check", "wide.html");
    assert.match(stderr, /wide\.html cannot be read: zero bytes: no text, or UTF-16 without a byte order mark\.$/m);
    assert.equal(status, 2);
  });

  it("names a folder that cannot be read, and checks the others", () => {
    const own = path.join(folder, "shut");
    mkdirSync(path.join(own, "secret"), { recursive: true });
    writeFileSync(path.join(own, "a.html"), '<a edti="a.b/1">x</a>');
    chmodSync(path.join(own, "secret"), 0);
    chmodSync(folder, 0o755);
    // nobody, because root may read every folder
    const { uid } = process.getuid?.() === 0 ? { uid: 65_534 } : {};
    const { stdout, stderr } = spawnSync(process.execPath, [cli, "check", "shut"], {
      cwd: folder,
      encoding: "utf8",
      uid,
    });
    assert.match(stderr, /^vs-elements check: shut\/secret cannot be read: EACCES/m);
    assert.match(stdout, /^1 files, 1 errors, 0 warnings$/m);
  });

  it("reads templates behind links, and ends where a link leads back", () => {
    mkdirSync(path.join(folder, "linked/pages"), { recursive: true });
    writeFileSync(path.join(folder, "elsewhere.html"), '<a edti="a.b/1">x</a>');
    symlinkSync("../../elsewhere.html", path.join(folder, "linked/pages/e.html"));
    symlinkSync("..", path.join(folder, "linked/pages/back"));
    symlinkSync("itself.html", path.join(folder, "linked/itself.html"));
    symlinkSync("gone.html", path.join(folder, "linked/dangling.html"));
    for (const pattern of ["linked", "./linked/", "linked/**/*.html"]) {
      const { status, stdout } = run("check", pattern);
      assert.match(stdout, /^linked\/pages\/e\.html:1:4: error/m);
      assert.match(stdout, /^1 files, 1 errors, 0 warnings$/m);
      assert.equal(status, 1);
    }
    assert.match(run("check", "./").stdout, /^linked\/pages\/e\.html:1:4: error/m);
  });

  it("reads a template of 5 MB, also one whose every construct is open", () => {
    const line = '<li><a href="#" edit="works.request/{{ id }}" class="{% if a %}b{% endif %}">x</a></li>\n';
    for (const part of [line, '{{ {% {# <% <? /* <a b="${', "@if(", "<script><!-- ", "<a @class(", ...openConstructs]) {
      const { status } = check("big.html", part.repeat(5e6 / part.length));
      assert.equal(status, 0, part);
    }
  });
});

/** Texts that once took time by the square of their length, or more: a part, or one of a number. */
const hostile = /** @type {Record<string, (size: number) => string>} */ ({
  "one open tag": (size) => "<a ".repeat(size / 3),
  "open expressions": (size) => "${".repeat(size / 2),
  "many attributes": (size) => `<vs-text ${listed(size / 10, (at) => `zz${at} `)}></vs-text>`,
  "misspelt options": (size) => `<vs-text ${'requird="x" '.repeat(size / 12)}></vs-text>`,
  "misspelt actions": (size) => `<a ${'edti="a/1" '.repeat(size / 11)}>x</a>`,
  "misspelt settings": (size) => `<script src="vs.js" ${'data-timeoutt="1" '.repeat(size / 18)}></script>`,
  "types of a quick form": (size) => `<a fb="${listed(size / 12, (at) => `a${at}:Txet,`)}">x</a>`,
  settings: (size) =>
    `<script type="application/json" id="vs-settings">{${listed(size / 12, (at) => `"a${at}":1,`)}"z":1}</script>`,
  "comments in settings": (size) =>
    `<script type="application/json" id="vs-settings">{${"/*[[".repeat(size / 4)}}</script>`,
  "spaces in code": (size) => `{% if${" ".repeat(size)}a %}{{ if${" ".repeat(size)}a }}`,
  "spaces in a place": (size) => `<vs-map center="${" ".repeat(size)}x"></vs-map>`,
  "expressions in an inner tag": (size) => `<a <c:out ${"${a}".repeat(size / 4)}`,
});
/** @param {number} count @param {(at: number) => string} one */
const listed = (count, one) => Array.from({ length: count }, (_, at) => one(at)).join("");

describe("vs-elements check of hostile templates", () => {
  for (const [name, text] of Object.entries(hostile))
    it(`takes four times as long for four times as much: ${name}`, () => {
      const [short = 0, long = 0] = [400_000, 1_600_000].map((size) => {
        writeFileSync(path.join(folder, "hostile.html"), text(size));
        const begun = performance.now();
        const { status } = spawnSync(process.execPath, [cli, "check", "hostile.html"], {
          cwd: folder,
          timeout: 20_000,
        });
        assert.notEqual(status, null, `${size} characters take longer than 20 s`);
        return performance.now() - begun;
      });
      // starting node is in both; by the square it would be 16
      assert.ok(long < 9 * Math.max(short, 300), `${Math.round(short)} ms, ${Math.round(long)} ms`);
    });

  it("reads a schema with thousands of mistakes in a few seconds", () => {
    const validators = Array.from({ length: 20 }, (_, at) => ({ type: `nope${at}` }));
    const entry = { type: "Text", formula: "zz + 1", requird: true, validators };
    const schema = Object.fromEntries(Array.from({ length: 4000 }, (_, at) => [`f${at}`, entry]));
    writeFileSync(path.join(folder, "h.json"), JSON.stringify({ schema }, null, 1));
    const { status, stdout } = spawnSync(process.execPath, [cli, "check", "h.json"], {
      cwd: folder,
      timeout: 20_000,
      encoding: "utf8",
      maxBuffer: 1e9,
    });
    assert.equal(status, 1);
    assert.match(stdout, /^h\.json:6:4: error: expected "required"; found "requird"/m);
  });

  it("tells the first hundred mistakes of one element, errors before warnings", () => {
    const many = `<vs-text ${listed(200, (at) => `zz${at} `)} name="a" requird></vs-text>`;
    const { status, stdout } = check("n.html", many);
    assert.match(stdout, /^1 files, 1 errors, 99 warnings$/m);
    assert.equal(status, 1);
  });
});

describe("vs-elements replay", () => {
  it("says why a browser does not start; that is not a case that left the recorded way", () => {
    const env = { ...process.env, CHROMIUM_PATH: path.join(folder, "no-browser") };
    const { status, stderr } = spawnSync(process.execPath, ["dist/cli.js", "replay", "package.json"], {
      encoding: "utf8",
      env,
    });
    assert.match(stderr, /^vs-elements: .*no-browser/);
    assert.equal(status, 2);
  });
});

describe("vs-elements init", () => {
  it("writes the script line with the integrity of this version, the policy and the editor's settings", () => {
    writeFileSync(path.join(folder, ".gitignore"), "");
    execFileSync("mkdir", ["-p", path.join(folder, ".vscode")]);
    writeFileSync(path.join(folder, ".vscode/settings.json"), '{ "editor.tabSize": 2 }');
    const { status, stdout } = run("init", "--base=/dist/");
    assert.equal(status, 0);
    const { "vs.js": hash } = JSON.parse(readFileSync("dist/integrity.json", "utf8"));
    const script = `<script src="/dist/vs.js" integrity="${hash}" crossorigin="anonymous"></script>`;
    assert.ok(stdout.includes(script));
    assert.ok(readFileSync(path.join(folder, "vs-elements/script.html"), "utf8").includes(script));
    assert.match(readFileSync(path.join(folder, "vs-elements/policy.txt"), "utf8"), /trusted-types 'none'/);
    const editor = () => JSON.parse(readFileSync(path.join(folder, ".vscode/settings.json"), "utf8"));
    const data = "./node_modules/vs-elements/dist/vscode.html-data.json";
    assert.deepEqual(editor(), { "editor.tabSize": 2, "html.customData": [data] });
    run("init");
    assert.deepEqual(editor()["html.customData"], [data]);
  });

  it("allows the host of another base in the policy", () => {
    for (const [base, source] of [
      ["https://cdn.example.ua/vs/", "https://cdn.example.ua"],
      ["//cdn.example.ua:8443/vs", "cdn.example.ua:8443"],
    ]) {
      run("init", `--base=${base}`);
      const policy = readFileSync(path.join(folder, "vs-elements/policy.txt"), "utf8");
      assert.ok(
        policy.includes(`script-src 'self' ${source}; style-src 'self' ${source}; connect-src 'self'; `),
        policy,
      );
    }
  });

  it("keeps a file that had another text beside the new one", () => {
    const policy = path.join(folder, "vs-elements/policy.txt");
    run("init");
    writeFileSync(policy, "ours");
    assert.match(run("init").stdout, /^wrote vs-elements\/policy\.txt\.old\nwrote vs-elements\/policy\.txt$/m);
    assert.equal(readFileSync(`${policy}.old`, "utf8"), "ours");
    assert.match(readFileSync(policy, "utf8"), /trusted-types 'none'/);
    assert.doesNotMatch(run("init").stdout, /\.old/);
  });

  it("refuses a base that is no address, and words that it does not read", () => {
    for (const base of ["http://", "//", "http://[bad", '/a"b', "/a?b", "/a b"]) {
      const { status, stdout, stderr } = run("init", `--base=${base}`);
      assert.ok(stderr.includes(`--base is no address of a folder: ${base}.`), base);
      assert.equal(stdout, "");
      assert.equal(status, 2);
    }
    for (const given of [
      ["init", "here"],
      ["init", "-base=/x"],
      ["replay", "a.json", "b.json"],
    ]) {
      const { status, stderr } = run(...given);
      assert.ok(stderr.includes(`${given[0]} does not read ${given.at(-1)}.`), stderr);
      assert.equal(status, 2);
    }
  });

  it("leaves editor settings of another shape alone", () => {
    const file = path.join(folder, ".vscode/settings.json");
    for (const own of ["null", "[1]", '{ "html.customData": "./own.json" }', "{ // ours"]) {
      writeFileSync(file, own);
      const { status, stdout } = run("init");
      assert.match(stdout, /was left alone/, own);
      assert.equal(readFileSync(file, "utf8"), own);
      assert.equal(status, 0);
    }
  });

  it("leaves a settings file with comments alone", () => {
    const own = '{ // ours\n "editor.tabSize": 2 }';
    writeFileSync(path.join(folder, ".vscode/settings.json"), own);
    assert.match(run("init").stdout, /was left alone/);
    assert.equal(readFileSync(path.join(folder, ".vscode/settings.json"), "utf8"), own);
  });
});
