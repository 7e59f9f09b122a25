import { expect } from "@open-wc/testing";
import { expiryOf, solve } from "./proof-of-work.ts";

const zeros = async (text: string) => {
  const bytes = new Uint8Array(await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text)));
  return [...bytes]
    .map((byte) => byte.toString(2).padStart(8, "0"))
    .join("")
    .indexOf("1");
};
const ever = () => new AbortController().signal;

describe("proof of work", () => {
  it("[R2.4-14] finds a number that makes the hash begin with the required zeros", async () => {
    const solved = await solve("10.1790000000000.abc.mac", ever());
    expect(solved).to.match(/^10\.1790000000000\.abc\.mac\.\d+$/);
    expect(await zeros(solved!)).to.be.at.least(10);
    expect(expiryOf(solved!)).to.equal(1_790_000_000_000);
  });

  it("ends when it is aborted, and refuses a task that would never end", async () => {
    const left = new AbortController();
    const running = solve("24.1.a.b", left.signal);
    left.abort();
    expect(await running).to.equal(undefined);
    for (const wrong of ["", "abc", "0.1.a.b", "60.1.a.b", "<script>"])
      expect(await solve(wrong, ever())).to.equal(undefined);
  });
});
