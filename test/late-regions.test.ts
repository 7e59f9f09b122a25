/** Regions that come after the start of the page follow what other tabs save, like those of its own markup. */
import { expect } from "@open-wc/testing";
import vs from "../elements/main.ts";
import { runtime } from "../src/base/runtime/runtime.ts";
import { configure } from "../src/base/settings.ts";
import { lateRegions } from "../src/page/refreshing/late-regions.ts";
import { answers } from "./support/memory-server.ts";
import { waitUntil } from "./support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const region = (text: string) => `<p id="region" vs-refresh="a.b">${text}</p>`;
const html = (text: string) => new Response(text, { headers: { "Content-Type": "text/html" } });
const shown = () => document.getElementById("region")?.textContent;

before(() => waitUntil(() => runtime.clicks));
afterEach(() => {
  place.replaceChildren();
  configure({ transport: null });
});

it("markup that a click has brought shows what another tab saves", async () => {
  answers(html(region("old")), html(region("new")));
  place.innerHTML = '<a href="#" vs-load="/part" data-target="#into">Show</a><div id="into"></div>';
  await vs.run(place.querySelector("a")!);
  expect(shown()).to.equal("old");
  const other = new BroadcastChannel("vs-saved"); // as another tab has it
  try {
    await waitUntil(() => {
      other.postMessage({ table: "a.b", id: "1" });
      return shown() === "new";
    }, "not refreshed");
  } finally {
    other.close();
  }
});

describe("the page begins to follow other tabs", () => {
  const { follow } = lateRegions;
  const link = '<a href="#" trigger="#other">Press</a><button id="other">Other</button>';
  let isFollowing = false;
  beforeEach(() => {
    isFollowing = false;
    lateRegions.follow = async () => void (isFollowing = true);
  });
  after(() => {
    lateRegions.follow = follow;
  });

  it("when a script puts a table into it", async () => {
    place.innerHTML = '<vs-table rows="[]"></vs-table>';
    await waitUntil(() => isFollowing, "not followed");
  });

  it("at the first click after a script has put a region into it", async () => {
    place.innerHTML = `${region("old")}${link}`;
    await vs.run(place.querySelector("a")!);
    expect(isFollowing).to.equal(true);
  });

  it("not at a click on a page with nothing to refresh", async () => {
    place.innerHTML = link;
    await vs.run(place.querySelector("a")!);
    expect(isFollowing).to.equal(false);
  });
});
