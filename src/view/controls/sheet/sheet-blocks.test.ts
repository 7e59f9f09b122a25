import { expect } from "@open-wc/testing";
import { readPasted } from "./sheet-blocks.ts";

describe("a block pasted into a data table", () => {
  it("gives way to the page between reading and placing when it is long", async () => {
    for (const [lines, isLong] of [
      [101, true],
      [100, false],
    ] as const) {
      let hasTurn = false;
      setTimeout(() => (hasTurn = true));
      const block = await readPasted({ text: "а\tб\n".repeat(lines) });
      expect([block?.length, hasTurn]).to.eql([lines, isLong]);
      await new Promise((resolve) => setTimeout(resolve));
    }
  });
});
