/** The page of a unit test has the focus of the window, whatever a test before it has done (test/support/keep-focus.mjs). */
import { expect } from "@open-wc/testing";
import { sendKeys } from "@web/test-runner-commands";

describe("the focus of the window", () => {
  const input = document.createElement("input");
  before(() => document.body.append(input));
  after(() => input.remove());

  it("leaves a page whose last control is left by Tab", async () => {
    input.focus();
    for (let count = 0; count < 3 && document.hasFocus(); count++) await sendKeys({ press: "Tab" });
    expect(document.hasFocus()).to.equal(false);
  });

  it("is back before the next test, whose controls hear that they are focused", () => {
    let heard = 0;
    input.addEventListener("focus", () => void heard++);
    input.blur();
    input.focus();
    expect([document.hasFocus(), heard]).to.eql([true, 1]);
  });
});
