import { expect, test } from "../support/demo.ts";

const freshCode = () => String(91_000_000 + Math.floor(Math.random() * 8_000_000));
/** A name that no other test uses: two workers may share one database. */
const freshName = () => `Refused Person ${crypto.randomUUID().slice(0, 8)}`;

const put = (id: number) => ({ path: `/api/works\\.request/${id}$`, method: "PUT" });
const post = { path: "/api/works\\.request/$", method: "POST" };

test("a code that is taken is reported in the required words; with another code one record is stored @db [R8-16] [R8-15]", async ({
  clerk,
  form,
  trouble,
}) => {
  trouble.expect("status of 409");
  const taken = (await clerk.record("works.contractor/7"))["edrpou"];
  const code = freshCode();
  await clerk.open("/legacy.html");
  await clerk.add("works.contractor/contractor");
  await form.type("Код ЄДРПОУ", String(taken));
  await form.type("Назва", "Twice Registered");
  await form.save();
  await clerk.answer("Зберегти");
  const words = "Запис із таким кодом уже є.";
  await expect(form.summary).toContainText(words);
  await expect(clerk.notice(words), "once, in the error area").toHaveCount(0);
  await expect(form.field("Назва")).toHaveValue("Twice Registered");
  await form.type("Код ЄДРПОУ", code);
  await form.save();
  await clerk.answer("Зберегти");
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.contractor", { name: "Twice Registered" })).toBe(1);
});

test("a value that only the database refuses is reported in the server's words, the form stays @db [R8-13] [R8-31]", async ({
  clerk,
  form,
  trouble,
}) => {
  trouble.expect("status of 422");
  await clerk.open("/legacy.html");
  await clerk.add("works.contractor/contractor");
  await form.type("Код ЄДРПОУ", "12ab5678");
  await form.type("Назва", "Letters In The Code");
  await form.save();
  await clerk.answer("Зберегти");
  await expect(form.summary).toContainText(/Поле «.+» має недопустиме значення/);
  await expect(form.field("Назва")).toHaveValue("Letters In The Code");
  await expect(form.button("Зберегти")).toHaveAttribute("aria-disabled", "false");
});

const answers: {
  title: string;
  fault: Record<string, unknown>;
  words: string | RegExp;
  seen?: string;
  rows: string;
}[] = [
  {
    title: "422 with the server's words",
    fault: { kind: "status", status: 422, text: "error: Заявника немає в реєстрі" },
    words: "Заявника немає в реєстрі",
    seen: "status of 422",
    rows: "[R8-13]",
  },
  {
    title: "422 without words",
    fault: { kind: "status", status: 422 },
    words: "Не збережено: сервер не прийняв значень. Перевірте введене.",
    seen: "status of 422",
    rows: "",
  },
  {
    title: "500 without words",
    fault: { kind: "status", status: 500 },
    words: /Не збережено: помилка сервера \(.+\)\. Спробуйте ще раз або зверніться до адміністратора\./,
    seen: "status of 500",
    rows: "",
  },
  {
    title: "500 with a database's own sentence",
    fault: { kind: "status", status: 500, text: "error: column foo is of type bar" },
    words: "Не збережено: помилка даних. Перевірте введене або зверніться до адміністратора.",
    seen: "status of 500",
    rows: "[R8-14]",
  },
  {
    title: "500 that says duplicate key",
    fault: { kind: "status", status: 500, text: 'duplicate key value violates unique constraint "x" (23505)' },
    words: "Запис із таким кодом уже є.",
    seen: "status of 500",
    rows: "[R8-16]",
  },
  {
    title: "413",
    fault: { kind: "status", status: 413 },
    words: "Не збережено: завеликий обсяг даних.",
    seen: "status of 413",
    rows: "",
  },
  {
    title: "200 with an error",
    fault: { kind: "body", text: '{"id":5,"error":"error: Поле заповнене невірно"}' },
    words: "Поле заповнене невірно",
    rows: "[R3.9-15] [R8-13]",
  },
  {
    title: "200 with success false",
    fault: { kind: "body", text: '{"success":false,"message":"Строк подання минув"}' },
    words: "Строк подання минув",
    rows: "[R3.9-15]",
  },
  {
    title: "200 with ok false and no message",
    fault: { kind: "body", text: '{"ok":false}' },
    words: /./,
    rows: "[R3.9-15]",
  },
  {
    title: "200 with a text that begins 'error:'",
    fault: { kind: "body", type: "text/plain", text: "error: Немає доступу до реєстру" },
    words: "Немає доступу до реєстру",
    rows: "[R3.9-15] [R8-13]",
  },
  {
    title: "200 with an error as text/html with a BOM",
    fault: { kind: "body", type: "text/html", text: '\ufeff {"error":"Заявника заблоковано"}' },
    words: "Заявника заблоковано",
    rows: "[R8-13]",
  },
];

for (const { title, fault: how, words, seen, rows } of answers)
  test(`${title}: the form keeps typed text, says why, and a second try stores one record ${rows}`, async ({
    clerk,
    form,
    fault,
    trouble,
  }) => {
    if (seen) trouble.expect(seen);
    const applicant = freshName();
    await clerk.open("/legacy.html");
    await clerk.addRequest(applicant);
    await fault({ ...post, ...how } as never);
    await form.save();
    await expect(form.summary).toContainText(words);
    await expect(clerk.page.locator("vs-notices .notice"), "said once, in the form").toHaveCount(0);
    await expect(form.field("Заявник")).toHaveValue(applicant);
    await form.save();
    await expect(form.element).toHaveCount(0);
    expect(await clerk.count("works.request", { applicant })).toBe(1);
  });

// the server may have stored it or not, so "unknown" is the right message
for (const kind of ["html", "truncate"] as const)
  test(`${kind === "html" ? "HTML of a proxy" : "JSON cut in the middle"} after a save: the form does not say that it was saved, and a second try leaves one record`, async ({
    clerk,
    form,
    fault,
    trouble,
  }) => {
    trouble.expect("net::ERR", "Failed to load resource");
    if (kind === "html") trouble.expect("the answer cannot be read as one of this call");
    const applicant = freshName();
    await clerk.open("/legacy.html");
    await clerk.addRequest(applicant);
    await fault({ ...post, kind, times: 5 });
    await form.save();
    await expect(form.summary).toContainText("Невідомо, чи збережено: відповідь сервера загубилася.");
    await expect(form.field("Заявник")).toHaveValue(applicant);
    await clerk.page.request.delete("/__fault");
    await form.save();
    await expect(form.element).toHaveCount(0);
    expect(await clerk.count("works.request", { applicant })).toBe(1);
  });

test("without a connection typed text stays, also after another try; once it is back one record is stored by itself @both", async ({
  clerk,
  form,
  context,
  trouble,
}) => {
  trouble.expect("net::ERR_INTERNET_DISCONNECTED", "Failed to load resource", "its code could not be loaded");
  const applicant = freshName();
  await clerk.open("/legacy.html");
  await clerk.addRequest(applicant);
  await context.setOffline(true);
  for (let round = 0; round < 2; round++) {
    await form.save();
    await expect(form.summary).toContainText("немає зв'язку");
    await expect(form.field("Заявник")).toHaveValue(applicant);
  }
  await context.setOffline(false);
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("a lost connection is told once, in the form; what was typed stays [R8-04]", async ({
  clerk,
  form,
  page,
  context,
  trouble,
}) => {
  trouble.expect("net::ERR_INTERNET_DISCONNECTED", "Failed to load resource", "its code could not be loaded");
  await clerk.open("/legacy.html");
  await clerk.addRequest(freshName());
  await context.setOffline(true);
  await form.save();
  await expect(form.summary).toContainText("Не збережено: немає зв'язку. Введене залишилось у формі.");
  await expect(page.locator("vs-notices .notice")).toHaveCount(0);
});

test("an answer lost once after the record was stored: one record, and the form closes @both @db", async ({
  clerk,
  form,
  fault,
  trouble,
}) => {
  trouble.expect("net::ERR", "Failed to load resource");
  const applicant = freshName();
  await clerk.open("/legacy.html");
  await clerk.addRequest(applicant);
  await fault({ ...post, kind: "drop-after" });
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("an answer lost again and again: 'unknown', and trying again stores exactly one record @db", async ({
  clerk,
  form,
  fault,
  trouble,
}) => {
  trouble.expect("net::ERR", "Failed to load resource");
  const applicant = freshName();
  await clerk.open("/legacy.html");
  await clerk.addRequest(applicant);
  await fault({ ...post, kind: "drop-after", times: 20 });
  await form.save();
  await expect(form.summary).toContainText("Невідомо, чи збережено: відповідь сервера загубилася.");
  await expect(form.field("Заявник")).toHaveValue(applicant);
  await clerk.page.request.delete("/__fault");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("changes between two tries after a lost answer are stored in the same record @db", async ({
  clerk,
  form,
  fault,
  trouble,
}) => {
  trouble.expect("net::ERR", "Failed to load resource");
  const applicant = freshName();
  await clerk.open("/legacy.html");
  await clerk.addRequest(applicant);
  await fault({ ...post, kind: "drop-after", times: 20 });
  await form.save();
  await expect(form.summary).toContainText("Невідомо, чи збережено");
  await clerk.page.request.delete("/__fault");
  await form.type("Зміст звернення", "changed between the tries");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
  expect(await clerk.count("works.request", { applicant, body: "changed between the tries" })).toBe(1);
});

test("a lost answer to a change can be checked: the button shows that it is stored", async ({
  id,
  clerk,
  fault,
  trouble,
}) => {
  trouble.expect("net::ERR", "Failed to load resource");
  await clerk.open("/legacy.html");
  const form = await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Stored But Unheard");
  await fault({ ...put(id), kind: "drop-after", times: 20 });
  await form.save();
  await form.button("Перевірити").click();
  await expect(form.summary).toContainText("Збережено.");
});

test("Enter and a double click on the button save once @both", async ({ clerk, form, page }) => {
  const applicant = freshName();
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await clerk.addRequest(applicant);
  await form.field("Телефон").focus();
  const box = (await form.button("Зберегти").boundingBox())!;
  await Promise.all([page.keyboard.press("Enter"), page.mouse.dblclick(box.x + box.width / 2, box.y + box.height / 2)]);
  await expect(form.element).toHaveCount(0);
  await expect(page.getByRole("row").filter({ hasText: applicant })).toHaveCount(1);
  expect(writes).toEqual(["POST /api/works.request/"]);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("a host script that submits a form three times at once saves once", async ({ clerk, form }) => {
  const applicant = freshName();
  await clerk.open("/legacy.html");
  const writes = clerk.writes();
  await clerk.addRequest(applicant);
  await form.element.evaluate((element) => {
    const { submit } = element as HTMLElement & { submit(): Promise<boolean> };
    for (let count = 0; count < 3; count++) void submit.call(element);
  });
  await expect(form.element).toHaveCount(0);
  expect(writes).toEqual(["POST /api/works.request/"]);
  expect(await clerk.count("works.request", { applicant })).toBe(1);
});

test("the server's messages stand at their fields until they change; the rest is listed [R8-13]", async ({
  clerk,
  form,
  fault,
  id,
  trouble,
}) => {
  trouble.expect("status of 422");
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Інший Заявник");
  const errors = { applicant: ["Такого заявника немає"], vat_no: ["Немає коду"] };
  await fault({
    path: `/api/works.request/${id}`,
    method: "PUT",
    kind: "status",
    status: 422,
    text: JSON.stringify({ errors }),
  });
  await form.save();
  await expect(form.element.getByText("Такого заявника немає").first()).toBeVisible();
  await expect(form.element.getByText("vat_no: Немає коду")).toBeVisible();
  await expect(form.element.getByText("Перевірте введене")).toHaveCount(1);
  await expect(clerk.notice("Перевірте введене")).toHaveCount(0);
  await expect(form.field("Заявник")).toBeFocused();
  await form.type("Заявник", "Третій Заявник");
  await expect(form.field("Заявник")).not.toHaveAttribute("aria-invalid", "true");
});
