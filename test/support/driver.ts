/** Drivers in the words of the work: the actions of a clerk on a page and in a form. */
import { expect, type Locator, type Page } from "@playwright/test";

/** A fault for the demo server's fault switch (demo/server/faults.ts). */
export interface Fault {
  /** A regular expression, tried on path and query. */
  path: string;
  kind: "status" | "body" | "html" | "login" | "drop-before" | "drop-after" | "stall" | "drip" | "truncate" | "tamper";
  method?: string;
  times?: number;
  status?: number;
  type?: string;
  headers?: Record<string, string>;
  text?: string;
  pauseMs?: number;
}

/** An event of the page: the opening tag of its target, and the plain values of its detail. */
export interface Heard {
  name: string;
  on: string;
  detail: Record<string, unknown>;
}

/** A person who works with a server-rendered page. */
export class Clerk {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** Opens a page; our tags are defined when this returns. */
  async open(path: string): Promise<void> {
    await this.page.goto(path);
    await this.page.evaluate(() => (window as unknown as { vs?: { ready: Promise<unknown> } }).vs?.ready);
  }

  /** Settings that override the page's own. */
  configure(settings: object): Promise<void> {
    return this.page.evaluate(
      (given) => (window as unknown as { vs: { configure(settings: object): void } }).vs.configure(given),
      settings,
    );
  }

  /** Clicks the element that edits this record: `works.request/17` or `works.request/17/request`. Returns the form. */
  edit(address: string): Promise<OpenForm> {
    return this.#openBy("edit", address);
  }

  /** Clicks the element that adds to this table: `works.request` or `works.request/request`. */
  add(address: string): Promise<OpenForm> {
    return this.#openBy("add", address);
  }

  /** A new request with all required values, ready to be saved. */
  async addRequest(applicant: string, body = "Water under the road"): Promise<OpenForm> {
    const form = await this.add("works.request");
    await form.type("Заявник", applicant);
    await form.choose("Тема", "Витік води");
    await form.type("Зміст звернення", body);
    return form;
  }

  /** Clicks the element that shows this record. */
  info(address: string): Promise<OpenForm> {
    return this.#openBy("info", address);
  }

  /** Clicks the element that deletes this record; does not answer the question. */
  async remove(address: string): Promise<void> {
    await this.#trigger("del", address).click();
  }

  /** Answers an open question: presses the button with this name in the topmost dialog. */
  async answer(name: string | RegExp): Promise<void> {
    await this.dialog.getByRole("button", { name }).last().click();
  }

  /** The topmost dialog. */
  get dialog(): Locator {
    return this.page.getByRole("dialog").last();
  }

  /** The open question or warning: its title, its words and its buttons. */
  get question(): Locator {
    return this.page.locator("vs-modal").last();
  }

  /** The row of a request in the page's own list. */
  row(id: number | string): Locator {
    return this.page.locator(`#request-${id}`);
  }

  /** The record as it is on the server now: `works.request/17`. */
  async record(address: string): Promise<Record<string, unknown>> {
    const answer = await this.page.request.get(`/api/${address}`);
    expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true);
    return (await answer.json()) as Record<string, unknown>;
  }

  /** The number of records with these values. */
  async count(table: string, filter: Record<string, unknown>): Promise<number> {
    const query = new URLSearchParams({ limit: "1", filter: JSON.stringify(filter) });
    const answer = await this.page.request.get(`/api/${table}/?${query.toString()}`);
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { total: number }).total;
  }

  /** Stores a record past the page, as another person would; returns its id. */
  async store(table: string, values: Record<string, unknown>): Promise<number> {
    const answer = await this.page.request.post(`/api/${table}/`, { data: values, headers: await this.#token() });
    expect(answer.ok(), await answer.text()).toBe(true);
    return ((await answer.json()) as { id: number }).id;
  }

  /** Changes a record past the page, as another person would. */
  async change(address: string, values: Record<string, unknown>): Promise<void> {
    const answer = await this.page.request.put(`/api/${address}`, { data: values, headers: await this.#token() });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  async #token(): Promise<Record<string, string>> {
    const markup = await (await this.page.request.get("/legacy.html")).text();
    return { "X-CSRF-Token": /name="csrf-token" content="([^"]+)"/.exec(markup)?.[1] ?? "" };
  }

  /** The writes that the page sends from now on, such as "PUT /api/works.request/17"; the list grows. */
  writes(): string[] {
    const sent: string[] = [];
    this.page.on("request", (request) => {
      if (!["GET", "HEAD", "OPTIONS"].includes(request.method()))
        sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
    });
    return sent;
  }

  /** The browser's own dialogs from now on, by their kind, each answered with yes; the list grows. */
  browserAsks(): string[] {
    const asked: string[] = [];
    this.page.on("dialog", (dialog) => {
      asked.push(dialog.type());
      void dialog.accept();
    });
    return asked;
  }

  /** Records the page's events from now on; `heard` returns them. */
  async listen(...types: string[]): Promise<void> {
    await this.page.evaluate((names) => {
      const heard: Heard[] = [];
      for (const name of names)
        document.addEventListener(name, (event) => {
          const { target } = event;
          const { detail } = event as CustomEvent<Record<string, unknown>>;
          const tag = target instanceof Element ? (target.cloneNode() as Element) : undefined;
          tag?.removeAttribute("aria-disabled"); // is set for a second after a click
          const on = tag?.outerHTML.replace(/<\/.*/, "") ?? "document";
          const plain = Object.entries(detail).filter(([, value]) =>
            ["string", "number", "boolean"].includes(typeof value),
          );
          heard.push({ name, on, detail: Object.fromEntries(plain) });
        });
      Object.assign(window, { heardEvents: heard });
    }, types);
  }

  async heard(): Promise<Heard[]> {
    return this.page.evaluate(() => (window as unknown as { heardEvents: Heard[] }).heardEvents);
  }

  /** Marks the document; `isSamePage` is false after the page was loaded again. */
  async markPage(): Promise<void> {
    await this.page.evaluate(() => Object.assign(window, { isMarkedByTest: true }));
  }

  async isSamePage(): Promise<boolean> {
    return this.page.evaluate(() => "isMarkedByTest" in window);
  }

  /** The notice with this text. */
  notice(text: string | RegExp): Locator {
    return this.page.locator("vs-notices").getByText(text);
  }

  async #openBy(attribute: string, address: string): Promise<OpenForm> {
    const trigger = this.#trigger(attribute, address);
    await expect(trigger).toHaveCSS("opacity", "1"); // a second click within a second is taken for a double click
    await trigger.click();
    const form = new OpenForm(this.page);
    await expect(form.element).toBeVisible();
    return form;
  }

  /** The first element with the attribute or its `data-` twin; an address without a form matches one with a form. */
  #trigger(attribute: string, address: string): Locator {
    const selectors = [attribute, `data-${attribute}`].flatMap((name) => [
      `[${name}="${address}"]`,
      `[${name}^="${address}/"]`,
    ]);
    return this.page.locator(selectors.join(",")).first();
  }
}

/** The form that was opened last, in a popup or in the page. */
export class OpenForm {
  readonly page: Page;
  readonly element: Locator;

  constructor(page: Page, element = page.locator("vs-form").last()) {
    this.page = page;
    this.element = element;
  }

  /** The control with this label; the beginning is enough, because a required field's label has a suffix. */
  field(label: string): Locator {
    // a select's plain control is hidden once its library has loaded
    return this.element
      .getByLabel(new RegExp(`^\\s*${escaped(label)}`))
      .filter({ visible: true })
      .first();
  }

  /** The area that lists the problems, or says why nothing was saved. */
  get summary(): Locator {
    return this.element.locator("[part~=problems],[part~=refusal]");
  }

  /** The text below the field with this label. */
  note(label: string): Locator {
    return this.#row(label).locator("[part~=problem],[part~=help]");
  }

  #row(label: string): Locator {
    const has = this.page.getByLabel(new RegExp(`^\\s*${escaped(label)}`));
    return this.element.locator("[part~=field]").filter({ has });
  }

  button(name: string | RegExp): Locator {
    return this.element.getByRole("button", { name, exact: true });
  }

  /** Replaces the field's text by typing. */
  async type(label: string, text: string): Promise<void> {
    await typeInto(this.field(label), text);
  }

  /** Opens a select's list by a click on its box, because the library replaces the plain control under the pointer. */
  async openList(label: string): Promise<void> {
    await this.#row(label).locator(".select").click();
  }

  /** Chooses an option by its text. */
  async choose(label: string, option: string): Promise<void> {
    await this.openList(label);
    await this.element.getByRole("listbox").getByRole("option", { name: option, exact: true }).click();
  }

  /** Presses the button that saves and closes. */
  async save(): Promise<void> {
    await this.#save.click();
  }

  /** Presses Save with an empty required field: the button is aria-disabled then, but still works (R5.1-05). */
  async saveIncomplete(): Promise<void> {
    await expect(this.#save).toHaveAttribute("aria-disabled", "true");
    await this.#save.click({ force: true });
  }

  get #save(): Locator {
    return this.element.getByRole("button", { name: /^(Зберегти|Сохранить|Save|Гаразд|Хорошо|OK)$/ });
  }

  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.element).toHaveCount(0);
  }

  /** The messages of problems at fields, from top to bottom. */
  async problems(): Promise<string[]> {
    const texts = await this.element.locator("[part~=problem]").allInnerTexts();
    return texts.map((text) => text.trim()).filter(Boolean);
  }
}

/**
 * Types like a person. Firefox over BiDi has no keys for letters outside ASCII: its driver would set the value from the
 * page, which React ignores as its own change; there the prototype's setter sets the value and `input` is dispatched.
 */
export async function typeInto(control: Locator, text: string): Promise<void> {
  const isFirefox = control.page().context().browser()?.browserType().name() === "firefox";
  await control.click();
  await control.selectText();
  const hasKeys = Array.from(text).every((letter) => letter >= " " && letter <= "~");
  if (!isFirefox || hasKeys) return control.pressSequentially(text);
  await control.evaluate((input: HTMLInputElement | HTMLTextAreaElement, typed) => {
    const kind = input instanceof HTMLTextAreaElement ? HTMLTextAreaElement : HTMLInputElement;
    Object.getOwnPropertyDescriptor(kind.prototype, "value")?.set?.call(input, typed);
    input.dispatchEvent(
      new InputEvent("input", { bubbles: true, composed: true, inputType: "insertText", data: typed }),
    );
  }, text);
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
