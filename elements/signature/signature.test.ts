/** Saves and deletes with setting `crypto`, against a server from memory that checks signatures as the real one does. */
import { expect } from "@open-wc/testing";
import vs from "../main.ts";
import { engine } from "../../src/page/starting/code-on-demand.ts";
import { own } from "../../src/page/saving/callbacks.ts";
import { base64 } from "../../src/page/signing/key.ts";
import { removeKey } from "../../src/page/signing/key-store.ts";
import { dropKey, renewKey } from "../../src/page/signing/own-key.ts";
import { configure } from "../../src/base/settings.ts";
import { createRecord, deleteRecord, updateRecord } from "../../src/server/calls/records/saves.ts";
import type { ServerError } from "../../src/server/client/server-error.ts";
import { failure, status } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

interface Message {
  kid?: string;
  method: string;
  path: string;
  sha256: string;
  ts: number;
  nonce: string;
}
interface Received {
  line: string;
  message: Message | undefined;
  signature: string | null;
  body: string;
  type: string | null;
  isRight: boolean;
}

const { subtle } = crypto;
const keys = new Map<string, JsonWebKey>();
let received: Received[] = [];
/** Answers of the server to the next writes, in place of its normal ones. */
let next: (Response | Error)[] = [];

const plain = (text: string) =>
  Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (c) => c.charCodeAt(0));

async function server(request: Request): Promise<Response> {
  const url = new URL(request.url);
  const bytes = await request.clone().arrayBuffer();
  if (url.pathname === "/api-user/signer") {
    const { kid, jwk } = (await request.json()) as { kid: string; jwk: JsonWebKey };
    keys.set(kid, jwk);
    return status(201, { kid });
  }
  if (url.pathname.startsWith("/api-user/signer/")) return status(404, { error: "немає" });
  const said = request.headers.get("dsmessage");
  const signature = request.headers.get("dssigned");
  const message = said ? (JSON.parse(new TextDecoder().decode(plain(said))) as Message) : undefined;
  const hash = base64(await subtle.digest("SHA-256", bytes));
  received.push({
    line: `${request.method} ${url.pathname}${url.search}`,
    message,
    signature,
    body: new TextDecoder().decode(bytes),
    type: request.headers.get("Content-Type"),
    isRight:
      message?.sha256 === hash.replace(/\+/g, "-").replace(/\//g, "_").replace(/=/g, "") &&
      message.path === url.pathname + url.search &&
      (await isSigned(message.kid, plain(said!), signature!)),
  });
  const one = next.shift() ?? status(200, { id: 7 });
  if (one instanceof Error) throw one;
  return one;
}

async function isSigned(kid: string | undefined, message: BufferSource, signature: string): Promise<boolean> {
  const jwk = keys.get(kid ?? "");
  if (!jwk) return false;
  const key = await subtle.importKey("jwk", jwk, { name: "ECDSA", namedCurve: "P-256" }, false, ["verify"]);
  return subtle.verify({ name: "ECDSA", hash: "SHA-256" }, key, plain(signature), message);
}

const events: CustomEvent<{ reason: string; blocked: boolean; error: unknown }>[] = [];
addEventListener("vs:unsigned", (event) => events.push(event as never));
const { warn } = console;
let warned: string[] = [];
let people = 0;

const shadow = () => document.querySelector("vs-pin")?.shadowRoot;
async function dialog(): Promise<ShadowRoot> {
  await waitUntil(() => shadow()?.querySelector("dialog[open] #pin"), "no PIN dialog");
  return shadow()!;
}
function type(root: ShadowRoot, pin: string): void {
  const input = root.querySelector<HTMLInputElement>("#pin")!;
  input.value = pin;
  input.form!.requestSubmit();
}
const buttonOf = (root: ShadowRoot, text: string) =>
  [...root.querySelectorAll("button")].find((one) => one.textContent === text)!;

describe("signing", () => {
  before(async () => {
    await engine();
  });
  beforeEach(() => {
    configure({ transport: server, crypto: true, crypto_pin: null, user: `person ${++people}` });
    received = [];
    next = [];
    events.length = 0;
    warned = [];
    console.warn = (text: string) => warned.push(text);
  });
  afterEach(async () => {
    console.warn = warn;
    delete own.sign;
    document.querySelector("vs-pin")?.remove();
    await removeKey(`person ${people}`);
    configure({
      transport: null,
      crypto: false,
      crypto_pin: null,
      user: "",
      body: "json",
      idempotency: false,
      method_override: false,
    });
  });

  it("[R6-03] [R6-04] [R4-30] [R4-33] a save and a delete carry the signed message and its signature", async () => {
    await renewKey("4829");
    await createRecord("doc.document", { title: "Відповідь" });
    await updateRecord("doc.document", 7, { title: "Відповідь 2" }, { query: { a: "б" } });
    await deleteRecord("doc.document", 7);
    expect(received.map(({ line, isRight }) => [line, isRight])).to.eql([
      ["POST /api/doc.document/", true],
      ["PUT /api/doc.document/7?a=%D0%B1", true],
      ["DELETE /api/doc.document/7", true],
    ]);
    expect(received.map(({ message }) => message!.method)).to.eql(["POST", "PUT", "DELETE"]);
    expect(received[0]!.body).to.equal('{"title":"Відповідь"}');
    expect(received[0]!.type).to.equal("application/json");
    expect(Math.abs(Date.now() - received[0]!.message!.ts)).to.be.below(60_000);
    expect(events).to.eql([]);
  });

  it("[R6-03] the signed bytes are the sent bytes: a form, a form with files, a method in a header", async () => {
    await renewKey("4829");
    configure({ body: "form", method_override: true });
    await updateRecord("doc.document", 7, { title: "Рік & місяць", n: 1 });
    const data = new FormData();
    data.set("title", "Вкладення");
    data.set("file", new File(["вміст"], "лист.txt"));
    await createRecord("doc.document", data);
    expect(received.map(({ isRight }) => isRight)).to.eql([true, true]);
    expect(received[0]!.line).to.equal("POST /api/doc.document/7");
    expect(received[0]!.message!.method).to.equal("PUT");
    expect(received[0]!.type).to.contain("application/x-www-form-urlencoded");
    const [, boundary] = /^multipart\/form-data; ?boundary=(.+)$/.exec(received[1]!.type!)!;
    expect(received[1]!.body).to.contain(boundary).and.to.contain("вміст");
  });

  it("[R6-03] a repeated write has a new time and a new nonce", async () => {
    await renewKey("4829");
    configure({ idempotency: true });
    next = [new TypeError("network"), status(200, { id: 7 })];
    await updateRecord("doc.document", 7, { title: "Двічі" });
    expect(received.map(({ isRight }) => isRight)).to.eql([true, true]);
    expect(new Set(received.map(({ message }) => message!.nonce)).size).to.equal(2);
  });

  it("[R6-05] without a key a write is sent unsigned: one console message, an event each time", async () => {
    await createRecord("doc.document", { title: "а" });
    await deleteRecord("doc.document", 7);
    expect(received.map(({ signature, message }) => [signature, message])).to.eql([
      [null, undefined],
      [null, undefined],
    ]);
    expect(warned).to.have.length(1);
    expect(warned[0]).to.equal(
      "crypto: POST /api/doc.document/ is sent without a signature: there is no signing key in this browser.",
    );
    expect(events.map(({ detail: { reason, blocked } }) => [reason, blocked])).to.eql([
      ["no-key", false],
      ["no-key", false],
    ]);
  });

  it("[R6-05] crypto 'required' sends nothing unsigned and says why", async () => {
    configure({ crypto: "required" });
    const error = await failure<ServerError>(createRecord("doc.document", { title: "а" }));
    expect(error.text).to.contain("ключа підпису в цьому браузері немає").and.to.contain("Нічого не надіслано");
    expect(error.isStored).to.equal("no");
    expect(received).to.eql([]);
    expect(events[0]!.detail.blocked).to.equal(true);
  });

  it("without the setting nothing is signed, even with a key", async () => {
    await renewKey("4829");
    configure({ crypto: false });
    await createRecord("doc.document", { title: "а" });
    expect(received[0]!.signature).to.equal(null);
  });

  it("[R6-03] the PIN is asked for once for all waiting writes; a wrong one shows a message; the dialog does not keep it", async () => {
    await renewKey("4829");
    await lockAgain();
    const both = Promise.all([updateRecord("doc.document", 1, { a: 1 }), updateRecord("doc.document", 2, { a: 2 })]);
    const root = await dialog();
    const input = root.querySelector<HTMLInputElement>("#pin")!;
    expect([input.type, input.autocomplete]).to.eql(["password", "off"]);
    expect(root.activeElement === input).to.equal(true);
    type(root, "");
    await waitUntil(() => root.querySelector("#pin-note")!.textContent === "Введіть PIN");
    type(root, "1111");
    const note = root.querySelector<HTMLElement>("#pin-note")!;
    await waitUntil(() => note.innerText.includes("Неправильний PIN"));
    expect(input.getAttribute("aria-invalid")).to.equal("true");
    type(root, "4829");
    await both;
    expect(received.map(({ isRight }) => isRight)).to.eql([true, true]);
    await updateRecord("doc.document", 3, { a: 3 });
    expect(received[2]!.isRight).to.equal(true);
    expect(shadow()).to.equal(undefined);
  });

  it("[R6-05] closing the PIN dialog sends unsigned and does not ask again; where a signature is required nothing is sent and it asks again", async () => {
    await renewKey("4829");
    await lockAgain();
    const saving = updateRecord("doc.document", 1, { a: 1 });
    buttonOf(await dialog(), "Надіслати без підпису").click();
    await saving;
    await updateRecord("doc.document", 2, { a: 2 });
    expect(received.map(({ signature }) => signature)).to.eql([null, null]);
    expect(events.map(({ detail }) => detail.reason)).to.eql(["cancelled", "cancelled"]);
    configure({ crypto: "required" });
    const refused = failure<ServerError>(updateRecord("doc.document", 3, { a: 3 }));
    buttonOf(await dialog(), "Скасувати").click();
    expect((await refused).text).to.contain("введіть PIN");
    expect(received).to.have.length(2);
    const again = updateRecord("doc.document", 3, { a: 3 });
    type(await dialog(), "4829");
    await again;
    expect(received[2]!.isRight).to.equal(true);
  });

  it("[R6-03] the PIN is read from the input or function of the setting crypto_pin", async () => {
    await renewKey("4829");
    await lockAgain();
    const input = Object.assign(document.createElement("input"), { id: "own-pin", value: "4829" });
    document.body.append(input);
    configure({ crypto_pin: "#own-pin" });
    await updateRecord("doc.document", 1, { a: 1 });
    expect(received[0]!.isRight).to.equal(true);
    await lockAgain();
    configure({ crypto_pin: async () => "0000" });
    await updateRecord("doc.document", 1, { a: 1 });
    expect(received[1]!.signature).to.equal(null);
    expect(events[0]!.detail.reason).to.equal("failed");
    configure({ crypto_pin: () => "" });
    await updateRecord("doc.document", 1, { a: 1 });
    expect(events[1]!.detail.reason).to.equal("cancelled");
    input.remove();
  });

  it("[R6-03] a function of the host signs in place of the key, with the PIN that was asked for once", async () => {
    const given: string[][] = [];
    vs.sign((message, pin) => {
      given.push([message, pin]);
      return given.length === 2 ? new Uint8Array([1, 2, 3]) : `signed by ${pin}`;
    });
    const saving = updateRecord("doc.document", 1, { a: "Ї" });
    type(await dialog(), "77");
    await saving;
    await deleteRecord("doc.document", 1);
    expect(received.map(({ signature }) => signature)).to.eql(["signed by 77", "AQID"]);
    expect(given.map(([, pin]) => pin)).to.eql(["77", "77"]);
    expect(JSON.parse(given[0]![0]!)).to.eql(received[0]!.message);
    expect(received[0]!.message).not.to.have.property("kid");
  });

  it("[R6-05] a failing function of the host leaves the write unsigned, and the PIN is asked for again", async () => {
    configure({ crypto_pin: false });
    const device = new Error("no card");
    vs.sign(() => Promise.reject(device));
    await updateRecord("doc.document", 1, { a: 1 });
    expect(received[0]!.signature).to.equal(null);
    expect(events[0]!.detail.error === device).to.equal(true);
    vs.sign(() => "");
    await updateRecord("doc.document", 1, { a: 1 });
    expect(events[1]!.detail.reason).to.equal("failed");
  });

  it("[R6-03] [R6-05] the setting crypto_pin gives the host's function its PIN too; a typed one is asked for again after a failure", async () => {
    vs.sign((_, pin) => (pin === "0" ? Promise.reject(new Error("wrong PIN")) : `signed by ${pin}`));
    for (const pin of ["1", "0"]) {
      configure({ crypto_pin: () => pin });
      await updateRecord("doc.document", 1, { a: 1 });
    }
    configure({ crypto_pin: null });
    for (const pin of ["0", "2"]) {
      const saving = updateRecord("doc.document", 1, { a: 1 });
      type(await dialog(), pin);
      await saving;
    }
    expect(received.map(({ signature }) => signature)).to.eql(["signed by 1", null, null, "signed by 2"]);
  });

  it("[R6-05] on plain http signing is impossible: one line in the console, or nothing is sent", async () => {
    Object.defineProperty(crypto, "subtle", { value: undefined, configurable: true });
    try {
      await createRecord("doc.document", { title: "а" });
      await createRecord("doc.document", { title: "б" });
      expect(received.map(({ signature }) => signature)).to.eql([null, null]);
      expect(warned).to.have.length(1);
      configure({ crypto: "required" });
      const error = await failure<ServerError>(createRecord("doc.document", { title: "в" }));
      expect(error.text).to.contain("https");
    } finally {
      Reflect.deleteProperty(crypto, "subtle");
    }
  });

  it("a renewed key replaces the former one; a removed one signs nothing", async () => {
    await renewKey("4829");
    await updateRecord("doc.document", 1, { a: 1 });
    await renewKey("5555");
    await updateRecord("doc.document", 1, { a: 1 });
    const kids = received.map(({ message }) => message!.kid);
    expect(kids[0]).not.to.equal(kids[1]);
    expect(received[1]!.isRight).to.equal(true);
    await dropKey();
    await updateRecord("doc.document", 1, { a: 1 });
    expect(received[2]!.signature).to.equal(null);
  });
});

/** As on another page of the same browser: the key exists and is locked. */
async function lockAgain(): Promise<void> {
  configure({ user: "somebody else" });
  await dropKey();
  configure({ user: `person ${people}` });
}
