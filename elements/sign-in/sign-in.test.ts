/** A session that ends during work: one dialog over the page, then the work goes on (docs/safety.md §4). */
import { aTimeout, expect } from "@open-wc/testing";
import vs from "../main.ts";
import { runtime } from "../../src/base/runtime/runtime.ts";
import { configure } from "../../src/base/settings.ts";
import { answers, status, type Asked } from "../../test/support/memory-server.ts";
import { deep } from "../../test/support/deep.ts";
import { waitUntil } from "../../test/support/wait-until.ts";

const place = document.body.appendChild(document.createElement("div"));
const inert = document.body.appendChild(document.createElement("div"));
inert.setAttribute("vs-inert", "");
inert.append(document.createElement("vs-widget"));
let isIn: boolean;
/** How many calls a proxy answers with its own page. */
let strayPages: number;
let asked: Asked[];
const dialogs = () => [...document.querySelectorAll("vs-sign-in")];
const input = (id: string) =>
  deep(document, `vs-sign-in input, #${id}`).find((one) => one.id === id) as HTMLInputElement;
const button = (words: string) => deep(document, "button").findLast(({ textContent }) => textContent === words);
const writes = () => asked.filter(({ method, path }) => method !== "GET" && path !== "/login");

before(async () => {
  configure({ session_url: "/me", user: "demo" });
  await waitUntil(() => runtime.clicks);
});
beforeEach(() => {
  isIn = false;
  strayPages = 0;
  asked = answers(async (request: Request) => {
    const { pathname } = new URL(request.url);
    if (pathname === "/login") {
      const { password } = (await request.clone().json()) as { password: string };
      isIn = password === "right";
      return isIn ? Response.json({ ok: true }) : status(403, { error: "Невірний пароль" });
    }
    if (pathname === "/me") return isIn ? Response.json({ user: "demo" }) : status(401);
    const key = request.headers.get("Idempotency-Key");
    const tries = writes().filter(({ headers }) => headers.get("Idempotency-Key") === key).length;
    if (tries <= strayPages) return new Response("<input type=password>");
    return isIn ? Response.json({ id: 7 }) : status(401);
  });
});
afterEach(async () => {
  for (const dialog of document.querySelectorAll("vs-sign-in,vs-popup,vs-modal")) dialog.remove();
  place.replaceChildren();
  configure({ session_url: "/me", user: "demo" });
  await aTimeout(20);
});
async function save(count = 1): Promise<void> {
  place.innerHTML = '<a save="t/1" obj="a=1">x</a>'.repeat(count);
  for (const link of place.children) void vs.run(link);
  await waitUntil(() => dialogs().length > 0 && deep(document, "input").length, "no dialog");
  await waitUntil(() => input("password"), "not drawn");
}

// must be the first test: after a successful call the page does not count as a visitor's
it("a visitor's page with widgets asks nobody to sign in", async () => {
  configure({ user: null });
  place.innerHTML = '<vs-widget name="w"></vs-widget>';
  await waitUntil(() => asked.length > 0);
  await aTimeout(100);
  expect(dialogs().length).to.equal(0);
});

it("asks once for 20 waiting calls; after signing in each is repeated once, with its own key", async () => {
  await save(20);
  expect(dialogs().length).to.equal(1);
  expect(input("login").value).to.equal("demo");
  await waitUntil(() => input("password").matches(":focus"), "the password has no focus");
  input("password").value = "wrong";
  button("Увійти")!.click();
  await waitUntil(() => deep(document, ".problem")[0]?.textContent === "Невірний пароль");
  input("password").value = "right";
  button("Увійти")!.click();
  await waitUntil(() => dialogs().length === 0);
  await waitUntil(() => writes().length === 40, "the calls have not gone on");
  const keys = writes().map(({ headers }) => headers.get("Idempotency-Key"));
  expect(new Set(keys).size).to.equal(20);
});

it("a password that is typed anew while the first one is checked is not marked: the next letter would erase it", async () => {
  await save();
  const password = input("password");
  for (const typed of ["wrong", "right"]) {
    password.value = "wrong";
    button("Увійти")!.click();
    password.value = typed;
    password.setSelectionRange(5, 5);
    await waitUntil(() => button("Увійти"), "no answer");
    await waitUntil(() => deep(document, ".problem")[0]?.textContent === "Невірний пароль", "not refused");
    await aTimeout(50);
    expect([password.selectionStart, password.selectionEnd], typed).to.eql(typed === "wrong" ? [0, 5] : [5, 5]);
  }
});

it("when the dialog is closed the calls fail with their message, and nothing is sent", async () => {
  await save();
  button("Скасувати")!.click();
  await waitUntil(() =>
    deep(document, ".notice").some(({ textContent }) =>
      textContent.includes("Не збережено: сеанс завершено, увійдіть"),
    ),
  );
  expect(writes().length).to.equal(1);
});

it("without session_url the server's own page opens in another tab, and the work goes on here", async () => {
  configure({ session_url: null });
  place.innerHTML = '<a save="t/1" obj="a=1">x</a>';
  void vs.run(place.firstElementChild!);
  await waitUntil(() => button("Продовжити"), "no way on");
  const link = deep(document, "a").find(({ textContent }) => textContent.includes("Увійти")) as HTMLAnchorElement;
  expect([link.getAttribute("target"), link.rel, new URL(link.href).pathname]).to.deep.equal([
    "_blank",
    "noopener",
    "/login",
  ]);
  isIn = true;
  button("Продовжити")!.click();
  await waitUntil(() => writes().length === 2);
});

it("coming back from another tab, signed in, continues without a click", async () => {
  await save();
  isIn = true;
  await waitUntil(() => input("password")?.matches(":focus"), "not listening yet");
  document.dispatchEvent(new Event("visibilitychange"));
  await waitUntil(() => dialogs().length === 0);
  await waitUntil(() => writes().length === 2);
});

it("a stray login page while the session is valid: the calls are repeated, each with its own key, and nobody is asked", async () => {
  isIn = true;
  strayPages = 1;
  place.innerHTML = '<a save="t/1" obj="a=1">x</a>'.repeat(3);
  for (const link of place.children) void vs.run(link);
  await waitUntil(() => writes().length === 6, "they have not gone on");
  expect(new Set(writes().map(({ headers }) => headers.get("Idempotency-Key"))).size).to.equal(3);
  await aTimeout(50);
  expect(dialogs().length).to.equal(0);
});

it("repeated login pages open the dialog after one silent retry", async () => {
  isIn = true;
  strayPages = 2;
  await save();
  expect([dialogs().length, writes().length]).to.deep.equal([1, 2]);
  input("password").value = "right";
  button("Увійти")!.click();
  await waitUntil(() => writes().length === 3);
});
