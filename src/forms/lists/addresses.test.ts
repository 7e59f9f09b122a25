import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { readAddresses } from "./addresses.ts";

const kyiv = { id: 1, text: "Київ", x: 30.52, y: 50.45 };
const call = { data: "address", key: "Київ", limit: 30 };
const texts = async (found: Promise<unknown[]>) => (await found).map((one) => (one as { text: string }).text);
afterEach(() => configure({ geocoder: null, address_bounds: null }));

describe("addresses", () => {
  it("[R9.1-09] in Ukraine come first; those without coordinates keep their place among them", async () => {
    const away = [
      { text: "на захід", x: 22, y: 50 },
      { text: "на схід", x: 41, y: 50 },
      { text: "на південь", x: 30, y: 44 },
      { text: "на північ", x: 30, y: 53 },
    ];
    const corners = [
      { text: "на межі", x: "40.3", y: "44.3" },
      { text: "на другій межі", x: 22.1, y: 52.4 },
    ];
    const suggest = async () => [...away, kyiv, { text: "десь" }, ...corners];
    expect(await texts(readAddresses(call, undefined, suggest))).to.eql([
      "Київ",
      "десь",
      "на межі",
      "на другій межі",
      ...away.map(({ text }) => text),
    ]);
  });

  it("those inside of the setting address_bounds come first in another country", async () => {
    configure({ address_bounds: { south: 49.9, west: -8.7, north: 60.9, east: 1.8 } });
    const london = { text: "London", x: -0.13, y: 51.51 };
    expect(await texts(readAddresses(call, undefined, async () => [kyiv, london]))).to.eql(["London", "Київ"]);
    const asked: unknown[] = [];
    configure({ geocoder: async (_key: string, { bounds }: { bounds: unknown }) => (asked.push(bounds), []) });
    await readAddresses(call, undefined, async () => []);
    expect(asked).to.eql([{ south: 49.9, west: -8.7, north: 60.9, east: 1.8 }]);
  });

  it("[R9.1-09] of the host's geocoder are identified by their text; an empty text is not sent", async () => {
    const asked: string[] = [];
    configure({
      geocoder: async (key: string) => {
        asked.push(key);
        return [{ text: "Київ" }, kyiv];
      },
    });
    const never = () => Promise.reject(new Error("the server was asked"));
    expect(await readAddresses(call, undefined, never)).to.eql([{ text: "Київ", id: "Київ" }, kyiv]);
    expect(await readAddresses({ ...call, key: "" }, undefined, never)).to.eql([]);
    expect(await readAddresses({ ...call, val: "1" }, undefined, never)).to.eql([]);
    expect(asked).to.eql(["Київ"]);
  });
});
