import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { reloadSite } from "./reload-site.ts";

const place = "vs-reloaded";
afterEach(() => {
  sessionStorage.removeItem(place);
  configure({ reload_site_ids: null, site_id: null });
  document.querySelector("textarea")?.remove();
});

describe("reloading the site when a widget could not be refreshed [R9.8-10]", () => {
  it("happens at most once in ten seconds", async () => {
    configure({ reload_site_ids: [7], site_id: 7 });
    const before = String(Date.now() - 9000);
    sessionStorage.setItem(place, before);
    await reloadSite(); // would reload the page of this test
    expect(sessionStorage.getItem(place)).to.equal(before);
  });

  it("[R4-47] not over typed input, and not on other sites", async () => {
    configure({ reload_site_ids: [7], site_id: 8 });
    await reloadSite();
    configure({ site_id: 7 });
    document.body.append(Object.assign(document.createElement("textarea"), { value: "typed" }));
    await reloadSite();
    expect(sessionStorage.getItem(place)).to.equal(null);
  });
});
