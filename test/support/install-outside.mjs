/** Installs what the tests of test/outside compare with: Debian's packages, as root; elsewhere says what is missing. */
import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";
import { aptInstall, mayInstall } from "./apt.mjs";

const commands = new Map([
  ["ogr2ogr", "gdal-bin"],
  ["cs2cs", "proj-bin"],
  ["soffice", "libreoffice-calc-nogui"],
  ["php", "php-cli"],
  ["nginx", "nginx-light"],
  ["apache2", "apache2"],
]);
const files = new Map([
  ["/usr/lib/python3/dist-packages/django", "python3-django"],
  ["/usr/share/doc/php-sqlite3", "php-sqlite3"],
]);

const missing = [
  ...[...commands].flatMap(([command, name]) => (isCommand(command) ? [] : [name])),
  ...[...files].flatMap(([file, name]) => (existsSync(file) ? [] : [name])),
];
if (missing.length > 0 && mayInstall) {
  console.log(`Installing ${missing.join(" ")}`);
  process.exitCode = aptInstall(missing) ? 0 : 1;
} else if (missing.length > 0) {
  console.error(`These tests need ${missing.join(" ")}. Debian or Ubuntu: sudo apt-get install ${missing.join(" ")}`);
  process.exitCode = 1;
}

/** @param {string} command */
function isCommand(command) {
  const paths = `${process.env["PATH"] ?? ""}:/usr/sbin`;
  return spawnSync("which", [command], { stdio: "ignore", env: { ...process.env, PATH: paths } }).status === 0;
}
