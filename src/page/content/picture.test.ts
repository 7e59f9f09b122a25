import { expect } from "@open-wc/testing";
import { answers } from "../../../test/support/memory-server.ts";
import { configure } from "../../base/settings.ts";
import { pictureOf } from "./picture.ts";

const place = document.body.appendChild(document.createElement("div"));
after(() => {
  place.remove();
  configure({ transport: null });
});

/** The colour at a place of the picture, 0 to 1 across and down. */
async function colorAt(picture: Blob, x: number, y: number): Promise<number[]> {
  const bitmap = await createImageBitmap(picture);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext("2d")!;
  context.drawImage(bitmap, 0, 0);
  return [...context.getImageData(Math.floor(bitmap.width * x), Math.floor(bitmap.height * y), 1, 1).data];
}

describe("a part of the page as a picture [R7.5-11]", () => {
  it("shows colours of the page and of shadow roots, at least at double resolution, on the page's background", async () => {
    place.innerHTML =
      '<div style="width:200px;background:rgb(0,0,255);padding:0"><div style="height:50px"></div><div id="host"></div></div>';
    const root = place.querySelector("#host")!.attachShadow({ mode: "open" });
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("p { margin: 0; height: 50px; background: rgb(0, 128, 0) }");
    root.adoptedStyleSheets = [sheet];
    root.append(document.createElement("p"));
    const picture = await pictureOf(place.firstElementChild!);
    expect(picture.type).to.equal("image/png");
    expect((await createImageBitmap(picture)).width).to.be.at.least(400);
    expect(await colorAt(picture, 0.5, 0.2)).to.deep.equal([0, 0, 255, 255]);
    expect(await colorAt(picture, 0.5, 0.8)).to.deep.equal([0, 128, 0, 255]);
  });

  it("loads pictures of other hosts by the server's proxy, and leaves out those that fail", async () => {
    const asked = answers(new Response("no", { status: 403 }));
    place.innerHTML = '<div style="width:50px;height:50px"></div>';
    const image = document.createElement("img");
    image.src = "data:image/gif;base64,R0lGODlhAQABAIAAAP///wAAACH5BAEAAAAALAAAAAABAAEAAAICRAEAOw==";
    place.firstElementChild!.append(image);
    await image.decode();
    Object.defineProperty(image, "currentSrc", { value: "https://tiles.example/1.png" });
    image.setAttribute("src", "https://tiles.example/1.png");
    const picture = await pictureOf(place.firstElementChild!);
    expect(picture.size).to.be.above(0);
    expect(asked.map(({ path }) => path)).to.deep.equal([
      "/api-user/html-to-canvas-proxy?url=https%3A%2F%2Ftiles.example%2F1.png",
    ]);
  });
});
