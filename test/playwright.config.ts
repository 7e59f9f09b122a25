import process from "node:process";
import { defineConfig } from "@playwright/test";
import { chosenBrowsers, chromeArgs, firefoxPath, quickChromePath } from "./support/browser.mjs";

/** What goes on for hours when asked for by `npm run test:long`, and for minutes otherwise. */
const isLong = process.env["LONG"] === "1";

const projects = {
  chromium: () => ({
    use: { browserName: "chromium" as const, launchOptions: { executablePath: quickChromePath(), args: chromeArgs } },
  }),
  // A stock Firefox over WebDriver BiDi. Playwright 1.65 asks more of it than ESR 153 has, so 1.64 is pinned.
  firefox: () => ({
    ...(isLong ? {} : { grep: /@both/ }),
    use: {
      browserName: "firefox" as const,
      channel: "moz-firefox",
      launchOptions: { executablePath: firefoxPath() },
    },
  }),
};

export default defineConfig({
  testDir: "..",
  testMatch: [
    "test/flows/**/*.test.ts",
    "test/hostile/**/*.test.ts",
    "test/security/**/*.test.ts",
    "demo/server/**/*.test.ts",
  ],
  outputDir: "../.cache/flows",
  fullyParallel: true,
  workers: 2,
  // a shared machine may starve one run of a flow; what fails twice has failed
  retries: process.env["CI"] ? 1 : 0,
  timeout: isLong ? 600_000 : 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"], ["./support/closing-line.mjs"]],
  // a trace costs half of the time, so it is made of what is tried again
  use: { trace: "on-first-retry", locale: "uk-UA", timezoneId: "Europe/Kyiv" },
  projects: Object.entries(projects)
    .filter(([name]) => chosenBrowsers.includes(name))
    .map(([name, project]) => ({ name, ...project() })),
});
