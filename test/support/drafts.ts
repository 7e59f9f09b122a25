/** Content of the browser's database, read directly. */
import { expect, type Locator, type Page } from "@playwright/test";

export interface KeptDraft {
  id: string;
  owner: string;
  place: string;
  at: number;
  content: { values: Record<string, unknown>; pending?: { key: string; sent: string } };
}

/** All items of a store. A page that has stored nothing yet has no database. */
export function shelf<Kind = KeptDraft>(page: Page, name: "drafts" | "outbox" = "drafts"): Promise<Kind[]> {
  return page.evaluate(async (shelfName) => {
    const known = await indexedDB.databases();
    if (!known.some((one) => one.name === "vs-elements")) return [];
    const database = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open("vs-elements");
      opening.addEventListener("success", () => resolve(opening.result));
      opening.addEventListener("error", () => reject(opening.error!));
    });
    const asked = database.transaction(shelfName).objectStore(shelfName).getAll();
    await new Promise((resolve) => asked.addEventListener("success", resolve));
    database.close();
    return asked.result as never;
  }, name);
}

/** Changes each draft on disk, as time or a new deployment would. */
export function changeDrafts(page: Page, values: Record<string, unknown>): Promise<void> {
  return page.evaluate(async (given) => {
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open("vs-elements");
      opening.addEventListener("success", () => resolve(opening.result));
    });
    const drafts = database.transaction("drafts", "readwrite").objectStore("drafts");
    const asked = drafts.getAll();
    await new Promise((resolve) => asked.addEventListener("success", resolve));
    for (const draft of asked.result as object[]) drafts.put({ ...draft, ...given });
    await new Promise((resolve) => drafts.transaction.addEventListener("complete", resolve));
    database.close();
  }, values);
}

/** The region that offers lost text. */
export const offer = (around: Locator | Page): Locator => around.getByRole("region", { name: "Незбережені зміни" });

/** The form shows that typed text is on disk. */
export const kept = (page: Page): Promise<void> =>
  expect(page.locator("[part=draft]")).toContainText(/Чернетку збережено о \d\d:\d\d/);
