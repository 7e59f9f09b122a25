/** The example servers of docs/servers with the bundle: what a backend developer copies works as it stands. */
import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { copyFileSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { after, before, describe, it } from "node:test";
import process from "node:process";
import { chromium } from "@playwright/test";
import { captchaExamples } from "../../build/docs/reference/guides.mjs";
import { chromeArgs, quickChromePath } from "../support/browser.mjs";

/** @type {Record<string, (port: number) => [command: string, ...arguments: string[]]>} */
const servers = {
  "plots.php": (port) => ["php", "-S", `127.0.0.1:${port}`, "plots.php"],
  "plots_server.py": () => ["/usr/bin/python3", "plots_server.py"],
  "plots_django.py": (port) => ["/usr/bin/python3", "plots_django.py", "runserver", "--noreload", `127.0.0.1:${port}`],
  "plots.mjs": () => ["node", "plots.mjs"],
};
/** Calls that each example answers. */
const calls = ["template/form/plot", "api-user/select/district", "api-user/suggest/owner", "unique/public/plot/number"];

/** @type {import("@playwright/test").Browser} */
let browser;
before(async () => {
  browser = await chromium.launch({ executablePath: quickChromePath(), args: chromeArgs });
});
after(() => browser.close());

for (const [file, command] of Object.entries(servers))
  describe(file, () => {
    const folder = mkdtempSync(path.join(tmpdir(), "plots-"));
    /** @type {import("node:child_process").ChildProcess} */
    let server;
    let url = "";
    before(async () => {
      copyFileSync(path.join("docs/servers", file), path.join(folder, file));
      symlinkSync(path.resolve("dist"), path.join(folder, "dist"));
      const port = await freePort();
      url = `http://127.0.0.1:${port}`;
      const [program, ...given] = command(port);
      server = spawn(program, given, { cwd: folder, env: { ...process.env, PORT: String(port) }, stdio: "ignore" });
      await answers(url);
    });
    after(() => {
      server.kill();
      rmSync(folder, { recursive: true });
    });

    it("adds, searches, refuses at the field, changes and deletes; a write without the token is refused", async () => {
      const page = await browser.newPage({ locale: "en" });
      page.setDefaultTimeout(15_000);
      await page.goto(url);
      const form = page.locator("vs-form");
      const field = (/** @type {string} */ name) => form.getByLabel(new RegExp(`^${name}`)).first();
      const save = () => form.getByRole("button", { name: "Save" }).click();

      await page.getByRole("button", { name: "Add a plot" }).click();
      await field("Number").fill("12-3");
      await form.getByRole("combobox", { name: "District" }).click();
      await form.getByRole("option", { name: "South" }).click();
      await field("Owner").fill("Mary Jones");
      await field("Owner").press("Tab");
      await field("Area").fill("0");
      await save();
      await form.getByText("The area must be above 0.").first().waitFor();
      await field("Area").fill("1.5");
      await save();
      await page.getByRole("cell", { name: "12-3" }).waitFor();
      await form.waitFor({ state: "detached" });

      await page.getByRole("button", { name: "Add a plot" }).click();
      await field("Number").fill("12-3");
      await field("Owner").pressSequentially("mar");
      await form.getByRole("option", { name: "Mary Jones" }).click();
      await field("Area").fill("2");
      await save();
      await page.locator("[aria-invalid=true]").first().waitFor();
      await field("Number").fill("12-4");
      await save();
      await page.getByRole("cell", { name: "12-4" }).waitFor();
      await form.waitFor({ state: "detached" });

      await page.getByRole("row", { name: /12-4/ }).getByRole("link", { name: "Edit" }).click();
      await field("Area").fill("3");
      await save();
      await page.getByRole("cell", { name: /^3(\.0)? ha$/ }).waitFor();
      await form.waitFor({ state: "detached" });
      await page.getByRole("row", { name: /12-3/ }).getByRole("link", { name: "Delete" }).click();
      await page
        .getByRole("dialog")
        .getByRole("button", { name: /^(Delete|Yes)/ })
        .click();
      await page.getByRole("cell", { name: "12-3" }).waitFor({ state: "detached" });

      const { status } = await fetch(`${url}/api/plot/`, { method: "POST", body: '{"number":"x","area":1}' });
      assert.equal(status, 403);
      const plots = await (await fetch(`${url}/api/plot/`)).json();
      assert.deepEqual(
        plots.map((/** @type {any} */ { number, owner, area }) => [number, owner, area]),
        [["12-4", "Mary Jones", 3]],
      );
      await page.close();
    });

    it("sends files of dist only, whatever the address says", async () => {
      const status = (/** @type {string} */ address) =>
        new Promise((resolve, reject) => {
          // as it is written: fetch would take the dots out
          get(`${url}/`, { path: address }, (answer) => resolve(answer.resume().statusCode)).on("error", reject);
        });
      assert.equal(await status("/dist/vs.js"), 200);
      for (const name of [file, "plots.db"])
        for (const up of ["..", "%2e%2e", "..%2f", "reference/../..", "%2e%2e%2f"]) {
          const address = `/dist/${up}/${name}`;
          assert.notEqual(await status(address), 200, address);
        }
    });
  });

describe("the captcha of the guides", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "captcha-"));
  after(() => rmSync(folder, { recursive: true }));
  /** @param {string} challenge a number that solves it */
  const solved = (challenge) => {
    for (let number = 0; ; number += 1) {
      const token = `${challenge}.${number}`;
      if (createHash("sha256").update(token).digest().readUInt16BE() < 2 ** 3) return token;
    }
  };
  const php = `${captchaExamples.php}
    $seen = []; $isNew = function ($nonce) use (&$seen) { if (isset($seen[$nonce])) return false; $seen[$nonce] = 1; return true; };
    if (($argv[1] ?? '') === '') { echo challenge(); exit; }
    echo json_encode(array_map(fn($token) => captchaProblem($token, $isNew), array_slice($argv, 1)));`;
  const python = `${captchaExamples.python}
import json, sys
seen = set()
def is_new(nonce):
    known = nonce in seen
    seen.add(nonce)
    return not known
if len(sys.argv) == 1:
    print(challenge(), end="")
else:
    print(json.dumps([captcha_problem(token, is_new) for token in sys.argv[1:]]))`;
  for (const [file, program, text] of [
    ["captcha.php", "php", php],
    ["captcha.py", "/usr/bin/python3", python],
  ])
    it(`${file}: accepts a solved challenge once, and no other`, () => {
      writeFileSync(path.join(folder, String(file)), String(text));
      const run = (/** @type {string[]} */ ...tokens) =>
        execFileSync(String(program), [path.join(folder, String(file)), ...tokens]).toString();
      const challenge = run();
      const token = solved(challenge);
      const old = challenge.replace(/\.\d+\./, ".1000.");
      assert.deepEqual(JSON.parse(run(token, token, `${challenge}.x`, solved(old), "1.2")), [
        "",
        "This confirmation was used already.",
        "Please confirm again.",
        "Please confirm again.",
        "Please confirm again.",
      ]);
    });
});

describe("examples that are not run here", () => {
  it("answer the same calls", () => {
    for (const file of readdirSync("docs/servers")) {
      const text = readFileSync(path.join("docs/servers", file), "utf8");
      for (const call of calls) assert.ok(text.includes(call), `${file} has no ${call}`);
    }
  });
});

/** @returns {Promise<number>} */
const freePort = () =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === "object" && address ? address.port : 0));
    });
  });

/** @param {string} url waits until a server answers there, at most 20 s */
async function answers(url) {
  const last = Date.now() + 20_000;
  for (;;) {
    try {
      await fetch(url);
      return;
    } catch (error) {
      if (Date.now() > last) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
