import { expect } from "@open-wc/testing";
import { addressOfPlace, linkName, placeInAddress } from "./link.ts";

const page = "https://a.b/map.html?x=1";
const kyiv = { x: 30.52, y: 50.45, zoom: 14.256 };

describe("a link to a place of a map", () => {
  it("leads back to the place, beside the page's own hash and the places of other maps", () => {
    const first = addressOfPlace(page, "map", kyiv);
    expect(first).to.equal(`${page}#map=14.26/50.45000/30.52000`);
    const second = addressOfPlace(`${page}#tab=2&map.b=3/1/2&map=1/1/1`, "map", kyiv);
    expect(second).to.equal(`${page}#tab=2&map.b=3/1/2&map=14.26/50.45000/30.52000`);
    expect(placeInAddress(second, "map")).to.eql({ x: 30.52, y: 50.45, zoom: 14.26 });
    expect(placeInAddress(second, "map.b")).to.eql({ x: 2, y: 1, zoom: 3 });
  });

  it("leads to the same place after the map was moved round the world", () => {
    for (const [x, inLink] of [
      [227.46, -132.54],
      [390.52, 30.52],
      [-200, 160],
    ] as const)
      expect(placeInAddress(addressOfPlace(page, "map", { ...kyiv, x }), "map")!.x).to.equal(inLink);
  });

  it("is nothing where a number is missing or no place on earth", () => {
    for (const hash of [
      "",
      "#map",
      "#map=3/1",
      "#map=a/1/1",
      "#map=//",
      "#map=3//1",
      "#map=3/91/1",
      "#map=3/-91/1",
      "#map=3/1/181",
      "#map=3/1/-181",
    ])
      expect(placeInAddress(page + hash, "map"), hash).to.equal(undefined);
    expect(placeInAddress(`${page}#map=3/-90/180`, "map")).to.eql({ x: 180, y: -90, zoom: 3 });
  });

  it("leads back to a map whose id is in Cyrillic", () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = "<vs-map></vs-map><vs-map id=план></vs-map>";
    const name = linkName(place.lastElementChild as HTMLElement);
    expect(placeInAddress(addressOfPlace(page, name, kyiv), name)).to.eql({ x: 30.52, y: 50.45, zoom: 14.26 });
    place.remove();
  });

  it("names the first map of a page plainly, others by their id or number", () => {
    const place = document.body.appendChild(document.createElement("div"));
    place.innerHTML = "<vs-map></vs-map><vs-map id=lower></vs-map><vs-map></vs-map>";
    expect([...place.children].map((one) => linkName(one as HTMLElement))).to.eql(["map", "map.lower", "map.3"]);
    place.remove();
  });
});
