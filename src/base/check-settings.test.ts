import { expect } from "@open-wc/testing";
import { keepSettingsRight } from "./check-settings.ts";
import { configure, settings } from "./settings.ts";

keepSettingsRight();

/** Makes the settings and takes them back. @returns what they were then, and what the author was told */
function given(patch: Record<string, unknown>): { values: unknown[]; said: string[] } {
  const { error } = console;
  const said: string[] = [];
  console.error = (words: string) => said.push(words);
  const names = Object.keys(patch) as (keyof typeof settings)[];
  const before = names.map((name) => [name, settings[name] ?? null] as const);
  configure(patch);
  const values = names.map((name) => settings[name]);
  configure(Object.fromEntries(before));
  console.error = error;
  return { values, said };
}

describe("settings of a wrong type", () => {
  const wrong: [name: string, value: unknown, usual: unknown, words: string][] = [
    ["api", { a: 1 }, "/api/", "setting api: expected string, found object."],
    ["api", 7, "/api/", "setting api: expected string, found number."],
    ["base_url", ["/crm/"], undefined, "setting base_url: expected string, found list."],
    ["socket_url", true, undefined, "setting socket_url: expected string, found boolean."],
    ["admin_host", { a: 1 }, undefined, "setting admin_host: expected string, found object."],
    ["transport", "fetch", undefined, "setting transport: expected function, found string."],
    ["redirect_hosts", "a.example", [], "setting redirect_hosts: expected list, found string."],
    ["state_exclude", 5, undefined, "setting state_exclude: expected list, found number."],
    ["urls", "x", {}, "setting urls: expected object, found string."],
    ["headers", 5, {}, "setting headers: expected object, found number."],
  ];
  for (const [name, value, usual, words] of wrong)
    it(`${name} as ${JSON.stringify(value)} is told to the author and takes its default`, () => {
      expect(given({ [name]: value })).to.eql({ values: [usual], said: [words] });
    });

  it("null stands for the default and is no mistake", () => {
    expect(given({ api: null, urls: null, pk: null, base_url: null })).to.eql({
      values: ["/api/", {}, {}, undefined],
      said: [],
    });
  });

  it("right ones stay, among them headers as a function and ids as numbers", () => {
    const headers = () => ({ "X-Office": "7" });
    const right = { headers, api: "/rest/", user: 17, draft_days: 3, tile_hosts: ["a.example"], own: { a: 1 } };
    expect(given(right)).to.eql({ values: Object.values(right), said: [] });
  });
});
