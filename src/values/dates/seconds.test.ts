import { expect } from "@open-wc/testing";
import { joinSeconds, splitSeconds, unitsOfTime } from "./seconds.ts";

const parts = (d: string, h: string, m: string, s: string) => ({ d, h, m, s });

it("[R9.2-10] counts by 86400, 3600, 60 and 1", () => {
  expect(Object.values(unitsOfTime)).to.eql([86_400, 3600, 60, 1]);
  expect(splitSeconds(90_061)).to.eql(parts("1", "1", "1", "1"));
  expect(joinSeconds(parts("1", "1", "1", "1"))).to.equal(90_061);
});

it("[R3.9-09] leaves empty parts empty, and distinguishes zero from nothing", () => {
  expect(splitSeconds(5400)).to.eql(parts("", "1", "30", ""));
  expect(splitSeconds(0)).to.eql(parts("", "", "", "0"));
  expect(splitSeconds(null)).to.eql(parts("", "", "", ""));
  expect([joinSeconds(parts("", "", "", "")), joinSeconds(parts("", "", "", "0"))]).to.eql([null, 0]);
});

it("[R2.4-25] accepts more of a part than the next larger one holds, and no other text", () => {
  expect(joinSeconds(parts("", "", "90", ""))).to.equal(5400);
  for (const wrong of ["1,5", "-1", "x", "1 2"])
    expect(joinSeconds(parts("", wrong, "", "")), wrong).to.equal(undefined);
});
