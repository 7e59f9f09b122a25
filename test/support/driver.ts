/** Drivers in the words of the work: what a clerk does with a page and with a form. */
import { expect, type Locator, type Page } from "@playwright/test";

/** What the demo server's fault switch takes (demo/server/faults.ts). */
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

/** Somebody who works with a server-rendered page. */
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

  /** Clicks what edits this record: `works.request/17` or `works.request/17/request`. Gives the form. */
  edit(address: string): Promise<OpenForm> {
    return this.#openBy("edit", address);
  }

  /** Clicks what adds to this table: `works.request` or `works.request/request`. */
  add(address: string): Promise<OpenForm> {
    return this.#openBy("add", address);
  }

  /** Clicks what shows this record. */
  info(address: string): Promise<OpenForm> {
    return this.#openBy("info", address);
  }

  /** Clicks what deletes this record; the question is still to be answered. */
  async remove(address: string): Promise<void> {
    await this.#trigger("del", address).click();
  }

  /** Answers an open question: the button with this name in the topmost dialog. */
  async answer(name: string | RegExp): Promise<void> {
    await this.page.getByRole("dialog").last().getByRole("button", { name }).click();
  }

  /** The notice that says this. */
  notice(text: string | RegExp): Locator {
    return this.page.locator("vs-notices").getByText(text);
  }

  async #openBy(attribute: string, address: string): Promise<OpenForm> {
    await this.#trigger(attribute, address).click();
    const form = new OpenForm(this.page);
    await expect(form.element).toBeVisible();
    return form;
  }

  /** The first element with the attribute, its `data-` twin included; an address without form fits one with a form. */
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

  /** The control with this label: its beginning is enough, a required field's label goes on. */
  field(label: string): Locator {
    return this.element.getByLabel(new RegExp(`^\\s*${escaped(label)}`)).first();
  }

  /** Types with keys, in place of what stands there. */
  async type(label: string, text: string): Promise<void> {
    await typeInto(this.field(label), text);
  }

  /** Chooses an option by its text. */
  async choose(label: string, option: string): Promise<void> {
    await this.field(label).click();
    await this.element.getByRole("option", { name: option, exact: true }).click();
  }

  /** Presses the button that saves and closes. */
  async save(): Promise<void> {
    await this.element.getByRole("button", { name: /^(Зберегти|Сохранить|Save)/ }).click();
  }

  async close(): Promise<void> {
    await this.page.keyboard.press("Escape");
    await expect(this.element).toHaveCount(0);
  }

  /** The sentences that stand at fields as problems, from top to bottom. */
  async problems(): Promise<string[]> {
    const texts = await this.element.locator("[part~=problem]").allInnerTexts();
    return texts.map((text) => text.trim()).filter(Boolean);
  }
}

/**
 * Types as a person does. Firefox over BiDi has no keys for letters outside ASCII: its driver would set the value from
 * the page, which React takes for its own change; there the value is set by the prototype's setter and told by `input`.
 */
export async function typeInto(control: Locator, text: string): Promise<void> {
  const isFirefox = control.page().context().browser()?.browserType().name() === "firefox";
  await control.click();
  await control.selectText();
  const hasKeys = [...text].every((letter) => letter >= " " && letter <= "~");
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
