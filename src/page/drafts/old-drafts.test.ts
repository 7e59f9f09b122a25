import { expect } from "@open-wc/testing";
import { forget, found, keep, type Item } from "../../base/storage/disk.ts";
import { tabId } from "../../base/storage/tab.ts";
import { owner, startKeeper, type Draft } from "./keeper.ts";

const place = "old drafts test";
const dayMs = 24 * 60 * 60 * 1000;
const onDisk = async () => found<Item>("drafts", "place", [await owner(), place]);

it("[SAFETY §4] a draft is offered and stored for a week, unless the setting says otherwise", async () => {
  for (const days of [6, 8]) {
    const about = { owner: await owner(), place, tab: await tabId(), at: Date.now() - days * dayMs };
    await keep("drafts", { ...about, id: `${days} days`, content: "Дах" } as Draft<string>);
  }
  const keeper = await startKeeper<string>({
    form: document.createElement("form"),
    place: () => place,
    read: () => undefined,
    isContent: (content): content is string => typeof content === "string",
    told: () => {},
  });
  expect((await keeper.found()).map(({ id }) => id)).to.eql(["6 days"]);
  expect((await onDisk()).map(({ id }) => id)).to.eql(["6 days"]);
  keeper.end();
  await forget("drafts", ["6 days"]);
});
