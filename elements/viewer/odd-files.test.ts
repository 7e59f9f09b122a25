/** Files that are empty, missing, unknown to the server's list, without an ending, or in an old character set. */
import { aTimeout, expect } from "@open-wc/testing";
import "../main.ts";
import { configure } from "../../src/base/settings.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import { deep } from "../../test/support/deep.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const picture = "/demo/legacy-form.png";

async function open(attributes: string): Promise<HTMLElement> {
  place.innerHTML = `<vs-viewer open ${attributes}></vs-viewer>`;
  const tag = place.firstElementChild as HTMLElement;
  await waitUntil(() => tag.shadowRoot?.querySelector(".viewer-place"), "not opened");
  return tag;
}
const part = <T extends HTMLElement>(tag: HTMLElement, selector: string) => tag.shadowRoot!.querySelector<T>(selector);
const text = (tag: HTMLElement) => part(tag, ".viewer-place")!.textContent;
const download = (tag: HTMLElement) => part<HTMLAnchorElement>(tag, "a.viewer-save");
const notices = () => deep(document, ".notice .words").map(({ textContent }) => textContent);

/** Knows all files but those of /static; has all but those named missing. */
function server(content: (path: string) => BodyInit = (path) => `text of ${path}`, type = "text/plain"): void {
  answers(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (request.method === "POST") {
      const { file_path: path } = (await request.json()) as { file_path: string };
      if (path.startsWith("/static") || path === picture) return status(404, { error: "Файлу немає." });
      return Response.json({ file_path: path, uploaded_name: "план", ext: "txt" });
    }
    if (pathname.includes("missing")) return status(404);
    if (pathname.includes("gone")) return status(410);
    if (pathname.includes("empty")) return request.headers.has("Range") ? status(416) : new Response("");
    return new Response(content(pathname), { headers: { "Content-Type": type } });
  });
}

describe("vs-viewer", () => {
  beforeEach(() => server());
  afterEach(async () => {
    place.replaceChildren();
    await aTimeout(10);
    configure({ transport: null });
  });

  for (const file of ["/empty.webm", "/empty.mp3", "/empty.png", "/empty.txt"])
    it(`says that ${file} is empty, and offers to download it`, async () => {
      const tag = await open(`file_path="${file}"`);
      await waitUntil(() => text(tag) === "Файл порожній.", "not shown");
      expect(download(tag)).not.to.equal(null);
    });

  for (const file of [
    "/missing.png",
    "/missing.webm",
    "/missing.txt",
    "/static/missing.png",
    "/static/missing.pdf",
    "/gone.png",
    "/gone.txt",
  ])
    it(`does not offer to download ${file}, which the server does not have`, async () => {
      const tag = await open(`file_path="${file}"`);
      await waitUntil(() => text(tag).includes("Файл не показано"), "not said");
      await waitUntil(() => download(tag) === null, "still offered");
    });

  it("the keys work on after the link to download went away with the focus on it", async () => {
    const tag = await open(`files='["/a.txt", "/missing.txt"]'`);
    await waitUntil(() => text(tag) === "text of /a.txt");
    download(tag)!.focus();
    download(tag)!.dispatchEvent(new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, composed: true }));
    await waitUntil(() => text(tag).includes("Файл не показано"));
    await waitUntil(() => tag.shadowRoot!.activeElement === part(tag, ".viewer-place"), "the focus is lost");
  });

  it("[R8-19] shows a picture that the server's list does not hold without a notice, and downloads it from its address", async () => {
    const before = notices().length;
    const tag = await open(`file_path="${picture}"`);
    await waitUntil(() => part<HTMLImageElement>(tag, "img")?.naturalWidth, "not shown");
    expect(notices().length).to.equal(before);
    expect([download(tag)!.pathname, download(tag)!.download]).to.eql([picture, "legacy-form.png"]);
  });

  it("follows a change of file_path alone", async () => {
    const tag = await open('file_path="/a.txt"');
    await waitUntil(() => text(tag) === "text of /a.txt");
    tag.setAttribute("file_path", "/b.txt");
    await waitUntil(() => text(tag) === "text of /b.txt", "not followed");
  });

  it("[R3.8-13] the ext of the server's answer decides about a path without an ending, not about others", async () => {
    const tag = await open('file_path="/files/17?version=1.5"');
    await waitUntil(() => text(tag) === "text of /files/17", "not shown");
    const other = await open('file_path="/files/page.html"');
    await waitUntil(() => text(other).includes("не відкривається"), "not shown");
  });

  it("reads a text of an old program in its character set", async () => {
    server(() => new Uint8Array([0xcf, 0xeb, 0xe0, 0xed, 0x20, 0xb3]));
    const tag = await open('file_path="/plan.txt"');
    await waitUntil(() => text(tag) === "План і", "not shown");
  });

  it("says that only the beginning of a long text is shown", async () => {
    server(() => "ї".repeat(250_001));
    const tag = await open('file_path="/log.txt"');
    await waitUntil(() => part(tag, "pre"), "not shown");
    expect(part(tag, "pre")!.textContent).to.equal("ї".repeat(250_000));
    expect(text(tag)).to.contain("Показано лише початок тексту");
  });

  for (const [letters, first] of [
    ["Latin ones", "xx"],
    ["Ukrainian ones", "ї"],
  ] as const)
    it(`shows no half of a letter at the end of a long text after ${letters}`, async () => {
      const fits = `${first}${"x".repeat(97)}\n${`${"x".repeat(99)}\n`.repeat(4999)}`.slice(0, -1);
      server(() => `${fits}її`);
      const tag = await open('file_path="/log.txt"');
      await waitUntil(() => part(tag, "pre"), "not shown");
      expect(part(tag, "pre")!.textContent === fits, part(tag, "pre")!.textContent.slice(-5)).to.equal(true);
    });
});
