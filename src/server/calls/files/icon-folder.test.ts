import { expect } from "@open-wc/testing";
import { forgetIcons, iconAddress, readIcons } from "./icon-folder.ts";
import { answers, failure, status } from "../../../../test/support/memory-server.ts";

const index = `<html><body><h1>Index of /files/less/icon/</h1><a href="?C=N;O=D">Name</a><a href="../">..</a>
<a href="lamp.svg">lamp.svg</a> <a href="./%D0%B4%D1%83%D0%B1.png">дуб.png</a> <a href="old/">old/</a></body></html>`;

describe("icons", () => {
  beforeEach(forgetIcons);

  it("[R7.5-08] reads a list of names, of objects, or an index page", async () => {
    for (const [answer, names] of [
      [["tree.svg", "readme.txt", "tree.svg"], ["tree.svg"]],
      [
        [
          { name: "lamp.svg", type: "file" },
          { name: "old", type: "directory" },
        ],
        ["lamp.svg"],
      ],
      [index, ["lamp.svg", "дуб.png"]],
    ] as const) {
      forgetIcons();
      const asked = answers(answer);
      expect(await readIcons()).to.eql(names);
      expect(asked[0]!.path).to.equal("/files/less/icon/");
    }
  });

  it("[R7.5-08] asks once a page, and again after a failure", async () => {
    const asked = answers(status(404), ["tree.svg"]);
    await failure(readIcons());
    await Promise.all([readIcons(), readIcons()]);
    expect(asked.length).to.equal(2);
  });

  it("a name leads into that folder or to a path of this site, and nowhere else", () => {
    const at = (path: string) => new URL(path, location.origin).href;
    expect(iconAddress("дуб 50%.png")).to.equal(at("/files/less/icon/%D0%B4%D1%83%D0%B1%2050%25.png"));
    expect(iconAddress("/media/tree.svg")).to.equal(at("/media/tree.svg"));
    for (const wrong of ["../../secret.svg", "//evil.example/a.svg", "", "javascript.txt", "/\\evil.example/a.svg"])
      expect(iconAddress(wrong), wrong).to.equal(null);
    expect(iconAddress(["https", "//evil.example/a.svg"].join(":"))).to.match(/less\/icon\/https%3A/);
  });
});
