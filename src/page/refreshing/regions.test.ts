import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { refreshRegions } from "./regions.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});
const page = (text: string) => `<div id="one" vs-refresh>${text} one</div><div id="two" vs-refresh>${text} two</div>`;
const html = (text: string) => new Response(page(text), { headers: { "Content-Type": "text/html" } });
const region = (id: string) => document.getElementById(id)!;

it("an older answer does not replace a newer one, and still updates the regions that only it was asked for", async () => {
  place.innerHTML = page("first");
  const held: ((answer: Response) => void)[] = [];
  answers(async () => new Promise<Response>((resolve) => held.push(resolve)));
  const older = refreshRegions([region("one"), region("two")]);
  await waitUntil(() => held.length === 1, "not asked");
  const newer = refreshRegions([region("one")]);
  await waitUntil(() => held.length === 2, "not asked again");
  held[1]!(html("newer"));
  await newer;
  expect([region("one").textContent, region("two").textContent]).to.eql(["newer one", "first two"]);
  held[0]!(html("older"));
  await older;
  expect([region("one").textContent, region("two").textContent]).to.eql(["newer one", "older two"]);
});
