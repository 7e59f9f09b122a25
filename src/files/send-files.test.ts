import { aTimeout, expect } from "@open-wc/testing";
import { configure, settings } from "../base/settings.ts";
import { answers, status, type Asked } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";
import { markMade } from "./items.ts";
import {
  cancelSending,
  isUnsent,
  leaveToForm,
  pauseSending,
  resumeSending,
  sendingOf,
  sendingStore,
  startSending,
} from "./send-files.ts";

const about = {
  to: { dir: "photos", root: "r", content: undefined, fields: { model_name: "a.b" } },
  opener: undefined,
  keepsPlace: true,
};
let count = 0;
const file = () => new File(["x".repeat(10)], `${++count}.txt`, { type: "text/plain" });
const stateOf = (one: File) => sendingOf(one)?.state;
const is = (one: File, state: string) => waitUntil(() => stateOf(one) === state, `not ${state}`);
const posts = (asked: readonly Asked[]) => asked.filter(({ method }) => method === "POST");
const stored = () => ({ name: "n", serverFileName: "s.txt", result: { dir: "photos", file_name: "s.txt" } });

/** Answers one by one, when `open` lets a file through; files that are sent at once may arrive in any order. */
function gate() {
  const waiting = new Map<string, () => void>();
  const asked = answers(async (request: Request) => {
    const sent = (await request.formData()).get("file") as File;
    await new Promise<void>((resolve) => waiting.set(sent.name, resolve));
    return Response.json(stored());
  });
  const open = (one: File) => waiting.get(one.name)!();
  return { asked, waiting, open };
}

describe("files on their way to the server", () => {
  afterEach(() => configure({ transport: null }));

  it("go three at a time in the order in which they were chosen; a form waits until each is done", async () => {
    const { asked, waiting, open } = gate();
    const files = [1, 2, 3, 4, 5].map(file);
    for (const one of files) startSending(one, about);
    startSending(files[0]!, about);
    await waitUntil(() => waiting.size === 3, "not three");
    await aTimeout(30);
    expect([asked.length, files.map(stateOf)]).to.eql([3, ["sending", "sending", "sending", "waiting", "waiting"]]);
    open(files[1]!);
    await is(files[1]!, "done");
    await waitUntil(() => waiting.size === 4, "the fourth did not begin");
    expect([files.map(isUnsent), files.map(stateOf)]).to.eql([
      [true, false, true, true, true],
      ["sending", "done", "sending", "sending", "waiting"],
    ]);
    for (const at of [0, 2, 3]) open(files[at]!);
    await waitUntil(() => waiting.size === 5, "the fifth did not begin");
    open(files[4]!);
    await is(files[4]!, "done");
    expect(posts(asked)).to.have.length(5);
  });

  it("have no control characters and no turned letters in their names", async () => {
    const named: string[] = [];
    answers(async (request: Request) => {
      named.push(((await request.formData()).get("file") as File).name);
      return Response.json(stored());
    });
    for (const name of ["a\u0007b\u007f.txt", "фото\u202egpj.txt"]) {
      const one = new File(["x"], name);
      startSending(one, about);
      await is(one, "done");
    }
    expect(named).to.eql(["ab.txt", "фотоgpj.txt"]);
  });

  it("have their folder, root, fields and size with them, and one key for all tries", async () => {
    const keys: FormDataEntryValue[] = [];
    let tries = 0;
    const asked = answers(async (request: Request) => {
      if (request.method === "HEAD") return status(404);
      const body = await request.formData();
      keys.push(body.get("key")!);
      if (!tries++) throw new TypeError("offline");
      expect([body.get("model_name"), body.get("size"), (body.get("file") as File).size]).to.eql(["a.b", "10", 10]);
      return Response.json(stored());
    });
    const one = file();
    startSending(one, about);
    await is(one, "done");
    expect(asked.map(({ method, path }) => [method, path.split("?")[0]])).to.eql([
      ["POST", "/file/upload/photos"],
      ["HEAD", asked[1]!.path.split("?")[0]],
      ["POST", "/file/upload/photos"],
    ]);
    expect(asked[0]!.url.searchParams.get("root")).to.equal("r");
    expect([keys[0] === keys[1], asked[1]!.url.searchParams.get("key")]).to.eql([true, keys[0]]);
    expect(sendingOf(one)!.stored).to.include({ fileName: "s.txt", dir: "photos" });
  });

  for (const code of [400, 403, 413, 422])
    it(`a file that the server refuses with ${code} is not offered to be sent again`, async () => {
      answers(status(code));
      const one = file();
      startSending(one, about);
      await is(one, "refused");
    });

  it("a refused file is not tried again, nor one that the server fails on, until the person wants it", async () => {
    let code = 415;
    const asked = answers((request: Request) => (request.method === "HEAD" ? status(404) : status(code)));
    const [refused, failed] = [file(), file()];
    startSending(refused, about);
    await is(refused, "refused");
    code = 500;
    startSending(failed, about);
    await is(failed, "failed");
    resumeSending(refused);
    await aTimeout(700);
    expect([posts(asked).length, stateOf(refused), isUnsent(failed)]).to.eql([2, "refused", true]);
    resumeSending(failed);
    await waitUntil(() => posts(asked).length === 3, "not tried again");
  });

  it("a pause ends the request and nothing goes on; a waiting file that is paused leaves the queue", async () => {
    const { asked, waiting, open } = gate();
    const signals: AbortSignal[] = [];
    const transport = settings.transport as typeof fetch;
    configure({
      transport: (request: Request) => {
        signals.push(request.signal);
        return transport(request);
      },
    });
    const files = [1, 2, 3, 4].map(file);
    for (const one of files) startSending(one, about);
    await waitUntil(() => waiting.size === 3, "not three");
    pauseSending(files[3]!);
    pauseSending(files[0]!);
    await waitUntil(() => signals.some(({ aborted }) => aborted), "not ended");
    await aTimeout(50);
    expect([files.map(stateOf), posts(asked).length]).to.eql([["paused", "sending", "sending", "paused"], 3]);
    for (const go of waiting.values()) go();
    await is(files[2]!, "done");
    cancelSending(files[0]!);
    expect([sendingOf(files[0]!), isUnsent(files[0]!)]).to.eql([undefined, true]);
    resumeSending(files[3]!);
    await waitUntil(() => waiting.size === 4, "did not go on");
    open(files[3]!);
    await is(files[3]!, "done");
    pauseSending(files[3]!);
    expect(stateOf(files[3]!)).to.equal("done");
  });

  it("paused and resumed while it rests before its next try, a file is sent once, not twice", async () => {
    let tries = 0;
    const asked = answers(async (request: Request) => {
      if (request.method === "HEAD") return status(404);
      if (!tries++) throw new TypeError("offline");
      await aTimeout(900);
      return Response.json(stored());
    });
    const one = file();
    startSending(one, about);
    await waitUntil(() => tries === 1, "not tried");
    await aTimeout(50);
    pauseSending(one);
    resumeSending(one);
    await is(one, "done");
    expect(posts(asked)).to.have.length(2);
  });

  it("says whether a file is sent from its beginning again, because the server does not know how much it has", async () => {
    let tries = 0;
    const seen: boolean[] = [];
    const one = file();
    answers(async (request: Request) => {
      if (request.method === "HEAD") return status(404);
      seen.push(sendingOf(one)!.isAgain);
      sendingOf(one)!.sent = 5;
      if (!tries++) throw new TypeError("offline");
      return Response.json(stored());
    });
    startSending(one, about);
    await is(one, "done");
    expect(seen).to.eql([false, true]);
  });

  for (const [what, offset, location, code] of [
    ["an address of another site", 4, "https://cdn.example/rest", 200],
    ["more bytes than the file has", 11, "/file/upload/photos?key=1", 200],
    ["an address that is not there any more", 4, "/file/upload/photos?key=1", 404],
    ["an address that is gone", 4, "/file/upload/photos?key=1", 410],
    ["an address that does not take PATCH", 4, "/file/upload/photos?key=1", 405],
    ["an address that a firewall keeps PATCH from", 4, "/file/upload/photos?key=1", 403],
    ["an offset that it does not take", 4, "/file/upload/photos?key=1", 416],
  ] as const)
    it(`is sent whole in the same attempt when the server gives ${what} for its rest`, async () => {
      let tries = 0;
      const methods: string[] = [];
      answers((request: Request) => {
        methods.push(request.method);
        if (request.method === "HEAD") return status(200, "", { "Upload-Offset": String(offset), Location: location });
        if (request.method === "PATCH") return code === 200 ? Response.json(stored()) : status(code);
        if (!tries++) throw new TypeError("offline");
        return Response.json(stored());
      });
      const one = file();
      startSending(one, about);
      await is(one, "done");
      expect(methods).to.eql(["POST", "HEAD", ...(code === 200 ? [] : ["PATCH"]), "POST"]);
    });

  it("tells its listeners of the end, however fast the steps before were", async () => {
    answers(() => Response.json(stored()));
    const states: unknown[] = [];
    const one = file();
    const off = sendingStore.listen(() => states.push(stateOf(one)));
    startSending(one, about);
    await waitUntil(() => states.at(-1) === "done", "not told");
    off();
  });

  it("a file that the page's own form posts is waited for only until camera and place are taken out of it", async () => {
    const [whole, plain] = [file(), file()];
    const other = new File(["x"], "a.jpg", { type: "image/jpeg" });
    for (const [one, keepsPlace] of [
      [whole, true],
      [plain, false],
    ] as const) {
      expect(isUnsent(one)).to.equal(true);
      leaveToForm(one, keepsPlace);
      expect(isUnsent(one)).to.equal(false);
    }
    const off = sendingStore.listen(() => {});
    expect([leaveToForm(other, false), isUnsent(other)]).to.eql([undefined, true]);
    await waitUntil(() => !isUnsent(other), "not made");
    expect(isUnsent(leaveToForm(other, false)!)).to.equal(false);
    off();
  });

  it("a file that was made here is kept when the server refuses it, and can be sent again", async () => {
    let isRefused = true;
    answers(() => (isRefused ? status(403) : Response.json(stored())));
    const one = markMade(file());
    startSending(one, about);
    await waitUntil(() => stateOf(one) === "failed", "not failed");
    isRefused = false;
    resumeSending(one);
    await waitUntil(() => stateOf(one) === "done", "not sent again");
  });
});

describe("a file that is still read when it is paused or removed", () => {
  afterEach(() => configure({ transport: null }));

  /** The first bytes of the parts that are read before a file is sent: its last byte, and a picture's beginning. */
  const parts = [
    ["its last byte is read", -1],
    ["camera and place are taken out of it", 0],
  ] as const;
  /** A file that a person has chosen; the part from `first` is read when `open` is called. */
  function slowFile(first: number) {
    const one = new File(["x".repeat(10)], `${++count}.txt`);
    const waiting: (() => void)[] = [];
    one.slice = (from, to, type) => {
      const part = File.prototype.slice.call(one, from, to, type);
      if (from === first)
        part.arrayBuffer = async () => {
          await new Promise<void>((resolve) => waiting.push(resolve));
          return Blob.prototype.arrayBuffer.call(part);
        };
      return part;
    };
    return { one, waiting, open: () => waiting.forEach((go) => go()) };
  }
  /** Fulfilled after another file was sent, so that the first one had time for it. */
  async function another(): Promise<void> {
    const one = file();
    startSending(one, about);
    await is(one, "done");
  }

  for (const [what, first] of parts) {
    it(`stays paused and is not sent; ${what}`, async () => {
      const asked = answers(() => Response.json(stored()));
      const { one, waiting, open } = slowFile(first);
      startSending(one, { ...about, keepsPlace: false });
      await waitUntil(() => waiting.length, "not read");
      pauseSending(one);
      open();
      await another();
      expect([stateOf(one), posts(asked).length]).to.eql(["paused", 1]);
      cancelSending(one);
    });

    it(`is not sent after its removal; ${what}`, async () => {
      const asked = answers(() => Response.json(stored()));
      const { one, waiting, open } = slowFile(first);
      startSending(one, { ...about, keepsPlace: false });
      await waitUntil(() => waiting.length, "not read");
      cancelSending(one);
      open();
      await another();
      expect([sendingOf(one), posts(asked).length]).to.eql([undefined, 1]);
    });

    it(`is sent once when it is resumed at once; ${what}`, async () => {
      const asked = answers((request: Request) => (request.method === "HEAD" ? status(404) : Response.json(stored())));
      const { one, waiting, open } = slowFile(first);
      startSending(one, { ...about, keepsPlace: false });
      await waitUntil(() => waiting.length, "not read");
      pauseSending(one);
      resumeSending(one);
      await waitUntil(() => stateOf(one) === "sending", "not resumed");
      open();
      await another();
      open();
      await is(one, "done");
      expect(posts(asked)).to.have.length(2);
    });
  }
});
