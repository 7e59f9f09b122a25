import { expect } from "@open-wc/testing";
import { startClock } from "../../../test/support/clock.ts";
import { answers } from "../../../test/support/memory-server.ts";
import { readSchema } from "../schema/schema.ts";
import { Suggestions } from "./suggestions.ts";

const [entry] = readSchema({ schema: { a: { type: "Autocomplete", data: "t", nocache: true } } }, "f").entries;

describe("suggestions", () => {
  it("[R9.4-02] the server is asked 100 ms after the last key, not before", () => {
    const clock = startClock();
    try {
      const asked = answers([]);
      const suggestions = new Suggestions(entry!, () => undefined);
      const state = () => suggestions.known.state;
      suggestions.typed("а", true);
      clock.pass(99);
      suggestions.typed("аб", true);
      clock.pass(99);
      let question = 0;
      const { ask } = Suggestions.prototype;
      suggestions.ask = (text) => (question++, ask.call(suggestions, text));
      expect([question, asked.length, state()]).to.eql([0, 0, "loading"]);
      clock.pass(1);
      expect(question).to.equal(1);
      suggestions.end();
    } finally {
      clock.end();
    }
  });
});
