import { expect } from "@open-wc/testing";
import { readTypedMoment } from "./typed-moments.ts";

/** A Tuesday. */
const today = "2026-11-24";
const local = (text: string) => new Date(text).toISOString();

describe("days with a time as people type them", () => {
  const typed: [text: string, local: string][] = [
    ["051226 930", "2026-12-05T09:30"],
    ["05.12.2026 930", "2026-12-05T09:30"],
    ["5.12 9:30", "2026-12-05T09:30"],
    ["5.12 9 30", "2026-12-05T09:30"],
    ["5.12 10", "2026-12-05T10:00"],
    ["5.12, 10.15", "2026-12-05T10:15"],
    ["5 12 10 15", "2026-12-05T10:15"],
    ["5 12 2026 930", "2026-12-05T09:30"],
    ["5 12 2026", "2026-12-05T00:00"],
    ["5.12 1730", "2026-12-05T17:30"],
    ["завтра 9 30", "2026-11-25T09:30"],
    ["+3 1730", "2026-11-27T17:30"],
    ["пн 9", "2026-11-30T09:00"],
    ["завтра", "2026-11-25T00:00"],
    ["05.12.2026 14:05", "2026-12-05T14:05"],
  ];
  for (const [text, meant] of typed)
    it(`"${text}" is ${meant}`, () => {
      expect(readTypedMoment(text, today)).to.equal(local(meant));
    });

  it("other texts are no moment, and an empty one is empty", () => {
    for (const text of ["колись", "5.12 25:00", "05.03.2026 25:00", "32.12 9:00", "930", "5 ".repeat(60)])
      expect(readTypedMoment(text, today), text).to.equal(undefined);
    expect(readTypedMoment("", today)).to.equal(null);
  });
});
