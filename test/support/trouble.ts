import type { BrowserContext, Page } from "@playwright/test";

/**
 * What a page must not do unseen: throw, print an error, break its policy. Collected for all pages of a context, over
 * all their documents. A test that means to see one says so with `expect`.
 */
export class Trouble {
  #seen: string[] = [];
  #expected: (string | RegExp)[] = [];

  /** Starts to listen. Before the first page of the context is opened. */
  async watch(context: BrowserContext): Promise<void> {
    await context.addInitScript(reportViolations);
    context.on("page", (page) => this.#listen(page));
    for (const page of context.pages()) this.#listen(page);
  }

  /** This is meant to happen here: a text that the message holds, or a pattern. */
  expect(...messages: (string | RegExp)[]): void {
    this.#expected.push(...messages);
  }

  /** What happened and was not expected, in the order of its happening. */
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

/** Runs in the page. The console is the only way out that survives a change of documents. */
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
