import process from "node:process";
import { defineConfig } from "@playwright/test";
import { chosenBrowsers, chromeArgs, firefoxPath, quickChromePath, quickFlowArgs } from "./support/browser.mjs";
import { firefoxDownloads } from "./support/downloads.ts";

/** Long runs (hours) by `npm run test:long`, minutes otherwise. */
const isLong = process.env["LONG"] === "1";

const projects = {
  chromium: () => ({
    use: {
      browserName: "chromium" as const,
      launchOptions: { executablePath: quickChromePath(), args: [...chromeArgs, ...(isLong ? [] : quickFlowArgs)] },
    },
  }),
  // A stock Firefox over WebDriver BiDi. Playwright 1.65 needs more of it than ESR 153 has, so 1.64 is pinned.
  firefox: () => ({
    ...(isLong ? {} : { grep: /@both/ }),
    use: {
      browserName: "firefox" as const,
      channel: "moz-firefox",
      launchOptions: { executablePath: firefoxPath(), downloadsPath: firefoxDownloads },
    },
  }),
};

export default defineConfig({
  testDir: "..",
  testMatch: ["test/flows/**/*.test.ts", "test/hostile/**/*.test.ts", "demo/server/**/*.test.ts"],
  outputDir: "../.cache/flows",
  fullyParallel: true,
  workers: 2,
  // a busy machine may time out one run of a flow; a flow that fails twice has failed
  retries: process.env["CI"] ? 1 : 0,
  timeout: isLong ? 600_000 : 60_000,
  expect: { timeout: 15_000 },
  forbidOnly: process.env["CI"] !== undefined,
  reporter: [["list"], ["./support/closing-line.mjs"]],
  // traces take half of a run's time, so only retries make them
  use: { trace: "on-first-retry", locale: "uk-UA", timezoneId: "Europe/Kyiv" },
  projects: Object.entries(projects)
    .filter(([name]) => chosenBrowsers.includes(name))
    .map(([name, project]) => ({ name, ...project() })),
});
