/** Photos and recordings of a file field: when they can be begun, and what a person is told. Flows: test/flows/recorder.test.ts. */
import { aTimeout, expect } from "@open-wc/testing";
import { answers } from "../../../test/support/memory-server.ts";
import { button, note, open, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();

/** The picture of a camera: a canvas that changes until `end`. */
function camera(): { track: MediaStreamTrack; end(): void } {
  const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 48 });
  const context = canvas.getContext("2d")!;
  const draw = () => {
    context.fillStyle = `rgb(200, ${performance.now() % 200}, 0)`;
    context.fillRect(0, 0, 64, 48);
  };
  draw();
  const [track] = canvas.captureStream(20).getVideoTracks();
  const timer = setInterval(draw, 20);
  return { track: track!, end: () => clearInterval(timer) };
}

describe("Photos and recordings", () => {
  const { getUserMedia } = MediaDevices.prototype;
  const { start } = MediaRecorder.prototype;
  let given: MediaStream;
  let made: ReturnType<typeof camera>;
  beforeEach(() => {
    given = new MediaStream();
    made = camera();
    MediaDevices.prototype.getUserMedia = () => Promise.resolve(given);
  });
  afterEach(() => {
    made.end();
    Object.assign(MediaDevices.prototype, { getUserMedia });
    Object.assign(MediaRecorder.prototype, { start });
  });
  async function panel(kind: string, name: string) {
    const { cell } = await put(`<vs-files name="x" dir="photos" webcam="${kind}"></vs-files>`);
    return openPanel(cell, name);
  }
  async function openPanel(cell: ParentNode, name: string) {
    await waitUntil(() => button(cell, name), "no button");
    button(cell, name).click();
    await waitUntil(() => cell.querySelector(".capture"), "not opened");
    expect(getComputedStyle(cell.querySelector(".capture-kinds")!).display, "its own look").to.equal("flex");
    const main = cell.querySelector(".capture .main")!;
    return { cell, main: main as HTMLElement, isReady: () => main.getAttribute("aria-disabled") === "false" };
  }
  const isTold = () => waitUntil(() => document.querySelector("vs-modal"), "not told");

  it("a photo can be taken once the camera has given a picture", async () => {
    const { cell, isReady } = await panel("photo", "Сфотографувати");
    const video = cell.querySelector("video")!;
    await waitUntil(() => video.srcObject === given, "not opened");
    await aTimeout(50);
    expect(isReady()).to.equal(false);
    given.addTrack(made.track);
    await waitUntil(isReady, "not ready");
    expect(video.videoWidth).to.equal(64);
  });

  it("a recording that cannot be begun is told", async () => {
    given.addTrack(made.track);
    MediaRecorder.prototype.start = () => {
      throw new DOMException("", "NotSupportedError");
    };
    const { cell, main, isReady } = await panel("video", "Зняти відео");
    await waitUntil(isReady, "not ready");
    main.click();
    await isTold();
    await waitUntil(() => !cell.querySelector(".capture"), "still open");
  });

  it("a form is not saved while a recording runs, which its field says, nor before the recording is stored", async () => {
    given.addTrack(made.track);
    const asked = answers((request: Request) =>
      Response.json(
        request.url.includes("/file/upload/")
          ? { name: "stored.webm", result: { dir: "d", file_name: "stored.webm" } }
          : { id: 1 },
      ),
    );
    const saves = () => asked.filter(({ method }) => method === "PUT");
    const { form, cell } = await open({ type: "Files", dir: "photos", webcam: "video" });
    const { main, isReady } = await openPanel(cell, "Зняти відео");
    await waitUntil(isReady, "not ready");
    main.click();
    await waitUntil(() => main.textContent === "Зупинити", "not recorded");
    expect(await form.submit()).to.equal(false);
    expect([note(cell), saves()]).to.eql(["Запис ще триває, зупиніть його", []]);
    await aTimeout(100);
    button(cell, "Закрити").click();
    expect(await form.submit(), "saved without the recording").to.equal(false);
    await waitUntil(() => cell.querySelector(".file-name")?.textContent.trim() === "stored.webm", "not stored");
    await waitUntil(() => form.submit(), "not saved");
    expect(JSON.parse(saves()[0]!.body)).to.include({ x: "stored.webm" });
  });

  it("the page's own form is not sent while a recording runs", async () => {
    given.addTrack(made.track);
    const { form, tag, cell } = await put(`<vs-files name="x" dir="photos" webcam="video"></vs-files>`);
    const { main, isReady } = await openPanel(cell, "Зняти відео");
    await waitUntil(isReady, "not ready");
    expect(form.checkValidity()).to.equal(true);
    main.click();
    await waitUntil(() => !form.checkValidity(), "can be sent");
    expect(tag.validationMessage).to.equal("Запис ще триває, зупиніть його");
  });

  it("a camera that is taken away while nothing is recorded is told", async () => {
    given.addTrack(made.track);
    // Firefox dispatches no events of a page on its own tracks
    const track = Object.assign(new EventTarget(), { stop() {} }) as MediaStreamTrack;
    given.getTracks = () => [track];
    const { cell, isReady } = await panel("photo", "Сфотографувати");
    await waitUntil(isReady, "not ready");
    track.dispatchEvent(new Event("ended"));
    await isTold();
    await waitUntil(() => !cell.querySelector(".capture"), "still open");
  });
});
