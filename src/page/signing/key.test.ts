import { expect } from "@open-wc/testing";
import { base64, bytesOf, makeKey, signBytes, unlockKey } from "./key.ts";
import { readKey, removeKey, writeKey } from "./key-store.ts";

const pin = "4829їх";

describe("a signing key", () => {
  it("[R6-03] signs after its PIN has unlocked it, and its public half verifies the signature", async () => {
    const kept = await makeKey("chief", pin);
    const key = await unlockKey(kept, pin);
    const message = bytesOf("зміни");
    const signature = await signBytes(key!, message);
    expect(signature.byteLength).to.equal(64);
    const curve = { name: "ECDSA", namedCurve: "P-256" };
    const known = await crypto.subtle.importKey("jwk", kept.jwk, curve, false, ["verify"]);
    const how = { name: "ECDSA", hash: "SHA-256" };
    expect(await crypto.subtle.verify(how, known, signature, message)).to.equal(true);
    expect(await crypto.subtle.verify(how, known, signature, bytesOf("зміна"))).to.equal(false);
  });

  it("[R6-03] cannot be exported while it is unlocked, and no stored data holds the PIN or the private half", async () => {
    const kept = await makeKey("chief", pin);
    const key = await unlockKey(kept, pin);
    expect(key!.extractable).to.equal(false);
    expect(Object.keys(kept.jwk).toSorted()).to.eql(["crv", "kty", "x", "y"]);
    const plain = { ...kept, wrapped: base64(kept.wrapped), salt: base64(kept.salt), iv: base64(kept.iv) };
    expect(JSON.stringify(plain)).not.to.contain(pin);
    expect(kept.kid).to.match(/^[\w-]{43}$/);
    expect(kept.iterations).to.be.at.least(600_000);
  });

  it("[R6-03] stays locked with another PIN", async () => {
    const kept = await makeKey("chief", pin);
    expect(await unlockKey(kept, `${pin} `)).to.equal(undefined);
    // the same letter, as one code point and as two
    expect(await unlockKey(kept, "4829\u0456\u0308х")).not.to.equal(undefined);
  });

  it("is kept for one person, and is gone when it was removed", async () => {
    const kept = await makeKey("chief", pin);
    await writeKey(kept);
    expect(await readKey("somebody else")).to.equal(undefined);
    const found = await readKey("chief");
    expect(found?.kid).to.equal(kept.kid);
    expect(await unlockKey(found!, pin)).not.to.equal(undefined);
    await removeKey("chief");
    expect(await readKey("chief")).to.equal(undefined);
  });
});
