import { expect } from "@open-wc/testing";
import { base64url, bytesOf } from "./key.ts";
import { messageOf } from "./message.ts";

interface Said {
  kid?: string;
  method: string;
  path: string;
  sha256: string;
  ts: number;
  nonce: string;
}
type Write = Parameters<typeof messageOf>[0];

async function said(init: { method: string; body?: BodyInit | null; headers?: Record<string, string> }, kid?: string) {
  const write = {
    url: new URL("https://host.example/api/t/7?draft=1"),
    init: { ...init, headers: new Headers(init.headers) },
  };
  const message = JSON.parse(await messageOf(write as unknown as Write, kid)) as Said;
  return { message, init: write.init };
}
const hash = async (bytes: BufferSource) => base64url(await crypto.subtle.digest("SHA-256", bytes));

describe("the signed message", () => {
  it("[R6-04] is the request: its method, its path with the query, the hash of its body, the time", async () => {
    const before = Date.now();
    const { message } = await said({ method: "PUT", body: '{"a":1}' }, "key");
    expect(message).to.include({ kid: "key", method: "PUT", path: "/api/t/7?draft=1" });
    expect(message.sha256).to.equal(await hash(bytesOf('{"a":1}')));
    expect(message.ts).to.be.within(before, Date.now());
  });

  it("[R6-04] a request without a body has the hash of zero bytes", async () => {
    const nothing = await hash(new ArrayBuffer(0));
    for (const body of [undefined, null]) {
      const { message, init } = await said({ method: "DELETE", ...(body === null && { body }) });
      expect([message.sha256, init.body ?? undefined, message.kid]).to.eql([nothing, undefined, undefined]);
    }
  });

  it("[R6-04] of a form with files the hashed bytes are the sent bytes", async () => {
    const form = new FormData();
    form.append("a", new File(["x"], "a.txt"));
    const { message, init } = await said({ method: "POST", body: form });
    expect(message.sha256).to.equal(await hash(init.body as unknown as ArrayBuffer));
    expect(init.headers.get("Content-Type")).to.match(/^multipart\/form-data; boundary=/);
  });

  it("[R6-04] holds the intended method, and a nonce", async () => {
    const [one, other] = await Promise.all(
      [1, 2].map(() => said({ method: "POST", headers: { "X-HTTP-Method-Override": "DELETE" } })),
    );
    expect(one!.message.method).to.equal("DELETE");
    expect(one!.message.nonce).not.to.equal(other!.message.nonce);
  });
});
