import { expect } from "@open-wc/testing";
import { readReminder, spellReminder } from "./reminders.ts";

const value = { date: "2026-03-05", time: "14:05", person: "7" };

describe("reminders", () => {
  it("[R2.4-65] reads an object or its JSON text, in any spelling of day and time", () => {
    for (const raw of [value, JSON.stringify(value), { date: "05.03.2026", time: "14:05:00", person: 7 }])
      expect(readReminder(raw)).to.eql(value);
    expect(readReminder({ date: "2026-03-05" })).to.eql({ date: "2026-03-05", time: null, person: null });
    for (const nothing of ["", null, undefined, {}, { date: "" }]) expect(readReminder(nothing)).to.equal(null);
    for (const wrong of ["завтра", 5, [], { date: "31.02.2026" }, { time: "25:00" }, { person: {} }])
      expect(readReminder(wrong), JSON.stringify(wrong)).to.equal(undefined);
  });

  it("[R2.4-65] writes the spelling that was loaded, with its other properties", () => {
    expect(spellReminder(value, undefined)).to.eql(value);
    expect(spellReminder(value, { id: 3, person: 1 })).to.eql({ ...value, id: 3, person: 7 });
    expect(spellReminder(value, '{"date":null}')).to.equal(JSON.stringify(value));
    expect([spellReminder(null, undefined), spellReminder(null, '{"date":"2026-01-01"}')]).to.eql([null, ""]);
  });
});
