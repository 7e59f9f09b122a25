/** What of a picture is sent, and when a lost connection is tried again. */
import { expect } from "@open-wc/testing";
import { configure } from "../base/settings.ts";
import { startClock } from "../../test/support/clock.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";
import { cancelSending, sendingOf, startSending } from "./send-files.ts";

const to = { dir: "photos", root: undefined, content: undefined, fields: {} };
const stored = { name: "n", serverFileName: "s.jpg", result: { dir: "photos", file_name: "s.jpg" } };
const stateOf = (file: File) => sendingOf(file)?.state;

/** The head of a jpeg: a segment with this marker and a text, then its picture. */
function photo(marker: number, text: string): File {
  const bytes = new TextEncoder().encode(text);
  const segment = [0xff, marker, 0, bytes.length + 2, ...bytes];
  return new File([new Uint8Array([0xff, 0xd8, ...segment, 0xff, 0xda, 0, 2, 1, 2, 3])], "фото.jpg");
}

describe("a picture that is sent", () => {
  afterEach(() => configure({ transport: null }));

  async function sent(file: File, keepsPlace: boolean): Promise<string> {
    let text = "";
    answers(async (request: Request) => {
      text = await ((await request.formData()).get("file") as File).text();
      return Response.json(stored);
    });
    startSending(file, { to, opener: undefined, keepsPlace });
    await waitUntil(() => stateOf(file) === "done", "not sent");
    return text;
  }

  it("is without the texts of its camera, programs and writers, unless they are wanted", async () => {
    for (const [marker, name] of [
      [0xe1, "EXIF and XMP"],
      [0xed, "IPTC"],
      [0xfe, "comments"],
    ] as const) {
      expect(await sent(photo(marker, "NIKON 50.4501 N"), false), name).not.to.contain("NIKON");
      expect(await sent(photo(marker, "NIKON 50.4501 N"), true), name).to.contain("NIKON");
    }
    expect(await sent(photo(0xe2, "ICC_PROFILE"), false), "colours").to.contain("ICC_PROFILE");
  });
});

describe("a file whose connection is lost", () => {
  afterEach(() => configure({ transport: null }));

  it("is tried again after half a second, two and five seconds, then when a person wants it or the connection is back", async () => {
    let posts = 0;
    answers((request: Request) => {
      if (request.method === "HEAD") return status(404);
      posts++;
      throw new TypeError("offline");
    });
    const clock = startClock();
    try {
      const file = new File(["x"], "a.txt");
      startSending(file, { to, opener: undefined, keepsPlace: true });
      for (const [at, pauseMs] of [500, 2000, 5000].entries()) {
        await waitUntil(() => clock.waits.includes(pauseMs), `no pause of ${pauseMs}`);
        expect([posts, stateOf(file)]).to.eql([at + 1, "sending"]);
        await clock.advance(pauseMs);
      }
      await waitUntil(() => stateOf(file) === "failed", "goes on");
      expect(posts).to.equal(4);
      answers((request: Request) => (request.method === "HEAD" ? status(404) : Response.json(stored)));
      dispatchEvent(new Event("online"));
      await waitUntil(() => stateOf(file) === "done", "the connection is back, and the file is not sent");
    } finally {
      clock.end();
    }
  });

  it("goes on by itself too where the browser knows of no lost connection", async () => {
    let posts = 0;
    answers((request: Request) => {
      if (request.method === "HEAD") return status(404);
      if (++posts > 4) return Response.json(stored);
      throw new TypeError("offline");
    });
    const clock = startClock();
    try {
      const file = new File(["x"], "c.txt");
      startSending(file, { to, opener: undefined, keepsPlace: true });
      for (const pauseMs of [500, 2000, 5000]) {
        await waitUntil(() => clock.waits.includes(pauseMs), `no pause of ${pauseMs}`);
        await clock.advance(pauseMs);
      }
      await waitUntil(() => stateOf(file) === "failed", "goes on");
      await clock.advance(5000);
      await waitUntil(() => stateOf(file) === "done", "it waits for ever");
    } finally {
      clock.end();
    }
  });

  it("is also tried again when the server is busy, and only then", async () => {
    const clock = startClock();
    try {
      for (const busy of [408, 409, 429, 502, 503, 504, 500, 401]) {
        let posts = 0;
        answers((request: Request) => {
          if (request.method === "HEAD") return status(404);
          return ++posts > 1 ? Response.json(stored) : status(busy);
        });
        const file = new File(["x"], `${busy}.txt`);
        clock.waits.length = 0;
        startSending(file, { to, opener: undefined, keepsPlace: true });
        await waitUntil(() => clock.waits.includes(500) || stateOf(file) === "failed", `${busy}: no end`);
        await clock.advance(500);
        const end = busy === 500 || busy === 401 ? "failed" : "done";
        await waitUntil(() => stateOf(file) === end, `${busy}: not ${end}`);
      }
    } finally {
      clock.end();
    }
  });

  it("stays removed when it was removed before the connection is back", async () => {
    let posts = 0;
    answers((request: Request) => {
      if (request.method === "HEAD") return status(404);
      posts++;
      throw new TypeError("offline");
    });
    const clock = startClock();
    try {
      const file = new File(["x"], "b.txt");
      startSending(file, { to, opener: undefined, keepsPlace: true });
      for (const pauseMs of [500, 2000, 5000]) {
        await waitUntil(() => clock.waits.includes(pauseMs), `no pause of ${pauseMs}`);
        await clock.advance(pauseMs);
      }
      await waitUntil(() => stateOf(file) === "failed", "goes on");
      cancelSending(file);
      dispatchEvent(new Event("online"));
      await clock.advance(100);
      expect([posts, sendingOf(file)]).to.eql([4, undefined]);
    } finally {
      clock.end();
    }
  });
});
