/** When the input of an earlier visit was typed. */
import { expect } from "@open-wc/testing";
import { settings } from "../../base/settings.ts";
import { today } from "../../values/dates/days.ts";
import { whenOf } from "./draft-strip.tsx";

describe("the moment of a draft", () => {
  afterEach(() => Object.assign(settings, { date_format: undefined }));

  it("has a day in the setting's date_format, like all moments", () => {
    const at = new Date("2020-03-05T14:05").getTime();
    expect(whenOf(at)).to.equal("05.03.2020 14:05");
    Object.assign(settings, { date_format: "MM/DD/YYYY" });
    expect(whenOf(at)).to.equal("03/05/2020 14:05");
  });

  it("is only the time for the day of today", () => {
    expect(whenOf(new Date(`${today()}T14:05`).getTime())).to.equal("14:05");
    expect(whenOf(new Date(`${today()}T00:05`).getTime())).to.equal("00:05");
  });
});
