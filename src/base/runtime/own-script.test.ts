import { expect } from "@open-wc/testing";
import { chunkBase, ownScript } from "./own-script.ts";

const page = window as unknown as { vsSettings?: unknown };
const tag = (src: string, data: Record<string, string> = {}) => {
  const script = document.createElement("script");
  script.type = "text/plain"; // named only, never fetched
  script.src = src;
  Object.assign(script.dataset, data);
  return script;
};

afterEach(() => {
  delete page.vsSettings;
});

describe("the script tag", () => {
  it("[R7.7-02] chunks are loaded from the script's folder, whatever the page's path and query", () => {
    expect(chunkBase(tag("https://cdn.example/x/dist/vs.js?v=7#a"))).to.equal("https://cdn.example/x/dist/");
    expect(chunkBase(tag("/dist/vs.js"))).to.equal(`${location.origin}/dist/`);
  });

  it("[R1-23] vue_form_cdn names another folder, data-chunks wins; both count from the script", () => {
    page.vsSettings = { vue_form_cdn: "https://cdn.example/vs" };
    expect(chunkBase(tag("/dist/vs.js"))).to.equal("https://cdn.example/vs/");
    expect(chunkBase(tag("/dist/vs.js", { chunks: "../other/" }))).to.equal(`${location.origin}/other/`);
    page.vsSettings = { vue_form_cdn: document.body };
    expect(chunkBase(tag("/dist/vs.js")), "an element is no setting").to.equal(`${location.origin}/dist/`);
  });

  it("is found by its file name where the browser does not tell the running script", () => {
    const [other, ours] = [tag("/js/lovs.js"), tag("/a/vs.js?1")];
    document.head.append(other, ours);
    expect(ownScript() === ours).to.equal(true);
    ours.remove();
    other.remove();
  });
});
