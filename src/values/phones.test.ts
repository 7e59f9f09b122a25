import { expect } from "@open-wc/testing";
import { readPhone, showPhone } from "./phones.ts";

describe("phones", () => {
  it("[R9.4-08] are shown in groups; what is not a phone stays as it was typed", () => {
    expect(["380501234567", "050 12"].map(showPhone)).to.eql(["+380 50 123 45 67", "050 12"]);
  });
  for (const text of ["0501234567", "(050) 123 45 67", "+380 50 123-45-67", "380501234567", "050.123.45.67"])
    it(`[R9.4-08] "${text}" is 380 and nine digits`, () => {
      expect(readPhone(text)).to.equal("380501234567");
    });
  for (const text of [
    "+380 50 123–45–67",
    "050\u2011123\u201145\u201167",
    "\u202a+380501234567\u202c",
    "050\u00ad1234567",
  ])
    it(`"${text}", as it is copied from a page or a document, is the same`, () => {
      expect(readPhone(text)).to.equal("380501234567");
    });
  for (const text of ["", "501234567", "05012345678", "48501234567", "050123456a", "++", "1380501234567"])
    it(`[R9.4-08] "${text}" is not a phone`, () => {
      expect(readPhone(text)).to.equal(undefined);
    });
});
