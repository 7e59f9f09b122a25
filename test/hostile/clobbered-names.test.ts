/**
 * A form of the page with a field of every name by which HTML hides a member of the form (docs/hosts.md, §3): members
 * of the form's prototypes, read in the browser of the test. Drafts and refreshed regions with such forms are tried in
 * the tests beside their code.
 */
import { expect, type Page } from "@playwright/test";
import { formMembers } from "../support/form-members.ts";
import { test } from "./with-site.ts";

test.use({ trace: "off" });

test("fields and clicks work in a form whose fields hide any of its members @both", async ({ page, site }) => {
  test.setTimeout(180_000);
  const said: string[] = [];
  page.on("pageerror", (error) => said.push(error.message));
  page.on("console", (message) => message.type() === "error" && said.push(message.text()));
  await page.goto(`${site.url}/plain.html`);
  const names = await page.evaluate(formMembers);
  expect(names.length).toBeGreaterThan(250);
  await page.evaluate(install);
  await tryForm(page, "nothing hidden", []);
  const faults: string[] = [];
  for (const name of names) {
    const result = await tryForm(page, name, [name]);
    if (result !== "ok" || said.length) faults.push(`${name}: ${[result, ...said.splice(0)].join("; ")}`);
  }
  // together they may close a circle that none of them makes alone
  const whole = await tryForm(page, "all", names);
  expect([...faults, whole, ...said]).toEqual(["ok"]);
});

/** Builds one form and tries it. A tab that stands still fails by the time limit, with the name in its message. */
async function tryForm(page: Page, what: string, names: string[]): Promise<string> {
  const late = new Promise<string>((_, reject) =>
    setTimeout(() => reject(new Error(`the page stands still with a field named ${what}`)), 20_000),
  );
  const tried = page.evaluate(
    (given) => (window as unknown as { tryNames(names: string[]): Promise<string> }).tryNames(given),
    names,
  );
  return Promise.race([tried, late]);
}

/** Runs in the page. */
function install(): void {
  const ran: string[] = [];
  addEventListener("vs:before", (event) => {
    ran.push((event as CustomEvent<{ value: string }>).detail.value);
    event.preventDefault();
  });
  const wait = async (isDone: () => unknown): Promise<boolean> => {
    for (let turn = 0; turn < 400; turn++) {
      if (isDone()) return true;
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    return false;
  };

  async function tryNames(names: string[]): Promise<string> {
    const form = document.createElement("form");
    const own = document.createElement("input");
    const ours = document.createElement("vs-text") as HTMLElement & { value: string };
    ours.setAttribute("name", "ours-own");
    ours.setAttribute("value", "a");
    const action = document.createElement("span");
    action.setAttribute("edit", `host.note/${names.length}`);
    action.textContent = "edit";
    const plain = Object.assign(document.createElement("span"), { textContent: "plain" });
    const hidden = names.map((name) => Object.assign(document.createElement("input"), { name }));
    Node.prototype.appendChild.call(document.body, form);
    for (const node of [...hidden, own, ours, action, plain]) Node.prototype.appendChild.call(form, node);
    Element.prototype.setAttribute.call(form, "tabindex", "-1");
    try {
      return await use(form, { own, ours, action, plain, hidden });
    } finally {
      document.body.removeChild(form);
    }
  }

  async function use(
    form: HTMLFormElement,
    parts: Record<"own" | "action" | "plain", HTMLElement> & {
      ours: HTMLElement & { value: string };
      hidden: HTMLElement[];
    },
  ): Promise<string> {
    const { own, ours, action, plain, hidden } = parts;
    const input = () => ours.shadowRoot?.querySelector("input");
    if (!(await wait(input))) return "the field is not drawn";
    own.focus();
    input()!.focus();
    if (ours.shadowRoot!.activeElement !== input()) return "the field does not take the focus";
    input()!.value = "typed";
    input()!.dispatchEvent(new InputEvent("input", { bubbles: true, composed: true }));
    (hidden[0] ?? own).focus();
    for (const related of [own, form, ...hidden.slice(0, 1)]) {
      const options = { bubbles: true, composed: true, relatedTarget: related };
      for (const type of ["mouseout", "pointerout", "mouseover"])
        input()!.dispatchEvent(new PointerEvent(type, options));
    }
    if (new FormData(form).get("ours-own") !== "typed") return "the value is not posted";
    // the form itself has the focus while the view is drawn
    HTMLElement.prototype.focus.call(form);
    ours.setAttribute("title", "drawn");
    input()!.focus();
    plain.click();
    const count = ran.length;
    action.click();
    if (!(await wait(() => ran.length > count))) return "the action does not run";
    HTMLFormElement.prototype.reset.call(form);
    return ours.value === "a" ? "ok" : `after a reset the value is ${ours.value}`;
  }
  Object.assign(window, { tryNames });
}
