import { expect } from "@open-wc/testing";
import { configure } from "../../base/settings.ts";
import { givenPin } from "./ask-pin.ts";

afterEach(() => configure({ crypto_pin: null }));

describe("the PIN of the host", () => {
  it("comes from the function or the input that the setting names; a missing input or an empty answer gives an empty PIN, no setting none", async () => {
    expect(await givenPin()).to.equal(undefined);
    const input = document.body.appendChild(document.createElement("input"));
    input.id = "host-pin";
    input.value = "4829";
    configure({ crypto_pin: "#host-pin" });
    expect(await givenPin()).to.equal("4829");
    input.remove();
    expect(await givenPin()).to.equal("");
    configure({ crypto_pin: async () => "1234" });
    expect(await givenPin()).to.equal("1234");
    configure({ crypto_pin: () => "" });
    expect(await givenPin()).to.equal("");
  });
});
