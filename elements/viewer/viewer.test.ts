/** Which file the viewer shows, and what stands in its place when it did not come. Flows: test/flows/files.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import "../main.ts";
import { configure } from "../../src/base/settings.ts";
import { dismiss, shownNotices } from "../../src/page/notices/notify.ts";
import { answers, status, type Asked } from "../../test/support/memory-server.ts";
import { deep } from "../../test/support/deep.ts";
import { startClock } from "../../test/support/clock.ts";
import { loadingWord, readWhileSlow, silentServer, stagesOf } from "../../test/support/silent-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
let asked: Asked[];

async function open(attributes: string): Promise<HTMLElement> {
  place.innerHTML = `<vs-viewer open ${attributes}></vs-viewer>`;
  const tag = place.firstElementChild as HTMLElement;
  await waitUntil(() => tag.shadowRoot?.querySelector(".viewer-place"), "not opened");
  return tag;
}
const shown = (tag: HTMLElement) => tag.shadowRoot!.querySelector(".viewer-place")?.textContent ?? "";
const reads = (path: string) => asked.filter((one) => one.method === "GET" && one.url.pathname.includes(path));

beforeEach(() => {
  asked = answers(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "POST") {
      const { file_path: path } = (await request.json()) as { file_path: string };
      if (path.includes("unknown")) return status(404, { error: "Файл стерто." });
      return Response.json({ file_path: path, uploaded_name: path.split("/").at(-1) });
    }
    if (pathname.includes("missing")) return status(404);
    return new Response(`text of ${pathname}`);
  });
});
afterEach(async () => {
  place.replaceChildren();
  await aTimeout(10);
  configure({ transport: null });
});

describe("vs-viewer", () => {
  it("reads a file at its own address, and a stored file by its name", async () => {
    for (const [path, address] of [
      ["/docs/rules/a.txt", "/docs/rules/a.txt"],
      ["stored/a.txt", "/files/a.txt"],
    ]) {
      const tag = await open(`file_path="${path}"`);
      await waitUntil(() => shown(tag).includes("text of"), "no text");
      expect(shown(tag)).to.equal(`text of ${address}`);
    }
  });

  it("says that a file whose path makes no address cannot be shown, and offers no download", async () => {
    const tag = await open('file_path="docs/c&#7;.png"');
    await waitUntil(() => shown(tag), "not said");
    expect(shown(tag)).to.equal("Файл не показано: файлу немає.");
    expect([...tag.shadowRoot!.querySelectorAll(".viewer-save,.broken")]).to.have.length(0);
  });

  for (const file of ["/missing.png", "/missing.webm", "/missing.mp3"])
    it(`says why ${file} did not come, and does not offer to save what is not there`, async () => {
      const tag = await open(`file_path="${file}"`);
      await waitUntil(() => tag.shadowRoot!.querySelector(".viewer-place [role=alert]"), "not said");
      expect(shown(tag)).to.equal("Файл не показано: файлу немає.");
      expect(reads(file)).to.have.length(1);
    });

  it("[R8-19] says once, in the same words at both places, why the server knows nothing of a picture", async () => {
    const tag = await open('file_path="/unknown/missing.png"');
    await waitUntil(() => shown(tag), "not said");
    expect(shown(tag)).to.equal("Файл не показано: Файл стерто.");
    const notices = () => deep(document, ".notice .words").map(({ textContent }) => textContent);
    await waitUntil(() => notices().length, "no notice");
    expect(notices()).to.eql(["Файл не показано: Файл стерто."]);
    expect([tag.shadowRoot!.querySelector(".viewer-place [role=alert]"), reads("/missing.png")]).to.eql([null, []]);
  });

  it("shows a file by a retry, or by itself when the connection is back, once the server can be reached", async () => {
    let isDown = true;
    const server = (offline: boolean) =>
      answers(async (request: Request) => {
        if (isDown && offline) throw new TypeError("no connection");
        if (isDown) return status(503);
        if (request.method === "POST") return Response.json({ file_path: "/docs/a.txt", uploaded_name: "a.txt" });
        return new Response("the text");
      });
    for (const attributes of ['file_path="/docs/a.txt"', 'file_id="7"'])
      for (const isOffline of [false, true]) {
        isDown = true;
        server(isOffline);
        const tag = await open(attributes);
        const retry = () =>
          [...tag.shadowRoot!.querySelectorAll<HTMLElement>(".viewer-place button")].find(
            ({ textContent }) => textContent === "Повторити",
          );
        await waitUntil(retry, "no retry");
        if (!isOffline && attributes.includes("path"))
          expect(shown(tag)).to.match(/^Файл не показано: помилка сервера \(503\)\. .+\.Повторити$/);
        isDown = false;
        if (isOffline) dispatchEvent(new Event("online"));
        else retry()!.click();
        await waitUntil(() => shown(tag) === "the text", "not shown");
      }
  });

  it("leafs through its files in both directions and around, and begins with the one that is named", async () => {
    const files = JSON.stringify(["/a.txt", "/b.txt", "/c.txt"]);
    const tag = await open(`file_path="/b.txt" files='${files}'`);
    const shows = (name: string) => waitUntil(() => shown(tag) === `text of /${name}.txt`, `not ${name}`);
    const press = (key: string) =>
      tag
        .shadowRoot!.querySelector(".viewer-place")!
        .dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, composed: true }));
    await shows("b");
    press("ArrowRight");
    await shows("c");
    press("ArrowRight");
    await shows("a");
    press("ArrowLeft");
    await shows("c");
    press("ArrowLeft");
    press("ArrowLeft");
    await shows("a");
    tag.setAttribute("file-path", "/c.txt");
    await shows("c");
  });
});

for (const [what, given, told] of [
  ["its name", () => undefined, ""],
  [
    "its content",
    ({ method }: Request) =>
      method === "POST" ? Response.json({ file_path: "/a.txt", uploaded_name: "a.txt" }) : undefined,
    "Файл не показано: запит скасовано.",
  ],
] as const)
  it(`says in steps that the server does not send ${what}; a person can stop it and try again`, async () => {
    const { signals, mend } = silentServer(() => Response.json({ file_path: "/a.txt", uploaded_name: "a.txt" }), given);
    const clock = startClock();
    try {
      const tag = await open('file_path="/a.txt"');
      await waitUntil(() => signals.length, "not asked");
      const read = await readWhileSlow(clock, () => shown(tag));
      expect(read.slice(3)).to.eql(stagesOf(loadingWord, "Скасувати").slice(3));
      const button = () => tag.shadowRoot!.querySelector<HTMLElement>(".viewer-place button");
      button()!.click();
      await waitUntil(() => shown(tag) === `${told}Повторити`, `not stopped: ${shown(tag)}`);
      expect(signals.map(({ aborted }) => aborted)).to.eql([true]);
      mend();
      button()!.click();
      await waitUntil(() => shown(tag).includes("uploaded_name"), "not shown");
    } finally {
      clock.end();
      for (const { number } of shownNotices()) dismiss(number);
    }
  });
