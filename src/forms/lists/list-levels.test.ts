import { expect } from "@open-wc/testing";
import { readEntry } from "../schema/schema.ts";
import { levelsOf, nextLevel, pathTo } from "./list-levels.ts";
import { readList } from "./read-list.ts";

const topics = [
  readList([
    ["road", "Дороги"],
    ["hole", "Яма", "road"],
    ["deep", "Глибока", "hole"],
    ["green", "Сад"],
  ]),
];
const places = [
  readList([
    ["1", "Північ"],
    ["2", "Південь"],
  ]),
  readList([
    ["10", "Садова", "1"],
    ["20", "Вишнева", "2"],
  ]),
];
const ids = (options: readonly { id: string }[]) => options.map(({ id }) => id);

describe("levels of a choice", () => {
  it("[R2.4-16] [R3.6-33] one list: each level shows the entries below the chosen one", () => {
    expect([
      ids(nextLevel(topics, [])),
      ids(nextLevel(topics, ["road"])),
      ids(nextLevel(topics, ["road", "hole"])),
    ]).to.eql([["road", "green"], ["hole"], ["deep"]]);
    expect([ids(nextLevel(topics, ["green"])), pathTo(topics, "deep"), pathTo(topics, "gone")]).to.eql([
      [],
      ["road", "hole", "deep"],
      ["gone"],
    ]);
  });

  it("[R3.6-33] a list for each level", () => {
    expect([ids(nextLevel(places, [])), ids(nextLevel(places, ["2"])), pathTo(places, "20")]).to.eql([
      ["1", "2"],
      ["20"],
      ["2", "20"],
    ]);
  });

  it("[R3.6-33] three lists: the path to a value goes up through each of them", () => {
    const houses = readList([
      ["100", "Садова 1", "10"],
      ["200", "Вишнева 1", "20"],
    ]);
    const lists = [...places, houses];
    expect(pathTo(lists, "200")).to.eql(["2", "20", "200"]);
    expect(ids(nextLevel(lists, ["2", "20"]))).to.eql(["200"]);
  });

  it("an entry that is its own ancestor ends the path", () => {
    const ring = [
      readList([
        ["a", "А", "b"],
        ["b", "Б", "a"],
      ]),
    ];
    expect(pathTo(ring, "a")).to.have.length(2);
  });

  it("step is a number of levels or their lists", () => {
    const read = (step: unknown) => levelsOf(readEntry("x", { type: "StepSelect", data: "topic", step }));
    expect([3, ["a", "b"], undefined, [], 0].map(read)).to.eql([
      { names: ["topic"], most: 3 },
      { names: ["a", "b"], most: 2 },
      { names: ["topic"], most: 10 },
      { names: ["topic"], most: 10 },
      { names: ["topic"], most: 10 },
    ]);
  });
});
