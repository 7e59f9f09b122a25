import { createHash, generateKeyPairSync, randomUUID, sign, type KeyObject } from "node:crypto";
import { signIn, type Client } from "../test-client.ts";
import { expect, test as base } from "../test-server.ts";

interface Signer {
  chief: Client;
  kid: string;
  /** Sends a write with its signature; `change` forges the message. */
  write(request: Write, change?: object): Promise<{ status: number; json: any }>;
  headers(request: Write, change?: object): Record<string, string>;
}

interface Write {
  method: string;
  path: string;
  body?: string;
}

const test = base.extend<{ signer: Signer }>({
  signer: async ({ server }, use) => {
    const chief = await signIn(server.url, "chief");
    const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
    const kid = randomUUID();
    const kept = await chief.send("POST", "/api-user/signer", { kid, jwk: publicKey.export({ format: "jwk" }) });
    expect([kept.status, kept.json]).toEqual([201, { kid }]);
    const headers = (request: Write, change = {}) => headersOf(privateKey, { kid, ...messageOf(request), ...change });
    await use({
      chief,
      kid,
      headers,
      write: (request, change) => send(chief, request, headers(request, change)),
    });
  },
});

function messageOf({ method, path, body = "" }: Write) {
  const sha256 = createHash("sha256").update(body).digest("base64url");
  return { method, path, sha256, ts: Date.now(), nonce: randomUUID() };
}

function headersOf(key: KeyObject, message: object): Record<string, string> {
  const bytes = Buffer.from(JSON.stringify(message));
  const dssigned = sign("sha256", bytes, { key, dsaEncoding: "ieee-p1363" }).toString("base64");
  return { dsmessage: bytes.toString("base64url"), dssigned };
}

function send(client: Client, { method, path, body }: Write, headers: Record<string, string>) {
  return client.send(method, path, body, { "Content-Type": "application/json", ...headers });
}

const create = {
  method: "POST",
  path: "/api/doc.document/",
  body: JSON.stringify({ title: "Відповідь", kind: "answer", signed_kid: "forged" }),
};

test("[R6-03] [R6-04] a signed document keeps its signature, an unsigned save removes it", async ({ signer }) => {
  const { chief, kid, write } = signer;
  const created = await write(create);
  expect(created.status).toBe(201);
  const address = `/api/doc.document/${created.json.id}`;
  expect((await chief.get(address)).json).toMatchObject({ signed_kid: kid, dssigned: expect.any(String) });
  await chief.send("PUT", address, { title: "Відповідь 2", signed_kid: kid });
  expect((await chief.get(address)).json).toMatchObject({ title: "Відповідь 2", signed_kid: null, dsmessage: null });
  expect((await write({ method: "DELETE", path: address })).status).toBe(200);
});

test("[R6-03] refuses a replay, a message for another body, path or method, another key, a wrong signature and an old one", async ({
  signer,
  demo,
}) => {
  const { chief, kid, write, headers } = signer;
  const refusal = async (answer: Promise<{ status: number; json: any }>) => {
    const { status, json } = await answer;
    expect(status).toBe(400);
    return json.error;
  };
  const once = headers(create);
  expect((await send(chief, create, once)).status).toBe(201);
  expect(await refusal(send(chief, create, once))).toBe("Підпис не прийнято: цей підпис уже використано.");
  expect(await refusal(send(chief, { ...create, body: "{}" }, headers(create)))).toContain("дані змінено в дорозі");
  expect(await refusal(write(create, { path: "/api/works.request/" }))).toContain("для іншої адреси");
  expect(await refusal(send(chief, { ...create, path: `${create.path}?a=1` }, headers(create)))).toContain(
    "для іншої адреси",
  );
  expect(await refusal(write(create, { method: "PUT" }))).toContain("для іншої адреси");
  expect(await refusal(write(create, { kid: "nobody" }))).toContain("ключ невідомий");
  expect(await refusal(write(create, { ts: Date.now() - 6 * 60_000 }))).toContain("5 хвилин");
  const forged = { ...headers(create), dssigned: Buffer.alloc(64, 1).toString("base64") };
  expect(await refusal(send(chief, create, forged))).toContain("не відповідає ключу");
  const { dsmessage = "" } = headers(create);
  expect(await refusal(send(chief, create, { dsmessage }))).toContain("не відповідає ключу");
  expect(await refusal(send(chief, create, { dsmessage: "e30", dssigned: "x" }))).toContain("пошкоджене");
  // A key of another person signs nothing for this one.
  expect(await refusal(send(demo, create, headers(create)))).toContain("ключ невідомий");
  expect((await chief.get("/api-user/signer")).json.map((key: { kid: string }) => key.kid)).toContain(kid);
});

test("[R6-05] unsigned writes are accepted until the setting demands a signature", async ({ signer, demo, admin }) => {
  const { chief, write } = signer;
  const required = (value: boolean) => admin.send("PUT", "/api-user/signer/required", { required: value });
  const unsigned = () => chief.send("POST", create.path, JSON.parse(create.body));
  expect((await unsigned()).status).toBe(201);
  expect((await demo.send("PUT", "/api-user/signer/required", { required: true })).status).toBe(403);
  await required(true);
  try {
    const refused = await unsigned();
    expect([refused.status, refused.json.error]).toEqual([403, "Запис потрібно підписати електронним підписом."]);
    const byGet = { "X-Requested-With": "XMLHttpRequest" };
    expect((await chief.get("/api/get/works.request/7?priority=1", byGet)).status).toBe(403);
    expect((await write(create)).status).toBe(201);
  } finally {
    await required(false);
  }
  expect((await unsigned()).status).toBe(201);
});

test("stores only public P-256 keys, only of chiefs, each under a unique name", async ({ signer, demo, admin }) => {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const jwk = publicKey.export({ format: "jwk" });
  const register = (client: Client, body: object) => client.send("POST", "/api-user/signer", body);
  expect((await register(demo, { kid: "a", jwk })).status).toBe(403);
  expect((await register(admin, { kid: signer.kid, jwk })).status).toBe(409);
  expect((await register(admin, { kid: "не латинка", jwk })).status).toBe(422);
  expect((await register(admin, { kid: "b", jwk: { ...jwk, x: "AAAA" } })).status).toBe(422);
  expect((await register(admin, { kid: "b" })).status).toBe(422);
  const kid = randomUUID();
  expect((await register(admin, { kid, jwk: privateKey.export({ format: "jwk" }) })).status).toBe(201);
  expect((await signer.chief.send("DELETE", `/api-user/signer/${kid}`)).status).toBe(404);
  expect((await admin.send("DELETE", `/api-user/signer/${kid}`)).json).toEqual({ kid });
});
