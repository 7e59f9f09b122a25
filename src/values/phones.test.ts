import { expect } from "@open-wc/testing";
import { readPhone } from "./phones.ts";

describe("phones", () => {
  for (const text of ["0501234567", "(050) 123 45 67", "+380 50 123-45-67", "380501234567", "050.123.45.67"])
    it(`[R9.4-08] "${text}" is 380 and nine digits`, () => {
      expect(readPhone(text)).to.equal("380501234567");
    });
  for (const text of ["", "501234567", "05012345678", "48501234567", "050123456a", "++", "1380501234567"])
    it(`[R9.4-08] "${text}" is not a phone`, () => {
      expect(readPhone(text)).to.equal(undefined);
    });
});
