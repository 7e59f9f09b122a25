/** The package's command: `npx vs-elements check | init | replay`. Node only; no browser, no dependency. */
import path from "node:path";
import process from "node:process";
import { fileURLToPath } from "node:url";
import { version } from "../checking/known.ts";
import { runCheck } from "./run-check.ts";
import { runInit } from "./run-init.ts";
import { runReplay } from "./run-replay.ts";

const help = `vs-elements ${version}

  vs-elements check [--json | --github] [--strict] <patterns>
      checks templates (HTML, PHP, Django, Jinja, Twig, ERB, Blade, JSP, Thymeleaf, Handlebars, FreeMarker, Smarty, Go) and
      schemas (JSON):
      vs-elements check "templates/**/*"
      exit code 0: no errors (with --strict: no warnings either), 1: some, 2: a pattern that matches nothing, or a file
      that cannot be read
  vs-elements init [--base=/address/of/dist]
      writes the script line with its integrity, the policy header, the editor's settings
  vs-elements replay [--json] <case.json>
      replays a support case in a browser, where the project has playwright
      exit code 0: it went as recorded, 1: it left the recorded way, 2: it could not be replayed`;

const dist = path.dirname(fileURLToPath(import.meta.url));
const [command = "", ...rest] = process.argv.slice(2);
const options = new Set(rest.filter((one) => one.startsWith("--")));
const given = rest.filter((one) => !one.startsWith("--"));

const commands = new Map([
  ["check", { known: /^--(json|github|strict)$/, most: Infinity, run: () => runCheck(given, options) }],
  ["init", { known: /^--base=./, most: 0, run: () => runInit(dist, options) }],
  ["replay", { known: /^--json$/, most: 1, run: () => runReplay(dist, given[0], options) }],
]);

/** @returns the exit code */
async function run(): Promise<number> {
  if (["", "help", "--help", "-h"].includes(command) || options.has("--help")) return say(help);
  if (command === "--version") return say(version);
  const chosen = commands.get(command);
  if (!chosen) return fault(`no command is called ${command}.\n\n${help}`);
  const unknown = [...options].find((one) => !chosen.known.test(one));
  if (unknown) return fault(`${command} has no option ${unknown}.\n\n${help}`);
  if (given.length > chosen.most) return fault(`${command} does not read ${given[chosen.most]}.\n\n${help}`);
  return chosen.run();
}

function say(words: string): number {
  console.info(words);
  return 0;
}

function fault(words: string): number {
  console.error(`vs-elements: ${words}`);
  return 2;
}

// 1 would say that the command has found something
process.exitCode = await run().catch((error: unknown) => fault(error instanceof Error ? error.message : String(error)));
