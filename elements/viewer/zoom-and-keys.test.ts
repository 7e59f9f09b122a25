/** The keys and buttons of the viewer, and which answers it shows. */
import { expect } from "@open-wc/testing";
import "../main.ts";
import { configure } from "../../src/base/settings.ts";
import { settled } from "../../test/support/clock.ts";
import { answers } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const picture = "/demo/legacy-form.png";

/** Answers with the name of each file; `late` holds answers back. */
function server(late: (path: string) => Promise<void> | undefined = () => undefined): void {
  answers(async (request: Request) => {
    if (request.method !== "POST") return new Response(`text of ${new URL(request.url).pathname}`);
    const { file_path: path } = (await request.json()) as { file_path: string };
    await late(path);
    return Response.json({ file_path: path, uploaded_name: path.split("/").at(-1) });
  });
}
async function open(...files: string[]): Promise<HTMLElement> {
  place.innerHTML = `<vs-viewer open files='${JSON.stringify(files)}'></vs-viewer>`;
  const tag = place.firstElementChild as HTMLElement;
  await waitUntil(() => tag.shadowRoot?.querySelector(".viewer-place"), "not opened");
  return tag;
}
const part = <T extends HTMLElement>(tag: HTMLElement, selector: string) => tag.shadowRoot!.querySelector<T>(selector);
const shown = (tag: HTMLElement) => part(tag, ".viewer-place")!.textContent;
function press(tag: HTMLElement, key: string, keys: KeyboardEventInit = {}): boolean {
  const event = new KeyboardEvent("keydown", { key, bubbles: true, composed: true, cancelable: true, ...keys });
  part(tag, ".viewer-place")!.dispatchEvent(event);
  return event.defaultPrevented;
}

describe("in the viewer", () => {
  beforeEach(() => server());
  afterEach(async () => {
    place.replaceChildren();
    await settled();
    configure({ transport: null });
  });

  it("keys work at once, because the file has the focus", async () => {
    const tag = await open("/a.txt", "/b.txt");
    await waitUntil(() => tag.shadowRoot!.activeElement === part(tag, ".viewer-place"), "no focus");
  });

  it("a picture gets larger and smaller by keys and buttons up to a limit, and begins anew when it is left", async () => {
    const tag = await open(picture, "/b.txt");
    const width = () => part(tag, "img")?.style.inlineSize;
    const isOff = (name: string) => part(tag, `[aria-label="${name}"]`)!.ariaDisabled;
    await waitUntil(() => width() === "", "no picture");
    expect([isOff("Збільшити"), isOff("Зменшити")]).to.eql(["false", "true"]);
    for (const size of ["150%", "200%", "300%", "400%"]) {
      press(tag, "+");
      await waitUntil(() => width() === size, `not ${size}`);
    }
    expect([isOff("Збільшити"), isOff("Зменшити")]).to.eql(["true", "false"]);
    press(tag, "+");
    part(tag, '[aria-label="Збільшити"]')!.click();
    await settled();
    expect(width()).to.equal("400%");
    press(tag, "-");
    await waitUntil(() => width() === "300%", "not smaller");
    press(tag, "0");
    await waitUntil(() => width() === "", "not whole again");
    press(tag, "-");
    press(tag, "+");
    await waitUntil(() => width() === "150%", "the smallest size was passed");
    press(tag, "ArrowRight");
    await waitUntil(() => shown(tag) === "text of /b.txt", "not the next file");
    press(tag, "ArrowLeft");
    await waitUntil(() => width() === "", "not whole");
  });

  it("all of an enlarged picture can be scrolled to", async () => {
    const tag = await open(picture, "/b.txt");
    await waitUntil(() => part<HTMLImageElement>(tag, "img")?.complete, "no picture");
    for (let times = 0; times < 4; times++) press(tag, "+");
    await waitUntil(() => part(tag, "img")!.style.inlineSize === "400%", "not larger");
    const box = part(tag, ".viewer-place")!;
    box.scrollTo(0, 0);
    const { left, top } = part(tag, "img")!.getBoundingClientRect();
    const corner = box.getBoundingClientRect();
    expect([left >= corner.left, top >= corner.top]).to.eql([true, true]);
    box.scrollTo(1e6, 1e6);
    const far = part(tag, "img")!.getBoundingClientRect();
    expect([far.right <= corner.right + 1, far.bottom <= corner.bottom + 1]).to.eql([true, true]);
  });

  it("a finger leafs by a swipe; over an enlarged picture it moves the picture", async () => {
    const tag = await open(picture, "/b.txt");
    await waitUntil(() => part(tag, "img"), "no picture");
    const width = () => part(tag, "img")?.style.inlineSize;
    const swipe = (px: number, pointerType = "touch") => {
      for (const [type, clientX] of [
        ["pointerdown", 300],
        ["pointerup", 300 + px],
      ] as const)
        part(tag, ".viewer-place")!.dispatchEvent(new PointerEvent(type, { clientX, pointerType, bubbles: true }));
    };
    press(tag, "+");
    await waitUntil(() => width() === "150%", "not larger");
    swipe(-200);
    await settled();
    expect(width(), "the picture stays").to.equal("150%");
    press(tag, "0");
    await waitUntil(() => width() === "", "not whole again");
    swipe(-20);
    swipe(-200, "mouse");
    await settled();
    expect(width(), "a tap or a mouse leafs nothing").to.equal("");
    swipe(-200);
    await waitUntil(() => shown(tag) === "text of /b.txt", "not the next file");
    swipe(200);
    await waitUntil(() => width() === "", "not the picture again");
  });

  it("the arrow keys of a video are its own", async () => {
    const tag = await open("/a.webm", "/b.txt");
    tag.shadowRoot!.addEventListener("error", (event) => event.stopPropagation(), true); // there is no such video
    await waitUntil(() => part(tag, "video"), "no video");
    const event = new KeyboardEvent("keydown", { key: "ArrowRight", bubbles: true, composed: true, cancelable: true });
    part(tag, "video")!.dispatchEvent(event);
    await settled();
    expect(event.defaultPrevented).to.equal(false);
    expect(shown(tag)).not.to.equal("text of /b.txt");
  });

  it("keys of the browser and the system stay theirs", async () => {
    const tag = await open("/a.txt", "/b.txt");
    await waitUntil(() => shown(tag) === "text of /a.txt", "no text");
    for (const keys of [{ ctrlKey: true }, { altKey: true }, { metaKey: true }])
      for (const key of ["ArrowRight", "+", "-", "0"]) expect(press(tag, key, keys)).to.equal(false);
    expect(press(tag, "a")).to.equal(false);
    await settled();
    expect(shown(tag)).to.equal("text of /a.txt");
    expect(press(tag, "ArrowRight")).to.equal(true);
  });

  it("an answer about a file that comes after that of the next one is not shown", async () => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    const asked: string[] = [];
    server((path) => (asked.push(path), path === "/a.txt" ? held : undefined));
    const tag = await open("/a.txt", "/b.txt");
    await waitUntil(() => asked.includes("/a.txt"), "not asked");
    press(tag, "ArrowRight");
    await waitUntil(() => shown(tag) === "text of /b.txt", "not the next file");
    release();
    await settled();
    expect(shown(tag)).to.equal("text of /b.txt");
  });

  it("a pdf is a link where the policy of the page forbids frames", async () => {
    const viewer = Object.getOwnPropertyDescriptor(Navigator.prototype, "pdfViewerEnabled")!;
    Object.defineProperty(navigator, "pdfViewerEnabled", { configurable: true, value: true });
    try {
      const tag = await open("/a.pdf");
      await waitUntil(() => part(tag, "iframe"), "no frame");
      const violate = (effectiveDirective: string) =>
        document.dispatchEvent(
          new SecurityPolicyViolationEvent("securitypolicyviolation", {
            effectiveDirective,
            documentURI: location.href,
            violatedDirective: effectiveDirective,
            originalPolicy: "",
            disposition: "enforce",
            statusCode: 200,
          }),
        );
      violate("img-src");
      await settled();
      expect(part(tag, "iframe")).not.to.equal(null);
      violate("frame-src");
      await waitUntil(() => part<HTMLAnchorElement>(tag, ".viewer-place a")?.pathname === "/a.pdf", "no link");
      expect(part(tag, "iframe")).to.equal(null);
    } finally {
      Reflect.deleteProperty(navigator, "pdfViewerEnabled");
      expect(Object.getOwnPropertyDescriptor(Navigator.prototype, "pdfViewerEnabled")).to.eql(viewer);
    }
  });
});
