/** A save that failed without a connection, when the connection is back (docs/safety.md §4). */
import { aTimeout, expect } from "@open-wc/testing";
import { configure } from "../src/base/settings.ts";
import { answers, type Asked } from "./support/memory-server.ts";
import { inputs, open, place, startPlace, type } from "./support/one-field.ts";
import { waitUntil } from "./support/wait-until.ts";

startPlace();
let isOnline = true;
before(() => Object.defineProperty(navigator, "onLine", { configurable: true, get: () => isOnline }));
after(() => Reflect.deleteProperty(navigator, "onLine"));

/** The network fails for this save: offline nothing is sent, else the answer is lost. @returns the requests since then */
async function saveWithoutNet(): Promise<{
  submit(): Promise<boolean>;
  back(): Promise<() => Asked[]>;
  value(): string;
}> {
  const { form, cell } = await open({ type: "Text" }, "було");
  await waitUntil(() => "submit" in form, "no form");
  type(inputs(cell)[0]!, "стало");
  const record = { id: 1, x: "було", other: "" };
  configure({
    transport: async ({ method }: Request) => {
      if (method === "GET" && isOnline) return Response.json(record);
      throw new TypeError("Failed to fetch");
    },
  });
  expect(await form.submit()).to.equal(false);
  return {
    submit: () => form.submit(),
    value: () => inputs(cell)[0]!.value,
    async back() {
      isOnline = true;
      const asked = answers({ id: 1, x: "було", other: "" });
      dispatchEvent(new Event("online"));
      await aTimeout(50); // an unwanted save would have begun
      return () => asked.filter(({ method }) => method !== "GET");
    },
  };
}

describe("a save that failed, when the connection is back", () => {
  it("[SAFETY §4] is sent by itself, once, if nothing had been sent", async () => {
    isOnline = false;
    const { back } = await saveWithoutNet();
    const writes = await back();
    await waitUntil(() => writes().length === 1, "not sent");
    expect(JSON.parse(writes()[0]!.body)).to.include({ x: "стало" });
    dispatchEvent(new Event("online"));
    await aTimeout(50);
    expect(writes()).to.have.length(1);
  });

  it("[SAFETY §4] is not sent by itself once its form was closed", async () => {
    isOnline = false;
    const { back } = await saveWithoutNet();
    place.replaceChildren();
    expect((await back())()).to.eql([]);
  });

  it("[SAFETY §4] is not sent by itself if it may have been stored; the person is asked before it is sent again", async () => {
    isOnline = true;
    const { back, submit, value } = await saveWithoutNet();
    expect((await back())()).to.eql([]);
    expect(document.querySelector("vs-modal"), "asked by itself").to.equal(null);
    expect(value()).to.equal("стало");
    const asked = answers({ id: 1, x: "було", other: "" });
    const saving = submit();
    const again = () => document.querySelector("vs-modal")?.shadowRoot?.querySelector<HTMLElement>("button.main");
    await waitUntil(again, "not asked");
    expect(document.querySelector("vs-modal")!.textContent).to.match(/\?/);
    again()!.click();
    expect(await saving).to.equal(true);
    expect(asked.filter(({ method }) => method !== "GET")).to.have.length(1);
  });
});
