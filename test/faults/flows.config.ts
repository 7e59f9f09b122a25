/** The flows with one fault switched on: Playwright's configuration with the number of FAULT at the end of the user agent. */
import process from "node:process";
import config from "../playwright.config.ts";

const chromium =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36";
const use = { userAgent: `${chromium} fault/${process.env["FAULT"] ?? 0}` };

export default {
  ...config,
  testDir: "../..",
  outputDir: "../../.cache/flows",
  retries: 0,
  reporter: "json",
  use: { ...config.use, ...use, trace: "off" },
};
