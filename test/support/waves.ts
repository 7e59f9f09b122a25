/**
 * Counts round trips: requests are held until no new one is made, then all are released together.
 * On a busy machine a page may need longer than that for its work on one round of answers. So nothing is released
 * before the answers of the round before are there and the page is idle.
 */
import { setTimeout as wait } from "node:timers/promises";
import type { Page, Request, Route } from "@playwright/test";

/** The time without new requests before the held ones are released, in ms. */
const quietMs = 250;
/** How long the end of an answer is waited for, in ms: some never end. */
const longestAnswerMs = 5000;

export class Waves {
  /** The paths of each wave, in order. */
  readonly all: string[][] = [];
  readonly #isDone: () => Promise<boolean>;
  #held: { route: Route; request: Request; path: string }[] = [];
  #answered: Promise<unknown> = Promise.resolve();
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
      (route, request) => this.#hold(page, route, request),
    );
  }

  #hold(page: Page, route: Route, request: Request): void {
    const { pathname, search } = new URL(request.url());
    this.#held.push({ route, request, path: pathname + search });
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#letGo(page), quietMs);
  }
  async #letGo(page: Page): Promise<void> {
    const { length } = this.#held;
    await this.#answered;
    const isDone = await becomeIdle(page)
      .then(this.#isDone)
      .catch(() => true); // the page is gone
    if (this.#isOpen || this.#held.length > length) return; // a later request releases all of them
    if (isDone) return this.end();
    const held = this.#held.splice(0);
    this.all.push(held.map(({ path }) => path));
    this.#answered = Promise.race([Promise.all(held.map(({ request }) => answered(request))), wait(longestAnswerMs)]);
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

async function answered(request: Request): Promise<void> {
  const response = await request.response().catch(() => null);
  await response?.finished();
}

/** When the page has worked through what has come, and has drawn it. */
function becomeIdle(page: Page): Promise<void> {
  return page.evaluate(async () => {
    for (let round = 0; round < 2; round += 1) {
      await new Promise((done) => requestAnimationFrame(done));
      await new Promise((done) => requestIdleCallback(done));
    }
  });
}
