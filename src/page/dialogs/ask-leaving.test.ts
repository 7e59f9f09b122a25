/** What the question before typed input is left says about drafts. Flows: test/flows/edit.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { isDiskOff, keep } from "../../base/storage/disk.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
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
  void leaving;
  return text;
}

describe("the question before typed input is left", () => {
  it("promises a draft, and none in a private window, where the browser keeps nothing", async () => {
    around.append(form);
    const end = guardTyped(form, () => true);
    expect(await asked()).to.equal("Якщо не зберігати, введене ще 7 днів залишатиметься чернеткою.");
    const { open } = IDBFactory.prototype;
    IDBFactory.prototype.open = () => {
      throw new DOMException("expected by this test", "SecurityError");
    };
    await keep("drafts", { id: "1", owner: "a", place: "p", at: 1 } as Parameters<typeof keep>[1]);
    IDBFactory.prototype.open = open;
    expect(isDiskOff()).to.equal(true);
    expect(await asked()).to.equal("Якщо не зберігати, введене буде втрачено.");
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
