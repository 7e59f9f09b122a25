/** What the question before typed input is left says about drafts. Flows: test/flows/edit.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { configure } from "../../base/settings.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { keepWhenLeaving } from "../drafts/leaving.ts";
import { mayLeave } from "./ask-leaving.ts";
import { guardTyped } from "./dialogs.ts";

const around = document.body.appendChild(document.createElement("div"));
const form = Object.assign(document.createElement("section"), { submit: async () => true });
const modal = () => document.querySelector("vs-modal");

/** What is asked about; the question is closed again. */
async function asked(): Promise<string> {
  const leaving = mayLeave(around);
  await waitUntil(() => modal()?.shadowRoot?.querySelector("button"), "not asked");
  const text = modal()!.textContent;
  modal()!.remove();
  await leaving;
  return text;
}

describe("the question before typed input is left", () => {
  it("promises a draft for as long as it is kept, and none that is not kept", async () => {
    around.append(form);
    const end = guardTyped(form, () => true);
    const lost = "Якщо не зберігати, введене буде втрачено.";
    expect(await asked(), "no draft was begun").to.equal(lost);
    let isOnDisk = true;
    const noMore = keepWhenLeaving(form, { flush: async () => isOnDisk });
    expect(await asked()).to.equal("Якщо не зберігати, введене залишатиметься чернеткою, доки відкрита ця вкладка.");
    configure({ user: "olena", draft_days: 3 });
    expect(await asked()).to.equal("Якщо не зберігати, введене ще 3 дні залишатиметься чернеткою.");
    isOnDisk = false;
    expect(await asked(), "the disk has failed").to.equal(lost);
    isOnDisk = true;
    const cell = around.appendChild(document.createElement("span"));
    const endOfCell = guardTyped(cell, () => true);
    expect(await asked(), "a cell has no draft").to.equal(lost);
    endOfCell();
    cell.remove();
    noMore();
    expect(await asked(), "the form keeps none any more").to.equal(lost);
    configure({ user: null, draft_days: 7 });
    end();
  });

  it("stands once for an element, though × is clicked twice, and answers both", async () => {
    around.append(form);
    const end = guardTyped(form, () => true);
    const leavings = [mayLeave(around), mayLeave(around)];
    const safe = () => modal()?.shadowRoot?.querySelector<HTMLElement>(".safe");
    await waitUntil(safe, "not asked");
    await aTimeout(30);
    expect(document.querySelectorAll("vs-modal").length).to.equal(1);
    safe()!.click();
    expect(await Promise.all(leavings)).to.eql([false, false]);
    const again = mayLeave(around);
    await waitUntil(safe, "not asked again");
    safe()!.click();
    expect(await again).to.equal(false);
    end();
    around.remove();
  });
});
