import { expect } from "@open-wc/testing";
import { areSwapped, swapAxes } from "./swapped-axes.ts";

const around = [30.52, 50.525];
const point = (...coordinates: number[]) => ({ type: "Point", coordinates }) as const;

it("latitude before longitude is noticed where all shapes would be near with their axes swapped", () => {
  expect(areSwapped([point(50.5, 30.5), point(50.6, 30.4)], around)).to.equal(true);
  expect(areSwapped([point(50.5, 30.5), point(30.4, 50.6)], around)).to.equal(false);
  expect(areSwapped([point(2.35, 48.85)], around), "somewhere else").to.equal(false);
  expect(areSwapped([], around)).to.equal(false);
});

it("axes are swapped in all positions, and swapping twice changes nothing", () => {
  const shape = {
    type: "MultiLineString" as const,
    coordinates: [
      [
        [50.5, 30.5, 7],
        [50.6, 30.6],
      ],
      [
        [1, 2],
        [3, 4],
      ],
    ],
  };
  const made = swapAxes(shape);
  expect(made.coordinates).to.eql([
    [
      [30.5, 50.5, 7],
      [30.6, 50.6],
    ],
    [
      [2, 1],
      [4, 3],
    ],
  ]);
  expect(swapAxes(made)).to.eql(shape);
});
