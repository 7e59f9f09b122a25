/** The attributes of a map as they are read, and the settings that stand in for them. */
import { expect } from "@open-wc/testing";
import { configure } from "../../src/base/settings.ts";
import { wordLists } from "../../src/checking/tag-rules.ts";
import { firstView, heightOf, pointIn, toolsOf, wantedIn } from "./read-entry.ts";

describe("the first view of a map", () => {
  afterEach(() => configure({ map: null }));

  it("is that of its attributes, else that of the settings, else Kyiv at zoom 11", () => {
    expect(firstView({})).to.eql({ x: 30.52, y: 50.525, zoom: 11 });
    configure({ map: { x: 24, y: 49, z: 7 } });
    expect(firstView({})).to.eql({ x: 24, y: 49, zoom: 7 });
    expect(firstView({ center: "31,48", zoom: 5 })).to.eql({ x: 31, y: 48, zoom: 5 });
    expect(firstView({ center: "nowhere", zoom: 0 })).to.eql({ x: 24, y: 49, zoom: 0 });
  });

  it("has its middle as longitude and latitude, as WKT or as GeoJSON", () => {
    for (const text of [
      "30.5,50.4",
      " 30.5 50.4 ",
      "30.5; 50.4",
      "POINT(30.5 50.4)",
      '{"type":"Point","coordinates":[30.5,50.4]}',
    ])
      expect(pointIn(text), text).to.eql([30.5, 50.4]);
    for (const text of ["", "30.5", "30.5,50.4,1", "LINESTRING(1 2,3 4)"])
      expect(pointIn(text), text).to.equal(undefined);
  });
});

describe("attributes of a map", () => {
  it("name tools in any letters; the checker knows the same ones", () => {
    expect([...toolsOf({ tools: " Zoom,PRINT " })]).to.eql(["zoom", "print"]);
    const known = wordLists["vs-map tools"]!.split(" ").toSorted();
    expect([...toolsOf({}), "search", "functions"].toSorted()).to.eql(known);
  });

  it("name layers as a list, a text, a number, descriptions or a mixture", () => {
    const described = { layer_id: 3 };
    expect(wantedIn("1, 2 ,")).to.eql(["1", "2"]);
    expect(wantedIn(' [1, "2"] ')).to.eql(["1", "2"]);
    expect(wantedIn([1, "2", described, ["4"]])).to.eql(["1", "2", described, "4"]);
    expect([wantedIn(7), wantedIn(described), wantedIn(null)]).to.eql([["7"], [described], []]);
  });

  it("[R9.1-08] give its height in px or as CSS; what is neither is 400 px", () => {
    expect(["200", 300, "50vh", "calc(1px + 2em)", "", "tall", undefined].map((height) => heightOf({ height }))).to.eql(
      ["200px", "300px", "50vh", "calc(1px + 2em)", "400px", "400px", "400px"],
    );
  });

  it("name its tools; without names it has all of the usual ones", () => {
    expect([...toolsOf({ tools: "zoom, home" })]).to.eql(["zoom", "home"]);
    expect([...toolsOf({ tools: " " })]).to.include.members(["zoom", "print", "draw", "link"]);
  });
});
