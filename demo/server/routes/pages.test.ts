import { call } from "../test-client.ts";
import { expect, test } from "../test-server.ts";

test("the old page lists fifty requests with filters, pager and actions", async ({ demo }) => {
  const page = await demo.get("/legacy.html");
  expect(page.text).toContain("<title>Звернення громадян — Зарічна громада</title>");
  expect(page.text.match(/<tr id="request-\d+">/g)).toHaveLength(50);
  expect(page.text).toMatch(/<a href="#" edit="works\.request\/\d+\/request">Редагувати<\/a>/);
  expect(page.text).toContain('vs-refresh="works.request"');
  expect(page.text.match(/<script src="\/dist\/vs\.js"><\/script>/g)).toHaveLength(1);
  expect(page.headers.get("content-security-policy")).toContain("script-src 'self' 'unsafe-inline'");
  expect(page.text).toContain(`<meta name="csrf-token" content="${demo.csrf}" />`);

  const filtered = await demo.get("/legacy.html?status=done&district=2&text=%D0%BB%D1%8E%D0%BA%D0%B0&page=2");
  expect(filtered.text).toContain('<option value="done" selected>');
  expect(filtered.text).not.toContain("badge-danger");
  expect((await demo.get("/legacy.html?page=99999&district=x&text=%25")).status).toBe(200);
});

test("typed text is shown as text on the pages", async ({ demo }) => {
  const evil = `<script>alert("x")</script>`;
  await demo.send("POST", "/api/works.request/", { topic: "lamp", applicant: evil, body: evil });
  for (const path of ["/legacy.html", "/strict.html"]) {
    const page = await demo.get(`${path}?text=${encodeURIComponent(evil)}`);
    expect(page.text).not.toContain(evil);
    expect(page.text).toContain("&lt;script&gt;alert(");
  }
});

test("the settings block is JSON with all settings that the bundle needs", async ({ demo }) => {
  const { text } = await demo.get("/strict.html");
  const block = /<script type="application\/json" id="vs-settings">([^<]+)<\/script>/.exec(text)?.[1] ?? "";
  expect(JSON.parse(block)).toMatchObject({
    user: "demo",
    idempotency: true,
    etag: true,
    login_url: "/login",
    session_url: "/api-user/session",
  });
});

test("the strict page has the strictest policy and no inline code or styles", async ({ demo }) => {
  const page = await demo.get("/strict.html");
  const policy = page.headers.get("content-security-policy") ?? "";
  const nonce = /script-src 'nonce-([^']+)'/.exec(policy)?.[1] ?? "";
  expect(nonce).toHaveLength(24);
  expect(policy.replace(nonce, "N")).toBe(
    "default-src 'none'; script-src 'nonce-N'; style-src 'none'; connect-src 'self'; img-src 'self' data: blob:; " +
      "media-src 'self' blob:; frame-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'; " +
      "require-trusted-types-for 'script'; trusted-types 'none'",
  );
  expect(page.text).toContain(`nonce="${nonce}" src="/dist/vs.js"`);
  expect(page.text).not.toMatch(/ style=| on\w+=|<style|stylesheet|jquery/i);
  expect((await demo.get("/strict.html")).headers.get("content-security-policy")).not.toBe(policy);
});

test("our own pages send the policy that allows their own style sheets", async ({ server }) => {
  const { headers } = await call(server.url, "/login");
  expect(headers.get("content-security-policy")).toContain("style-src 'self'");
  expect(headers.get("x-content-type-options")).toBe("nosniff");
});

const oldForm = "/legacy/old-form";
const typed = {
  applicant: "Стара Форма",
  topic: "lamp",
  body: "Темно",
  anonymous: "1",
  spent: "12,5",
  due: "2026-12-01",
};

test("the old form is stored and answered with a redirect and a message", async ({ demo }) => {
  const body = new URLSearchParams({ ...typed, _token: demo.csrf });
  const answer = await demo.send("POST", oldForm, body, { "X-CSRF-Token": "" });
  // A header is checked whenever it is present, even empty; a browser's form sends none.
  expect(answer.status).toBe(403);
  const posted = await demo.send("POST", oldForm, body);
  expect(posted.status).toBe(303);
  const page = await demo.get(posted.headers.get("location") ?? "");
  expect(page.text).toMatch(/Звернення ЗВ-\d{4}\/\d{5} зареєстровано\./);
  expect(page.text).toContain("Стара Форма");
});

test("the old form comes back with the error and the typed values", async ({ demo }) => {
  const body = new URLSearchParams({ ...typed, phone: "не знаю", applicant: `"><b>`, _token: demo.csrf });
  const answer = await demo.send("POST", oldForm, body);
  expect(answer.status).toBe(422);
  expect(answer.text).toContain("Поле «Телефон» має недопустиме значення.");
  expect(answer.text).toContain('value="не знаю"');
  expect(answer.text).toContain('value="&quot;&gt;&lt;b&gt;"');
  expect(answer.text).toContain(">Темно</textarea>");
});

test("the old form refuses a viewer and a missing token", async ({ server, demo, viewer }) => {
  const body = new URLSearchParams({ ...typed, _token: viewer.csrf });
  expect((await viewer.send("POST", oldForm, body)).text).toContain("не дозволяє цієї дії");
  const stolen = await call(server.url, oldForm, { method: "POST", body, headers: { Cookie: demo.cookie } });
  expect(stolen.status).toBe(403);
});
