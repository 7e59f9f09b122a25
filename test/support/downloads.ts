import { mkdirSync, readdirSync } from "node:fs";
import path from "node:path";
import { expect, type Page } from "@playwright/test";

/** Where Firefox saves files: Playwright misses its downloads, which Firefox 153 reports without the number that it asks for. */
export const firefoxDownloads = path.resolve(import.meta.dirname, "../../.cache/downloads");

/** The file that an action on a page downloads, as a person finds it afterwards. */
export async function downloadedBy(page: Page, act: () => Promise<unknown>): Promise<{ name: string; file: string }> {
  if (page.context().browser()!.browserType().name() !== "firefox") {
    const [download] = await Promise.all([page.waitForEvent("download"), act()]);
    return { name: download.suggestedFilename(), file: await download.path() };
  }
  mkdirSync(firefoxDownloads, { recursive: true });
  const before = new Set(filesThere());
  await act();
  const fresh = () => filesThere().filter((name) => !before.has(name));
  await expect.poll(fresh).not.toEqual([]);
  const [name] = fresh();
  return { name: name!, file: path.join(firefoxDownloads, name!) };
}

/** Without those that are still being written. */
function filesThere(): string[] {
  const names = readdirSync(firefoxDownloads);
  return names.filter((name) => !name.endsWith(".part") && !names.includes(`${name}.part`));
}
