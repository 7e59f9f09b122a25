/** The captcha, in a form and alone. */
import { expect } from "@open-wc/testing";
import { configure } from "../../../src/base/settings.ts";
import { answers, status } from "../../../test/support/memory-server.ts";
import { startClock } from "../../../test/support/clock.ts";
import { inputs, open, put, startPlace } from "../../../test/support/one-field.ts";
import { waitUntil } from "../../../test/support/wait-until.ts";

startPlace();
const challenge = () => ({ challenge: `8.${Date.now() + 60_000}.a.b` });
const box = (cell: ParentNode) => inputs(cell)[0]!;
const said = (cell: ParentNode) => cell.querySelector(".said")!.textContent;

/** Scripts of this address load empty, all others fail. */
function providerScript(): string {
  const script = `${location.origin}/elements/fields/captcha/nothing.js?provider`;
  Object.defineProperty(HTMLScriptElement.prototype, "src", {
    configurable: true,
    set(this: HTMLScriptElement, address: unknown) {
      setTimeout(() => this.dispatchEvent(new Event(String(address) === script ? "load" : "error")));
    },
  });
  return script;
}

describe("Captcha", () => {
  it("[R2.4-14] [R5.1-16] is required without `required`, and is solved by one tick", async () => {
    const asked = answers(challenge());
    const { tag, cell, posted } = await put('<vs-captcha name="x"></vs-captcha>');
    expect([tag.checkValidity(), asked.length]).to.eql([false, 0]);
    box(cell).click();
    await waitUntil(() => tag.value !== "", "no proof");
    expect(asked[0]!.path).to.equal("/api-user/captcha");
    expect(posted()[0]).to.match(/^8\.\d+\.a\.b\.\d+$/);
    await waitUntil(() => box(cell).checked && said(cell) === "✓ Перевірено", "does not say so");
    expect(tag.checkValidity()).to.equal(true);
  });

  it("[R2.4-14] shows that the check failed or has expired, and works again", async () => {
    answers(status(404), { challenge: `8.${Date.now() + 300}.a.b` }, challenge());
    const { tag, cell } = await put('<vs-captcha name="x"></vs-captcha>');
    box(cell).click();
    await waitUntil(() => said(cell).startsWith("Перевірка не вдалася"), "no words");
    box(cell).click();
    await waitUntil(() => said(cell).startsWith("Час перевірки минув"), "not expired");
    expect(tag.value).to.equal("");
    box(cell).click();
    await waitUntil(() => box(cell).checked, "not again");
  });

  for (const [where, aheadMs] of Object.entries({ "an hour ahead": 3_600_000, "an hour behind": -3_600_000 }))
    it(`[R2.4-14] counts its time by the server's clock when this computer's is ${where}`, async () => {
      answers(() => {
        const serverNow = Date.now() - aheadMs;
        const headers = { Date: new Date(serverNow).toUTCString() };
        return Response.json({ challenge: `8.${serverNow + 3000}.a.b` }, { headers });
      });
      const { tag, cell } = await put('<vs-captcha name="x"></vs-captcha>');
      box(cell).click();
      await waitUntil(() => box(cell).checked, "no proof");
      const solvedAt = performance.now();
      await waitUntil(() => said(cell).startsWith("Час перевірки минув"), "not expired");
      expect(performance.now() - solvedAt).to.be.greaterThan(1000);
      expect(tag.value).to.equal("");
    });

  it("[R3.6-64] a form sends it as recaptcha-token, whatever the field is called; [R4-16] [R8-15] it is good for one save", async () => {
    answers(challenge());
    const { cell, record } = await open({ type: "captcha" });
    box(cell).click();
    await waitUntil(() => box(cell).checked, "no proof");
    const sent = await record();
    expect(sent!["recaptcha-token"]).to.match(/^8\./);
    expect(sent).not.to.have.property("x");
    await waitUntil(() => !box(cell).checked, "the proof stays");
  });

  it("[R4-16] after a new record was saved all fields are reset", async () => {
    answers(challenge());
    const { form, cell } = await open({ type: "Captcha" }, undefined, {}, {}, { record: "" });
    box(cell).click();
    const other = form.shadowRoot!.querySelector<HTMLInputElement>('[data-field="other"] input')!;
    other.value = "Темно";
    other.dispatchEvent(new InputEvent("input", { bubbles: true }));
    await waitUntil(() => box(cell).checked, "no proof");
    answers({ id: 5 });
    expect(await form.submit()).to.equal(true);
    const now = () => form.shadowRoot!.querySelector<HTMLInputElement>('[data-field="other"] input');
    await waitUntil(() => now()?.value === "" && !box(form.shadowRoot!).checked, "not empty");
  });

  it("[R8-15] a refused save clears the captcha and keeps all other values", async () => {
    answers(challenge());
    const { form, cell } = await open({ type: "Captcha" });
    box(cell).click();
    await waitUntil(() => box(cell).checked, "no proof");
    answers(status(422, { error: "Ні" }));
    expect(await form.submit()).to.equal(false);
    await waitUntil(() => !box(cell).checked, "the proof stays");
  });

  it("[R7.7-02] [R5.1-16] another provider is loaded by its script, in Ukrainian, and its token is used", async () => {
    const drawn: { hl?: string; sitekey?: string; callback?(token: string): void }[] = [];
    let resets = 0;
    Object.assign(window, {
      someCaptcha: {
        render: (_place: HTMLElement, options: object) => drawn.push(options),
        reset: () => (resets += 1),
      },
    });
    const script = providerScript();
    configure({ captcha: { script, sitekey: "key", global: "someCaptcha" } });
    const { tag, posted } = await put('<vs-captcha name="x"></vs-captcha>');
    await waitUntil(() => drawn.length === 1, "not drawn");
    expect([drawn[0]!.hl, drawn[0]!.sitekey]).to.eql(["uk", "key"]);
    drawn[0]!.callback!("token");
    expect([tag.value, posted()]).to.eql(["token", ["token"]]);
    await waitUntil(() => tag.checkValidity(), "not valid");
    tag.value = "";
    await waitUntil(() => resets > 0, "not reset");
    configure({ captcha: null });
    Reflect.deleteProperty(window, "someCaptcha");
  });

  it("another provider that failed is begun again by the button, and its token ends the message", async () => {
    const drawn: { callback(token: string): void; "error-callback"(): void }[] = [];
    const resets: unknown[] = [];
    Object.assign(window, {
      someCaptcha: {
        render: (_place: HTMLElement, options: (typeof drawn)[0]) => `widget ${drawn.push(options)}`,
        reset: (widget: unknown) => resets.push(widget),
      },
    });
    configure({ captcha: { script: providerScript(), sitekey: "key", global: "someCaptcha" } });
    const { tag, cell } = await put('<vs-captcha name="x"></vs-captcha>');
    await waitUntil(() => drawn.length === 1, "not drawn");
    const again = () => cell.querySelector<HTMLButtonElement>(".again");
    resets.length = 0;
    drawn[0]!["error-callback"]();
    await waitUntil(again, "no button");
    again()!.click();
    await waitUntil(() => !again() && resets.length, "not begun again");
    expect([resets, drawn.length]).to.eql([["widget 1"], 1]);
    drawn[0]!["error-callback"]();
    await waitUntil(again, "no button again");
    drawn[0]!.callback("token");
    await waitUntil(() => !again(), "the message stays");
    expect(tag.value).to.equal("token");
    configure({ captcha: null });
    Reflect.deleteProperty(window, "someCaptcha");
  });

  it("[R7.7-02] a provider may define its global shortly after its script has loaded", async () => {
    let drawn = 0;
    configure({ captcha: { script: providerScript(), sitekey: "key", global: "lateCaptcha" } });
    const clock = startClock();
    await put('<vs-captcha name="x"></vs-captcha>');
    await waitUntil(() => clock.waits.includes(100), "not waited for");
    clock.pass(100);
    await waitUntil(() => clock.waits.includes(100), "not waited for again");
    let isReady: (() => void) | undefined;
    const provider = { ready: (run: () => void) => (isReady = run), render: () => drawn++, reset() {} };
    Object.assign(window, { lateCaptcha: provider });
    clock.pass(100);
    clock.end();
    await waitUntil(() => isReady, "not asked whether it is ready");
    expect(drawn).to.equal(0);
    isReady!();
    await waitUntil(() => drawn === 1, "not drawn");
    configure({ captcha: null });
    Reflect.deleteProperty(window, "lateCaptcha");
  });
});
