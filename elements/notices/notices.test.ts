/** Notices: content, duration, history (R3.9-…, R9.8-…). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../main.ts";
import { configure } from "../../src/base/settings.ts";
import { dismiss, notify, shownNotices, type Notice } from "../../src/page/notices/notify.ts";
import { answers, status } from "../../test/support/memory-server.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
const host = () => document.querySelector("vs-notices:not([history])");
const root = () => host()?.shadowRoot;
const shown = () => [...(root()?.querySelectorAll<HTMLElement>(".notice") ?? [])];
const texts = () => shown().map((one) => one.querySelector(".words")!.textContent);

before(async () => {
  await vs.notify({ text: "first", delay: 0 });
  await waitUntil(() => shown().length === 1);
  dismiss(shownNotices()[0]!.number);
});
afterEach(async () => {
  for (const { number } of shownNotices()) dismiss(number);
  place.replaceChildren();
  configure({ undo_delete: false, desktop_notices: false });
  await aTimeout(0);
});

it("[R3.9-17] title or user, photo, message or text, a click address; foreign addresses are dropped", async () => {
  await vs.notify({ user: "Ткачук", photo: "/a.png", message: "Додано", url: "/request/7", kind: "info" });
  const [notice] = shown();
  expect(notice!.querySelector("b")!.textContent).to.equal("Ткачук");
  expect(notice!.querySelector("img")!.getAttribute("src")).to.equal(`${location.origin}/a.png`);
  expect(notice!.querySelector("a.words")!.getAttribute("href")).to.equal(`${location.origin}/request/7`);
  await vs.notify({
    title: "<b>x</b>",
    text: "<img src=x onerror=alert(1)>",
    photo: "//evil.example/a.png",
    url: "data:text/html,x",
  });
  const last = shown().at(-1)!;
  expect([last.querySelector("img") === null, last.querySelector("a") === null]).to.deep.equal([true, true]);
  expect(last.textContent).to.contain("<img src=x onerror=alert(1)>");
});

it("stays when the server's words in it are opened and read", async () => {
  await notify({ kind: "danger", text: "Не збережено", details: "KeyError: 'x'", delay: 0 });
  await waitUntil(() => shown().length === 1);
  for (const part of ["summary", "pre"]) shown()[0]!.querySelector<HTMLElement>(part)!.click();
  expect([texts(), shown()[0]?.querySelector("details")?.open]).to.eql([["Не збережено"], true]);
});

it("[R4-44] [R9.8-01] closes by itself after its delay, stays while hovered or focused, closes by a click", async () => {
  await vs.notify({ text: "коротке", delay: 150 });
  await vs.notify({ text: "довге", delay: 150 });
  shown()[1]!.querySelector("button")!.focus();
  await waitUntil(() => texts().join() === "довге");
  await aTimeout(200);
  expect(texts()).to.deep.equal(["довге"]);
  shown()[0]!.querySelector("button")!.blur();
  await waitUntil(() => texts().length === 0);
  await vs.notify("клік");
  expect(shownNotices()[0]!.delayMs).to.equal(5000);
  shown()[0]!.click();
  await waitUntil(() => texts().length === 0);
});

it("[R9.8-02] bottom right, 20 px from the edge, 10 px apart, in the top layer; at most five; `first` comes first", async () => {
  for (const text of "1234567") await vs.notify({ text, delay: 0 });
  await vs.notify({ text: "8", delay: 0, first: true });
  expect(texts()).to.deep.equal(["8", "3", "4", "5", "6"]);
  const box = root()!.querySelector<HTMLElement>(".notices")!;
  const { right, bottom } = box.getBoundingClientRect();
  expect([innerWidth - right, innerHeight - bottom].map(Math.round)).to.deep.equal([20, 20]);
  expect(box.matches(":popover-open")).to.equal(true);
  const [one, two] = shown().map((notice) => notice.getBoundingClientRect());
  expect(Math.round(two!.top - one!.bottom)).to.equal(10);
});

it("never takes the focus, is shown in the topmost dialog, and is announced by screen readers", async () => {
  const input = place.appendChild(document.createElement("input"));
  input.focus();
  await vs.notify({ kind: "danger", text: "Збій" });
  expect(document.activeElement === input).to.equal(true);
  expect(shown()[0]!.getAttribute("role")).to.equal("alert");
  const closed = vs.alert("Увага", "Текст");
  await waitUntil(() => document.querySelector("vs-modal")?.contains(host()));
  expect(texts()).to.deep.equal(["Збій"]);
  (document.querySelector("vs-modal") as HTMLElement & { close(): void }).close();
  await closed;
  await waitUntil(() => host()?.parentNode === document.body);
});

it("one that was taken out of the page and put back shows notices again", async () => {
  const own = host()!;
  const parent = own.parentNode!;
  own.remove();
  await aTimeout(0);
  parent.append(own);
  await vs.notify({ text: "again", delay: 0 });
  await waitUntil(() => texts().join() === "again", "not shown");
  expect(host() === own).to.equal(true);
});

it("a notice that is closed by a key gives the focus back to where the person was", async () => {
  place.innerHTML = "<input>";
  const input = place.querySelector("input")!;
  input.focus();
  await vs.notify({ text: "Видалено", delay: 0 });
  await waitUntil(() => shown().length === 1);
  const close = shown()[0]!.querySelector("button")!;
  close.focus();
  close.click();
  await waitUntil(() => shown().length === 0);
  expect(document.activeElement).to.equal(input);
});

it("the last 50 are remembered; vs-notices history shows them behind a button", async () => {
  for (let at = 0; at < 60; at++) await vs.notify({ text: `n${at}`, delay: 0 });
  const past = await vs.notices();
  expect([past.length, past[0]!.text, past.at(-1)!.text]).to.deep.equal([50, "n10", "n59"]);
  place.innerHTML = "<vs-notices history></vs-notices>";
  const bell = () => place.firstElementChild!.shadowRoot!.querySelector<HTMLElement>(".bell");
  await waitUntil(bell);
  expect(bell()!.querySelector(".count")!.textContent).to.equal("50");
  bell()!.click();
  const lines = () => [...place.firstElementChild!.shadowRoot!.querySelectorAll(".past .notice .words")];
  await waitUntil(() => lines().length === 50);
  expect(lines()[0]!.textContent).to.equal("n59");
  await waitUntil(() => bell()!.querySelector(".count")!.textContent === "");
  await vs.notify("ще");
  expect(host()?.parentNode === document.body).to.equal(true);
});

it("vs-notices history counts no more once it was taken out of the page, and again when it is put back", async () => {
  place.innerHTML = "<vs-notices history></vs-notices>";
  const tag = place.firstElementChild!;
  const count = () => tag.shadowRoot!.querySelector(".count")?.textContent;
  await waitUntil(count, "no count");
  tag.shadowRoot!.querySelector<HTMLElement>(".bell")!.click();
  await waitUntil(() => count() === "", "not seen");
  tag.shadowRoot!.querySelector<HTMLElement>(".past")!.hidePopover();
  tag.remove();
  await aTimeout(0);
  await vs.notify("ще");
  expect(count()).to.equal("");
  place.append(tag);
  expect(count()).to.equal("1");
  place.append(tag);
  await vs.notify("ще одне");
  expect(count()).to.equal("2");
});

it("[R9.8-02] covers no button of a dialog, short or tall", async () => {
  for (const lines of [1, 99]) {
    const modal = Object.assign(document.createElement("vs-modal"), { title: "Запитання", open: true, width: "600" });
    modal.innerHTML = "<p>рядок</p>".repeat(lines);
    place.append(modal);
    const dialog = () => modal.shadowRoot!.querySelector("dialog[open]");
    await waitUntil(dialog, "no dialog");
    await vs.notify("поруч");
    await waitUntil(() => shown().length === 1);
    const own = shown()[0]!.getBoundingClientRect();
    const covered = [...dialog()!.querySelectorAll("button")].filter((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    });
    expect(covered.length, `${lines} lines`).to.equal(0);
    dismiss(shownNotices()[0]!.number);
    modal.remove();
    await aTimeout(0);
  }
});

it("[R9.8-02] a notice that stays leaves the buttons of a dialog that grows below it", async () => {
  const modal = Object.assign(document.createElement("vs-modal"), {
    title: "Запитання",
    width: String(innerWidth),
    buttons: [{ label: "Зберегти", result: true, kind: "main" }],
    open: true,
  });
  modal.innerHTML = "<input>";
  place.append(modal);
  const button = () => modal.shadowRoot!.querySelector<HTMLElement>("dialog[open] .main");
  await waitUntil(button, "no dialog");
  await vs.notify({ text: "поруч", delay: 0 });
  await waitUntil(() => shown().length === 1);
  const covers = (own: DOMRect) => {
    const { left, right, top, bottom } = button()!.getBoundingClientRect();
    return left < own.right && right > own.left && top < own.bottom && bottom > own.top;
  };
  modal.insertAdjacentHTML("beforeend", "<p>рядок</p>".repeat(99));
  await aTimeout(50);
  expect(covers(shown()[0]!.getBoundingClientRect()), "the button has come below it").to.equal(true);
  modal.querySelector("input")!.focus();
  await aTimeout(0);
  expect(covers(shown()[0]!.getBoundingClientRect())).to.equal(false);
  dismiss(shownNotices()[0]!.number);
  modal.remove();
});

it("[R9.8-02] a notice leaves the links of rows that a refresh brings below it", async () => {
  await vs.notify({ text: "Відновлено", delay: 0 });
  await waitUntil(() => shown().length === 1);
  const { left, top } = shown()[0]!.getBoundingClientRect();
  const link = Object.assign(document.createElement("a"), { href: "#row", textContent: "Рядок" });
  link.style.cssText = `position: fixed; inset: ${top + 4}px auto auto ${left + 4}px; padding: 4px`;
  place.append(link);
  document.dispatchEvent(new CustomEvent("vs:refreshed", { detail: { element: place } }));
  const at = link.getBoundingClientRect();
  expect(document.elementFromPoint(at.left + 6, at.top + 6) === link).to.equal(true);
  dismiss(shownNotices()[0]!.number);
});

it("[R9.8-02] a notice leaves the link that scrolling brings below it", async () => {
  await vs.notify({ text: "Відновлено", delay: 0 });
  await waitUntil(() => shown().length === 1);
  const { left, top } = shown()[0]!.getBoundingClientRect();
  const list = document.createElement("div");
  list.style.cssText = "position: fixed; inset: 0; overflow: auto";
  const link = Object.assign(document.createElement("a"), { href: "#row", textContent: "Рядок" });
  link.style.cssText = `position: absolute; inset: ${top + 3004}px auto auto ${left + 4}px; padding: 4px`;
  list.append(link);
  link.insertAdjacentHTML("afterend", "<p style='block-size: 9000px'></p>");
  place.append(list);
  list.scrollTop = 3000;
  const isReached = () => {
    const at = link.getBoundingClientRect();
    return document.elementFromPoint(at.left + 6, at.top + 6) === link;
  };
  expect(isReached(), "the notice is not above it").to.equal(false);
  await waitUntil(isReached, "still covered");
  dismiss(shownNotices()[0]!.number);
});

it("a page whose buttons leave no free place is looked at once at each point, not once for each place that is tried", async () => {
  place.innerHTML = "<button style='position: fixed; inset: 0'>всюди</button>";
  const looks: string[] = [];
  document.elementFromPoint = (x, y) => {
    looks.push(`${Math.round(x)} ${Math.round(y)}`);
    return Document.prototype.elementFromPoint.call(document, x, y);
  };
  try {
    await vs.notify({ text: "поруч", delay: 0 });
    await waitUntil(() => shown().length === 1);
  } finally {
    Reflect.deleteProperty(document, "elementFromPoint");
  }
  expect(looks.length).to.be.above(0);
  expect(new Set(looks).size).to.equal(looks.length);
  dismiss(shownNotices()[0]!.number);
});

describe("setting undo_delete", () => {
  async function remove(): Promise<void> {
    place.innerHTML =
      '<table><tr><td>1</td><td>Яма на дорозі</td><td><a href="#" del="t/1">Видалити</a></td></tr></table><p vs-refresh></p>';
    void vs.run(place.querySelector("a")!);
    const yes = () => document.querySelector("vs-modal")?.shadowRoot?.querySelector<HTMLElement>(".foot .danger");
    await waitUntil(yes, "not asked");
    expect((document.querySelector("vs-modal") as HTMLElement).title).to.equal("Видалити «1 · Яма на дорозі»?");
    yes()!.click();
    await waitUntil(() => shown().length === 1, "no notice");
  }
  /** The page with its region, and answers to what is written. */
  const serve = (written: (request: Request) => Response = () => Response.json({ id: 1 })) =>
    answers((request: Request) =>
      request.method === "GET"
        ? new Response("<p vs-refresh></p>", { headers: { "Content-Type": "text/html" } })
        : written(request),
    );
  const writes = (asked: ReturnType<typeof answers>) =>
    asked.filter(({ method }) => method !== "GET").map(({ method, path }) => `${method} ${path}`);

  it("[R8-29] the delete is sent at once; its notice names the record, and Undo asks the server to restore it", async () => {
    configure({ undo_delete: true });
    const asked = serve();
    await remove();
    expect(texts()).to.eql(["Видалено: 1 · Яма на дорозі"]);
    expect(writes(asked)).to.eql(["DELETE /api/t/1"]);
    const undo = shown()[0]!.querySelector<HTMLElement>("button:not(.icon)")!;
    expect(undo.scrollWidth).to.be.at.most(undo.clientWidth);
    undo.click();
    await waitUntil(() => texts().join() === "Повернуто: 1 · Яма на дорозі");
    expect(writes(asked)).to.eql(["DELETE /api/t/1", "POST /api/restore/t/1"]);
  });

  it("an address of the host's own; a refused restore says why in the same notice, and can be tried again", async () => {
    configure({ undo_delete: "/back/{table}/{id}" });
    let isRefused = true;
    const asked = serve((request) =>
      request.method === "POST" && isRefused ? status(409, { error: "Місце вже зайняте." }) : Response.json({ id: 1 }),
    );
    await remove();
    shown()[0]!.querySelector<HTMLElement>("button:not(.icon)")!.click();
    await waitUntil(() => texts().join() === "Не повернуто: Місце вже зайняте.");
    expect(writes(asked)).to.eql(["DELETE /api/t/1", "POST /back/t/1"]);
    const [{ action }] = shownNotices() as [Notice];
    expect(action!.restores, "it is kept for the next page").to.eql({ table: "t", id: "1", name: "1 · Яма на дорозі" });
    isRefused = false;
    shown()[0]!.querySelector<HTMLElement>("button:not(.icon)")!.click();
    await waitUntil(() => texts().join() === "Повернуто: 1 · Яма на дорозі");
    expect(writes(asked)).to.eql(["DELETE /api/t/1", "POST /back/t/1", "POST /back/t/1"]);
  });

  it("without it the notice of a delete has no Undo", async () => {
    configure({ undo_delete: null });
    serve();
    await remove();
    expect(shown()[0]!.querySelector("button:not(.icon)") === null).to.equal(true);
  });
});

it("[R8-44] vs.alert without a title or with a wrong argument is reported in the console", async () => {
  const said: unknown[] = [];
  const { error } = console;
  console.error = (words: unknown) => said.push(words);
  try {
    await vs.alert("");
    await vs.alert(5 as never);
    await vs.alert({ text: "x" });
  } finally {
    console.error = error;
  }
  expect(said).to.deep.equal([
    'Missing "title" argument!',
    "Unexpected type of argument!",
    'Missing "title" argument!',
  ]);
  expect(document.querySelector("vs-modal") === null).to.equal(true);
});

describe("[R6-06] [R6-07] notices of the browser", () => {
  const native = Object.getOwnPropertyDescriptor(window, "Notification");
  afterEach(() => {
    if (native) Object.defineProperty(window, "Notification", native);
  });
  it("the permission is asked for only with the setting and after a user gesture", async () => {
    let asked = 0;
    const value = { permission: "default", requestPermission: async () => void asked++ };
    Object.defineProperty(window, "Notification", { configurable: true, value });
    await vs.notify("a");
    configure({ desktop_notices: true });
    await vs.notify("b");
    await aTimeout(50);
    // no gesture in this test
    expect(asked).to.equal(0);
  });
});
