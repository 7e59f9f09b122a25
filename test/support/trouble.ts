import type { BrowserContext, Page } from "@playwright/test";

/**
 * Exceptions, console errors and policy violations of a page. Collected for all pages of a context, over
 * all their documents. A test that expects one declares it with `expect`.
 */
export class Trouble {
  #seen: string[] = [];
  #expected: (string | RegExp)[] = [];

  /** Starts to listen; to be called before the first page of the context is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(reportViolations);
    context.on("page", (page) => this.#listen(page));
    for (const page of context.pages()) this.#listen(page);
  }

  /** Declares expected messages: a text that the message contains, or a pattern. */
  expect(...messages: (string | RegExp)[]): void {
    this.#expected.push(...messages);
  }

  /** Messages that were not expected, in order. */
  unexpected(): string[] {
    return this.#seen.filter((message) => !this.#expected.some((expected) => isMatch(message, expected)));
  }

  #listen(page: Page): void {
    page.on("pageerror", (error) => this.#seen.push(`uncaught: ${error.stack ?? error.message}`));
    page.on("console", (message) => {
      if (message.type() === "error") this.#seen.push(`console.error: ${message.text()} (${message.location().url})`);
    });
    page.on("crash", () => this.#seen.push("the page crashed"));
  }
}

/** Runs in the page. Only messages to the console survive a change of documents. */
function reportViolations(): void {
  const { error } = console;
  document.addEventListener(
    "securitypolicyviolation",
    ({ effectiveDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      error(`violation of ${effectiveDirective}: ${blockedURI} ${sample} at ${sourceFile}:${lineNumber}`),
  );
}

const isMatch = (message: string, expected: string | RegExp) =>
  typeof expected === "string" ? message.includes(expected) : expected.test(message);
