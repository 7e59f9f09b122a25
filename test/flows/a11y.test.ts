import type { Page } from "@playwright/test";
import { findings } from "../support/axe.ts";
import { expect, test } from "../support/demo.ts";
import { typeInto } from "../support/driver.ts";
import { chunkOf } from "../support/chunks.ts";

test("axe finds nothing in the open form, with its problems, and with a refusal", async ({
  id,
  clerk,
  form,
  page,
  fault,
  trouble,
}) => {
  trouble.expect("status of 500");
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await expect(form.field("Заявник")).toBeVisible();
  await settled(page);
  expect(await findings(page, "vs-popup")).toEqual([]);
  await form.type("Заявник", "x");
  await form.type("Телефон", "1");
  await form.save();
  await expect(form.summary).toBeVisible();
  expect(await findings(page, "vs-popup")).toEqual([]);
  await form.type("Заявник", "Right Name");
  await form.type("Телефон", "380501234567");
  await fault({ path: `/api/works.request/${id}$`, method: "PUT", kind: "status", status: 500 });
  await form.save();
  await expect(form.summary).toContainText("помилка сервера");
  expect(await findings(page, "vs-popup")).toEqual([]);
});

test("axe finds nothing in drafts offered after a crash, nor in saves of the outbox", async ({
  id,
  clerk,
  form,
  page,
  trouble,
}) => {
  trouble.expect("ERR_INTERNET_DISCONNECTED");
  page.on("dialog", (dialog) => void dialog.accept());
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await form.type("Заявник", "Unsaved");
  await page
    .locator("#old-form")
    .getByLabel("Телефон")
    .evaluate((input: HTMLInputElement) => {
      input.value = "38067";
      input.dispatchEvent(new InputEvent("input", { bubbles: true }));
    });
  await expect(page.locator("[part=draft]")).toBeVisible();
  await clerk.open("/legacy.html");
  await page.getByRole("button", { name: "Показати відмінності" }).click();
  expect(await findings(page, "vs-drafts")).toEqual([]);
  await clerk.edit(`works.request/${id}`);
  await form.button("Показати відмінності").click();
  await settled(page);
  expect(await findings(page, "vs-popup")).toEqual([]);
  await form.button("Відновити").click();
  await page.waitForFunction(
    (chunk) => performance.getEntriesByType("resource").some(({ name }) => new RegExp(chunk).test(name)),
    chunkOf("elements/outbox/outbox.tsx").source,
  );
  await page.context().setOffline(true);
  await form.save();
  await form.button("Покласти в чергу").click();
  await page.locator("vs-notices").getByRole("button", { name: "Показати чергу" }).click();
  await expect(page.getByRole("button", { name: "Видалити" })).toBeVisible();
  await settled(page);
  expect(await findings(page, "vs-outbox")).toEqual([]);
  await page.context().setOffline(false);
});

test("axe finds nothing in tabs, steps, a hint and a computed field", async ({ clerk, form, page }) => {
  await clerk.open("/forms");
  await clerk.edit("works.roadwork/3");
  await form.element.getByRole("tab", { name: "Строки" }).click();
  await form.field("Кінець").fill("");
  await form.saveIncomplete();
  await settled(page);
  expect(await findings(page, "vs-popup")).toEqual([]);
  await clerk.open("/admin/add/works.request/citizen");
  await form.button("Далі").click();
  await expect(form.element.getByText("Етап 1/3")).toBeVisible();
  expect(await findings(page, "vs-form")).toEqual([]);
});

test("axe finds nothing in an open list and an open calendar", async ({ id, clerk, form, page }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await settled(page);
  await form.openList("Статус");
  await expect(form.element.getByRole("listbox").getByRole("option", { name: "У роботі" })).toBeVisible();
  expect(await findings(page, "vs-popup")).toEqual([]);
  await page.keyboard.press("Escape");
  await form.element.locator("[data-field=due]").getByRole("button", { name: "Відкрити календар" }).click();
  await expect(form.element.locator(".flatpickr-calendar")).toBeVisible();
  await settled(page);
  expect(await findings(page, "vs-popup")).toEqual([]);
});

test("axe finds nothing in a question, an info form and the stand-alone fields", async ({ id, clerk, page }) => {
  await clerk.open("/legacy.html");
  await page.getByLabel("Заявник").focus();
  await page.getByRole("button", { name: "Зареєструвати" }).click();
  expect(await findings(page, "vs-text", "vs-select", "vs-date", "vs-number", "vs-switcher")).toEqual([]);
  await clerk.remove(`works.request/${id}`);
  await expect(clerk.question).toContainText(String(id));
  await settled(page);
  expect(await findings(page, "vs-modal")).toEqual([]);
  await page.keyboard.press("Escape");
  await clerk.info(`works.request/${id}`);
  await settled(page);
  expect(await findings(page, "vs-popup")).toEqual([]);
});

test("Tab goes through the form in reading order and round in the dialog, and shows each stop with its focus ring @both", async ({
  id,
  clerk,
  form,
  page,
  browserName,
}) => {
  await clerk.open("/legacy.html");
  await clerk.row(id).getByRole("link", { name: "Редагувати" }).focus();
  await page.keyboard.press("Enter");
  await expect(form.field("Анонімно")).toBeFocused();
  const names: string[] = [];
  for (let count = 0; count < 45; count++) {
    const stop = await page.evaluate(focusedStop);
    if (names.at(-1) !== stop.name) names.push(stop.name); // a select's cross is a separate stop
    if (stop.name === "Закрити") break; // the first stop of the dialog; the form gives the focus to its first field
    const hasRing = async () => (await page.evaluate(focusedStop)).hasRing;
    await expect.poll(hasRing, { message: `a ring at ${stop.name}`, timeout: 1000 }).toBe(true); // while its library loads
    expect.soft(stop.isInDialog, `${stop.name} is in the dialog`).toBe(true);
    expect.soft(stop.isCovered, `${stop.name} is below the form's buttons`).toBe(false);
    await page.keyboard.press("Tab");
    // after the last stop of a dialog the browser's own follow, and then the first
    await expect.poll(async () => (await page.evaluate(focusedStop)).name).not.toBe("the browser");
  }
  const nameNow = async () => (await page.evaluate(focusedStop)).name;
  for (let count = 0; count < 3 && (await nameNow()) !== "Анонімно"; count++) await page.keyboard.press("Tab");
  expect(await nameNow()).toBe("Анонімно");
  // a headless window of Firefox has lost the focus by now
  for (let count = 0; count < 10 && (await nameNow()) !== "Зберегти"; count++) await page.keyboard.press("Shift+Tab");
  if (browserName === "chromium") expect(await nameNow(), "backwards").toBe("Зберегти");
  expect(names).toEqual([
    "Анонімно",
    "Джерело",
    "Заявник",
    "Телефон",
    "Електронна пошта",
    "Тема",
    "Район",
    "Зміст звернення",
    "Пріоритет",
    "Термін виконання",
    "Статус",
    "Витрачено",
    "Відповідальна особа",
    "Підрядник",
    "Відповідь заявнику",
    "Наступний запис (Alt+PageDown)",
    "Зберегти й далі",
    "Скасувати",
    "Зберегти",
    "Закрити",
  ]);
});

test("a select is opened, filtered, picked and cleared by keyboard alone @both", async ({ id, clerk, form, page }) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  const cell = form.element.locator("[data-field=channel]");
  await form.field("Джерело").focus();
  await page.keyboard.press("ArrowDown");
  // the stored value alone stands there until the list has come
  await expect(cell.getByRole("listbox").getByRole("option").nth(1)).toBeVisible();
  await expect(form.field("Джерело")).toHaveAttribute("aria-expanded", "true");
  await page.keyboard.press("ArrowDown");
  const active = await cell.locator(".option.active").innerText();
  await page.keyboard.press("Enter");
  await expect(cell.getByRole("listbox").getByRole("option").first()).toBeHidden();
  await expect(cell).toContainText(active);
  await expect(form.field("Джерело")).toBeFocused();
  await expect(form.element).toBeVisible();
  await page.keyboard.press("Backspace");
  await form.save();
  await expect(form.element).toHaveCount(0);
  expect(await clerk.record(`works.request/${id}`)).toMatchObject({ channel: null });
});

test("a day is picked by keyboard alone, and the focus returns to the field @both", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await typeInto(form.field("Термін виконання"), "05.03.2027");
  await page.keyboard.press("Alt+ArrowDown");
  await expect(form.element.locator(".flatpickr-calendar")).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(form.field("Термін виконання")).toHaveValue("12.03.2027");
  await expect(form.field("Термін виконання")).toBeFocused();
});

test("on a phone the dialog is as wide as the window and nothing overflows @both", async ({
  id,
  clerk,
  form,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 780 });
  await clerk.open("/strict.html");
  await clerk.edit(`works.request/${id}`);
  await settled(page);
  const dialog = (await page.getByRole("dialog").boundingBox())!;
  expect(dialog.x).toBeCloseTo(0, 0);
  expect(dialog.width).toBeCloseTo(await page.evaluate(() => document.documentElement.clientWidth), 0);
  expect(await overflow(page)).toEqual([]);
  const [first, second] = await Promise.all(["Заявник", "Телефон"].map((label) => form.field(label).boundingBox()));
  expect(second!.y).toBeGreaterThan(first!.y);
  await form.type("Заявник", "x");
  await form.save();
  await expect(form.summary).toBeVisible();
  expect(await overflow(page)).toEqual([]);
  await expect(form.button("Зберегти")).toBeInViewport();
});

test("at twice the size nothing overflows and the form can be saved", async ({ id, clerk, form, page }) => {
  await page.setViewportSize({ width: 640, height: 400 }); // 1280 × 800 at 200 %
  await clerk.open("/strict.html");
  await clerk.edit(`works.request/${id}`);
  await settled(page);
  expect(await overflow(page)).toEqual([]);
  const { y, height } = (await form.button("Зберегти").boundingBox())!;
  expect(y + height, "the buttons are whole in the window").toBeLessThanOrEqual(400);
  await form.type("Заявник", "Zoomed");
  await form.save();
  await expect(form.element).toHaveCount(0);
});

test("in forced colours borders and the chosen state stay visible", async ({ id, clerk, form, page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  const border = await form.field("Заявник").evaluate((element) => getComputedStyle(element).borderTopWidth);
  expect(parseFloat(border)).toBeGreaterThan(0);
  const paint = () =>
    form.field("Анонімно").evaluate((element) => {
      const { backgroundColor, borderColor, outlineColor } = getComputedStyle(element);
      const knob = getComputedStyle(element, "::before");
      return [
        backgroundColor,
        borderColor,
        outlineColor,
        knob.transform,
        knob.insetInlineStart,
        knob.backgroundColor,
      ].join();
    });
  const off = await paint();
  await form.field("Анонімно").click();
  expect(await paint()).not.toBe(off);
});

test("with reduced motion nothing moves", async ({ id, clerk, page, form }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  await clerk.open("/legacy.html");
  await clerk.edit(`works.request/${id}`);
  await expect(form.field("Заявник")).toBeVisible();
  const moving = await page.evaluate(() => {
    const roots: (Document | ShadowRoot)[] = [document];
    const found: string[] = [];
    for (const root of roots)
      for (const element of root.querySelectorAll("vs-popup, vs-form, vs-popup *, dialog, dialog *, .form, .form *")) {
        if (element.shadowRoot) roots.push(element.shadowRoot);
        const { transitionDuration, animationDuration, transitionProperty } = getComputedStyle(element);
        const lasts = (text: string) => text.split(",").some((one) => parseFloat(one) > 0.011);
        if (
          (lasts(transitionDuration) && /transform|all|inset|translate/.test(transitionProperty)) ||
          lasts(animationDuration)
        )
          found.push(element.outerHTML.slice(0, 80));
      }
    return found;
  });
  expect(moving).toEqual([]);
});

/** The animations of the dialog have ended: colours are final. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    const rootsOf = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? rootsOf(shadowRoot) : [])),
    ];
    const running = rootsOf(document).flatMap((root) => root.getAnimations());
    await Promise.allSettled(running.map((animation) => animation.finished));
  });

/** Our elements that reach out of the window sideways, or scroll sideways. */
const overflow = (page: Page) =>
  page.evaluate(() => {
    const found: string[] = [];
    const look = (root: ParentNode) => {
      for (const element of root.querySelectorAll("*")) {
        if (element.shadowRoot) look(element.shadowRoot);
        const { left, right, width, height } = element.getBoundingClientRect();
        const { clip, position } = getComputedStyle(element);
        const isSeen = width > 1 && height > 1 && clip === "auto" && position !== "absolute";
        if (isSeen && (right > innerWidth + 1 || left < -1)) found.push(element.outerHTML.slice(0, 90));
      }
    };
    for (const popup of document.querySelectorAll("vs-popup")) {
      look(popup.shadowRoot!);
      look(popup);
    }
    return found;
  });

/** Runs in the page: the element with the focus. */
function focusedStop(): { name: string; hasRing: boolean; isInDialog: boolean; isCovered: boolean } {
  let element = document.activeElement;
  const hosts: Element[] = [];
  while (element?.shadowRoot?.activeElement) {
    hosts.push(element);
    element = element.shadowRoot.activeElement;
  }
  if (!element || element === document.body) {
    return { name: "the browser", hasRing: false, isInDialog: false, isCovered: false };
  }
  const root = element.getRootNode() as ShadowRoot;
  const row = element.closest("[data-field]")?.querySelector("label");
  const name = (row?.firstChild?.textContent ?? element.getAttribute("aria-label") ?? element.textContent ?? "").trim();
  const rings = [
    element,
    element.closest(".ts-control"),
    element.closest(".ts-wrapper"),
    element.closest(".switch"),
    element.parentElement,
  ];
  const hasRing = rings.some((one) => {
    if (!one) return false;
    const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(one);
    return (outlineStyle !== "none" && parseFloat(outlineWidth) > 0) || boxShadow !== "none";
  });
  const bar = root.querySelector(".bar");
  const isBefore = bar !== null && !bar.contains(element);
  return {
    isCovered: isBefore && element.getBoundingClientRect().bottom > bar.getBoundingClientRect().top,
    name: name || root.host?.localName || element.localName,
    hasRing,
    isInDialog: hosts.some((host) => !!host.closest("vs-popup")) || !!element.closest("dialog"),
  };
}
