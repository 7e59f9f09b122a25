import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";
import { into } from "./show-markup.ts";

const place = document.body.appendChild(document.createElement("div"));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});

it("of two loads into one place the later wins, whichever answer comes first", async () => {
  const give: Record<string, () => void> = {};
  answers(({ url }: Request) => {
    const name = /[?&]n=(\w)/.exec(url)![1]!;
    const answer = new Response(`<p>${name}</p>`, { headers: { "Content-Type": "text/html" } });
    return new Promise<Response>((resolve) => (give[name] = () => resolve(answer)));
  });
  place.innerHTML = '<div id="shown">was</div>';
  const target = place.firstElementChild!;
  const link = document.createElement("a");
  const first = into(link, "/x?n=a", target);
  const second = into(link, "/x?n=b", target);
  await waitUntil(() => give["a"] && give["b"], "not asked");
  give["b"]!();
  await second;
  expect([target.textContent, target.ariaBusy]).to.eql(["b", null]);
  give["a"]!();
  await first;
  expect(target.textContent).to.equal("b");
});
