import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { check, type Waiting } from "./waiting-saves.ts";

afterEach(() => configure({ transport: null }));

describe("a save whose answer was lost", () => {
  const shape = { type: "Point", coordinates: [30.5, 50.4] };
  const entry = (body: object) => ({ id: "none", table: "t", record: "1", form: "f", body }) as unknown as Waiting;

  for (const [what, body, now, isStored] of [
    ["the same text", { a: "x" }, { a: "x", b: 1 }, true],
    ["another text", { a: "x" }, { a: "y" }, false],
    ["nothing in its two spellings", { a: "" }, { a: null }, true],
    ["a number that the server spells otherwise", { a: "1234.50" }, { a: 1234.5 }, true],
    ["another number", { a: 5 }, { a: "50" }, false],
    ["0 and nothing", { a: 0 }, { a: null }, false],
    [
      "the same shape with its keys in another order",
      { a: shape },
      { a: { coordinates: [30.5, 50.4], type: "Point" } },
      true,
    ],
    ["another shape", { a: shape }, { a: { ...shape, coordinates: [30.5, 50.5] } }, false],
    ["another list of rows", { a: [{ n: 1 }] }, { a: [{ n: 1 }, { n: 2 }] }, false],
    ["a shape where there is none", { a: shape }, { a: null }, false],
  ] as const)
    it(`is ${isStored ? "" : "not "}stored when the record has ${what}`, async () => {
      answers(now);
      expect(await check(entry(body))).to.equal(isStored);
    });
});
