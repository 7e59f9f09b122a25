/** The modal of the state value `modal-view` over typed text. Without it: test/page-life.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import "../../../elements/main.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { showModalView } from "./modal-view.ts";

let address: Record<string, string> = {};
/** As after a step to an address with this modal view. */
function goTo(name: string): void {
  address = name ? { "modal-view": name } : {};
  showModalView(address, (key) => delete address[key]);
}
const modals = () => [...document.querySelectorAll<HTMLElement>("vs-modal")];
const shownIn = (at: number) => modals()[at]?.textContent ?? "";
const isOpen = (at: number) => !!modals()[at]?.shadowRoot?.querySelector("dialog[open]");
/** Opens the view `a` and types in it. */
async function typed(): Promise<void> {
  goTo("a");
  await waitUntil(() => isOpen(0) && modals()[0]!.querySelector("input"), "not opened");
  modals()[0]!.querySelector("input")!.value = "typed";
}
async function press(words: string): Promise<void> {
  const button = () =>
    [...(modals()[1]?.shadowRoot?.querySelectorAll("button") ?? [])].find(({ textContent }) => textContent === words);
  await waitUntil(button, `no button "${words}"`);
  button()!.click();
}

beforeEach(() =>
  answers((request: Request) => new Response(`<p>${new URL(request.url).pathname.split("/").at(-1)}</p><input>`)),
);
afterEach(async () => {
  for (const modal of modals()) modal.remove();
  await aTimeout(10);
});

describe("Back from a modal view", () => {
  it("closes it at once while nothing is typed in it", async () => {
    goTo("a");
    await waitUntil(() => isOpen(0), "not opened");
    goTo("");
    expect(modals()).to.eql([]);
  });

  it("asks once about what was typed, and leaves it open when the person stays", async () => {
    await typed();
    goTo("");
    await waitUntil(() => isOpen(1), "not asked");
    goTo("");
    await aTimeout(30);
    expect(modals().length).to.equal(2);
    await press("Продовжити редагування");
    await waitUntil(() => modals().length === 1, "still asking");
    expect([isOpen(0), modals()[0]!.querySelector("input")!.value]).to.eql([true, "typed"]);
  });

  it("to another one opens that one after the person has left the first", async () => {
    await typed();
    goTo("b");
    await press("Не зберігати");
    await waitUntil(() => shownIn(0) === "b", "not opened");
    expect([modals().length, address]).to.eql([1, { "modal-view": "b" }]);
  });
});
