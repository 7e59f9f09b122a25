import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { describe, it } from "node:test";
import { readTables } from "../build/docs/tables.mjs";

describe("docs/protocol.md", () => {
  it("names every call of the server", async () => {
    const text = readFileSync("docs/protocol.md", "utf8");
    const { urls } = await readTables();
    assert.deepEqual(
      Object.keys(urls).filter((name) => !text.includes(`\`${name}\``)),
      [],
    );
  });
});
