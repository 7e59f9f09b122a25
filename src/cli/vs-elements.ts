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
      checks templates (HTML, PHP, Django, Jinja, Twig, ERB, Blade, JSP, Thymeleaf, Handlebars) and schemas (JSON):
      vs-elements check "templates/**/*"
      exit code 0: no errors (with --strict: no warnings either), 1: some, 2: nothing to check
  vs-elements init [--base=/address/of/dist]
      writes the script line with its integrity, the policy header, the editor's settings
  vs-elements replay [--json] <case.json>
      replays a support case in a browser, where the project has playwright
      exit code 0: it went as recorded, 1: it left the recorded way, 2: it could not be replayed`;

const dist = path.dirname(fileURLToPath(import.meta.url));
const [command = "", ...rest] = process.argv.slice(2);
const options = new Set(rest.filter((one) => one.startsWith("--")));
const given = rest.filter((one) => !one.startsWith("--"));

/** @returns the exit code */
async function run(): Promise<number> {
  if (command === "check") return runCheck(given, options);
  if (command === "init") return runInit(dist, options);
  if (command === "replay") return runReplay(dist, given[0], options);
  const isAsked = ["", "help", "--help", "-h"].includes(command);
  if (command === "--version") console.info(version);
  else if (isAsked) console.info(help);
  else console.error(`vs-elements: no command is called ${command}.\n\n${help}`);
  return isAsked || command === "--version" ? 0 : 2;
}

process.exitCode = await run();
