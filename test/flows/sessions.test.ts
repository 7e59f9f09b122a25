/** Sessions that end, and proxies that answer with a login page (docs/safety.md §4). */
import { expect, test } from "../support/demo.ts";
import { typeInto } from "../support/driver.ts";

const post = { path: "/api/works\\.request/$", method: "POST" };
/** A name that no other test uses: two workers may share one database. */
const freshName = () => `Refused Person ${crypto.randomUUID().slice(0, 8)}`;

test("login pages in place of the answer: typed text stays, and a second try stores one record", async ({
  clerk,
  form,
  fault,
}) => {
  const applicant = freshName();
  await clerk.open("/legacy.html");
  await clerk.addRequest(applicant);
  await fault({ ...post, kind: "login", times: 2 });
  await form.save();
  await clerk.answer("Скасувати");
  await expect(
    clerk.page.getByText("Не збережено: сеанс завершено, увійдіть знову. Введене залишилось у формі.").first(),
  ).toBeVisible();
  await expect(form.field("Заявник")).toHaveValue(applicant);
  expect(await clerk.count("works.request", { applicant })).toBe(0);
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("one stray login page of a proxy while the session is valid: no dialog, and one record is stored", async ({
  clerk,
  form,
  fault,
}) => {
  const applicant = freshName();
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await clerk.addRequest(applicant);
  await fault({ ...post, kind: "login" });
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(writes).toEqual(["POST /api/works.request/", "POST /api/works.request/"]);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("a session that has ended is renewed in place, and the save goes on by itself @both", async ({
  clerk,
  form,
  page,
  context,
  trouble,
}) => {
  trouble.expect("status of 401");
  const applicant = freshName();
  await clerk.open("/legacy.html");
  await clerk.addRequest(applicant);
  await context.clearCookies();
  await form.save();
  const signIn = page.getByRole("dialog").filter({ has: page.locator("input[type=password]") });
  await expect(signIn).toBeVisible();
  await expect(signIn.getByRole("textbox").first()).toHaveValue("demo");
  await typeInto(signIn.locator("input[type=password]"), "demo");
  await page.keyboard.press("Enter");
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("a session that ends under 20 calls at once: one dialog, each call is done once, and typed text stays @both", async ({
  clerk,
  form,
  page,
  context,
  trouble,
}) => {
  trouble.expect("status of 401");
  const applicant = freshName();
  await clerk.open("/legacy.html");
  await clerk.addRequest(applicant);
  await context.clearCookies();
  await page.evaluate((name) => {
    const { vs } = window as unknown as { vs: { run(element: Element): Promise<void> } };
    for (let count = 0; count < 20; count++) {
      const link = document.createElement("a");
      link.setAttribute("save", "works.request");
      link.setAttribute("silent", "");
      link.setAttribute("obj", JSON.stringify({ applicant: name, topic: "lamp", body: `call ${count}` }));
      document.body.append(link);
      void vs.run(link);
    }
  }, `${applicant} waiting`);
  const signIn = page.locator("vs-sign-in");
  await expect(signIn.locator("input[type=password]")).toBeVisible();
  await expect(signIn).toHaveCount(1);
  await typeInto(signIn.locator("input[type=password]"), "demo");
  await page.keyboard.press("Enter");
  await expect(signIn).toHaveCount(0);
  await expect.poll(() => clerk.count("works.request", { applicant: `${applicant} waiting` })).toBe(20);
  await expect(form.field("Заявник")).toHaveValue(applicant);
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
  expect(await clerk.count("works.request", { applicant: `${applicant} waiting` })).toBe(20);
});
