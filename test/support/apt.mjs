import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import process from "node:process";

/** Whether packages of Debian can be installed without asking. */
export const mayInstall = process.getuid?.() === 0 && existsSync("/usr/bin/apt-get");

/**
 * @param {string[]} packages
 * @returns {boolean} whether all of them are there; what is missing is logged
 */
export function aptInstall(packages) {
  apt("update");
  apt("install", "-y", "--no-install-recommends", ...packages);
  const lacking = packages.filter((name) => spawnSync("dpkg", ["-s", name], { stdio: "ignore" }).status !== 0);
  if (lacking.length > 0) console.error(`apt-get did not install ${lacking.join(" ")}.`);
  return lacking.length === 0;
}

/**
 * Waits for another apt to end, and retries a failed download.
 * @param {string[]} args
 */
export function apt(...args) {
  spawnSync("apt-get", ["-qq", "-o", "DPkg::Lock::Timeout=900", "-o", "Acquire::Retries=3", ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
