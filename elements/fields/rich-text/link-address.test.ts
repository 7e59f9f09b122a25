import { expect } from "@open-wc/testing";
import { linkAddress } from "./link-address.ts";

describe("linkAddress", () => {
  it("completes typed addresses and leaves complete ones as they are", () => {
    for (const [typed, address] of [
      ["", ""],
      [" https://example.com/a?b#c ", "https://example.com/a?b#c"],
      ["example.com", "https://example.com"],
      ["зарічне.укр/акти", "https://зарічне.укр/акти"],
      ["localhost.test:8080/a", "https://localhost.test:8080/a"],
      ["office@example.com", "mailto:office@example.com"],
      ["tel:+380501234567", "tel:+380501234567"],
      ["/files/1.pdf", "/files/1.pdf"],
      ["#top", "#top"],
    ] as const)
      expect(linkAddress(typed), typed).to.equal(address);
  });

  it("refuses what is not an address, and every address that could run code", () => {
    for (const typed of [
      "акт",
      "два слова",
      ["javascript", "alert(1)"].join(":"),
      "data:text/html,1",
      "//evil.example",
      "/\\evil.example",
      "a b.com",
    ])
      expect(linkAddress(typed), typed).to.equal(undefined);
  });
});
