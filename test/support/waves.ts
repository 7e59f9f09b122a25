/** Counts round trips: requests are held until no new one is made, then all are released together. */
import type { Page, Request, Route } from "@playwright/test";

/** The time without new requests before the held ones are released, in ms. */
const quietMs = 250;

export class Waves {
  /** The paths of each wave, in order. */
  readonly all: string[][] = [];
  readonly #isDone: () => Promise<boolean>;
  #held: { route: Route; path: string }[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isOpen = false;

  /** @param isDone requests after this is true are not counted */
  constructor(isDone: () => Promise<boolean>) {
    this.#isDone = isDone;
  }

  /** From now on each request of the page waits for its wave. */
  async watch(page: Page): Promise<void> {
    await page.route(
      () => !this.#isOpen,
      (route, request) => this.#hold(route, request),
    );
  }

  #hold(route: Route, request: Request): void {
    const { pathname, search } = new URL(request.url());
    this.#held.push({ route, path: pathname + search });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#letGo(), quietMs);
  }
  async #letGo(): Promise<void> {
    if (await this.#isDone().catch(() => true)) return this.end(); // the page is gone
    const held = this.#held.splice(0);
    if (held.length > 0) this.all.push(held.map(({ path }) => path));
    for (const { route } of held) void route.fallback();
  }

  /** Stops counting: later requests are not held. */
  end(): void {
    this.#isOpen = true;
    clearTimeout(this.#timer);
    for (const { route } of this.#held.splice(0)) void route.fallback();
  }

  get requests(): number {
    return this.all.flat().length;
  }
  /** For a message: the requests of each wave. */
  toString(): string {
    return this.all.map((paths, at) => `${at + 1}: ${paths.join(" ")}`).join("\n");
  }
}
