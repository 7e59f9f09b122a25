import { expect } from "@open-wc/testing";
import { failure } from "../../../test/support/memory-server.ts";
import { askCounting } from "./counted-bytes.ts";

const limit = { unlimited: () => {}, alive: () => {} } as Parameters<typeof askCounting>[3];

describe("a body whose sent bytes are counted", () => {
  it("is not sent on when it is stopped, before or after its beginning", async () => {
    for (const isBegun of [false, true]) {
      const stop = new AbortController();
      if (!isBegun) stop.abort();
      const init = { method: "POST", body: new Blob(["x".repeat(1000)]), signal: stop.signal };
      const asked = askCounting(() => {}, "/nowhere", init, limit);
      stop.abort();
      expect((await failure<Error>(asked)).name, isBegun ? "after" : "before").to.equal("AbortError");
    }
  });
});
