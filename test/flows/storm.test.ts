/** Seeded storms (goals R2 and R6 of docs/safety.md §5): 25 rounds each, 1,000 with LONG=1. A failure names the seed; SEED repeats it. */
import type { Page } from "@playwright/test";
import { expect, test } from "../support/demo.ts";
import { Clerk, OpenForm, type Fault } from "../support/driver.ts";
import { Chance, rounds, seed } from "../support/storm.ts";

const faults = {
  "drop-before": {},
  "drop-after": {},
  stall: {},
  drip: { pauseMs: 3 },
  status: { status: 500 },
  busy: { kind: "status", status: 503, headers: { "Retry-After": "0" } },
  html: {},
  login: {},
  truncate: {},
} as const;
type FaultName = keyof typeof faults;
/** A write without an answer is given up after a second. */
const shortly = { "timeout.write": 1 };
const expected = [
  "net::ERR",
  "Failed to load resource",
  "status of",
  "NetworkError",
  "the answer cannot be read as one of this call",
];

test.beforeEach(({ trouble }, info) => {
  info.setTimeout(60_000 + rounds * 5000);
  trouble.expect(...expected);
});

test("whatever happens to the answers, a save that is repeated until it succeeds is stored once, with the last values [R3.1-01] [R4-32]", async ({
  clerk,
  page,
  fault,
}) => {
  const chance = new Chance(seed);
  await ready(clerk, { idempotency: true, ...shortly });
  let id = 0;
  for (let round = 0; round < rounds; round++) {
    const isNew = id === 0 || chance.is(60);
    const record = await Attempt.open(page, isNew ? 0 : id);
    const typed = [`Storm ${seed} ${round}`];
    await record.type(typed[0]!);
    const name = chance.of(Object.keys(faults) as FaultName[]);
    const words = `SEED=${seed}, round ${round}, ${isNew ? "new" : "change"}, ${name}`;
    await fault(faultOf(name, isNew ? 0 : id, 1 + chance.below(3)));
    for (let press = 0; press < 12 && (await record.save()) !== "saved"; press++) {
      expect(await record.typed(), `${words}: what was typed`).toBe(typed.at(-1));
      if (chance.is(20)) await record.type(typed[typed.push(`${typed.at(-1)}+`) - 1]!);
    }
    expect(await record.isOpen(), `${words}: saved in the end`).toBe(false);
    await page.request.delete("/__fault");
    const counts = await Promise.all(typed.map((applicant) => clerk.count("works.request", { applicant })));
    expect(counts, `${words}: once, and no twin under an earlier name`).toEqual(
      typed.map((_, at) => (at + 1 === typed.length ? 1 : 0)),
    );
    const applicant = typed.at(-1)!;
    if (isNew) id = await idOf(page, applicant);
    expect(await clerk.record(`works.request/${id}`), words).toMatchObject({ applicant, body: "storm", topic: "lamp" });
  }
});

test("a server without keys never gets a write twice for one save", async ({ clerk, page, fault }) => {
  const chance = new Chance(seed);
  await ready(clerk, { idempotency: false, ...shortly });
  const id = await clerk.store("works.request", { applicant: "Keyless", topic: "lamp", body: "storm" });
  const writes = clerk.writes();
  for (let round = 0; round < rounds; round++) {
    const isNew = chance.is(50);
    const record = await Attempt.open(page, isNew ? 0 : id);
    const applicant = `Keyless ${seed} ${round}`;
    await record.type(applicant);
    const name = chance.of((Object.keys(faults) as FaultName[]).filter((one) => one !== "login"));
    const words = `SEED=${seed}, round ${round}, ${isNew ? "new" : "change"}, ${name}`;
    await fault(faultOf(name, isNew ? 0 : id, 3)); // the fault hits the browser's own repeats too
    const before = writes.length;
    const isSaved = (await record.save()) === "saved";
    // the driver may report a request later than its result
    await expect.poll(() => writes.length - before, `${words}: one press, one write`).toBe(1);
    await page.request.delete("/__fault");
    const isStored = (await clerk.count("works.request", { applicant })) === 1;
    if (!isSaved && (await record.isUnknown())) {
      await record.save("no");
      const sent = isNew || isStored ? 1 : 2;
      await expect.poll(() => writes.length - before, `${words}: asked, or looked up`).toBe(sent);
    }
    const sent = writes.length;
    await record.discard();
    expect(writes.length, `${words}: nothing more goes out`).toBe(sent);
    expect(await clerk.count("works.request", { applicant }), words).toBeLessThanOrEqual(1);
  }
});

const fields = {
  applicant: ["Ганна Лис", "Ivan Koval", "Петро Мак"],
  email: ["one@example.com", "two@example.com", "three@example.com"],
  body: ["Перше", "Second", "Третє\nдалі"],
  priority: ["1", "2", "3"],
  due: ["2026-11-01", "2026-11-02", "2026-11-03"],
} as const;
type FieldName = keyof typeof fields;
type Values = Record<FieldName, string>;
const names = Object.keys(fields) as FieldName[];

test("two people change one record at the same time: no value is overwritten that the last one has not seen or chosen", async ({
  clerk,
  page,
  browser,
  demo,
  sessionOf,
}) => {
  const chance = new Chance(seed);
  const context = await browser.newContext({ baseURL: demo.url, storageState: await sessionOf("demo") });
  const other = new Clerk(await context.newPage());
  const settings = chance.is(50) ? {} : { etag: false };
  await Promise.all([ready(clerk, settings), ready(other, settings)]);
  const record = await clerk.store("works.request", {
    topic: "lamp",
    applicant: "Ганна Лис",
    email: "one@example.com",
    body: "Перше",
    priority: 1,
    due: "2026-11-01",
  });
  for (let round = 0; round < rounds; round++) {
    const words = `SEED=${seed}, round ${round}, ${JSON.stringify(settings)}`;
    const base = await storedValues(page, record);
    const [first, last] = await Promise.all([Attempt.open(page, record), Attempt.open(other.page, record)]);
    const [theirs, mine] = [someOf(chance), someOf(chance)];
    await Promise.all([first.put(theirs), last.put(mine)]);
    expect(await first.save(), words).toBe("saved");
    const merging = new Expected(base, { ...base, ...mine });
    merging.meet({ ...base, ...theirs }, chance);
    let state = await last.save();
    for (let turn = 0; state !== "saved" && turn < 5; turn++) {
      expect(await last.open(), `${words}: what is asked`).toEqual(merging.asked);
      for (const name of merging.asked) await last.choose(name, merging.choices[name]!);
      if (chance.is(30)) {
        const more = someOf(chance);
        await clerk.change(`works.request/${record}`, more);
        merging.meet({ ...(await storedValues(page, record)) }, chance);
      } else merging.asked = [];
      state = await last.save();
    }
    expect(state, words).toBe("saved");
    expect(await storedValues(page, record), words).toEqual(merging.mine);
  }
  await context.close();
});

/** The result that a careful person expects. */
class Expected {
  base: Values;
  mine: Values;
  asked: FieldName[] = [];
  choices: Partial<Record<FieldName, "mine" | "theirs">> = {};

  constructor(base: Values, mine: Values) {
    this.base = base;
    this.mine = mine;
  }
  /** The record as the form loads it; choices are made here and carried out by the test. */
  meet(now: Values, chance: Chance): void {
    const { base, mine } = this;
    this.asked = names.filter(
      (name) => mine[name] !== now[name] && now[name] !== base[name] && mine[name] !== base[name],
    );
    this.choices = Object.fromEntries(this.asked.map((name) => [name, chance.of(["mine", "theirs"] as const)]));
    for (const name of names)
      if (this.asked.includes(name) ? this.choices[name] === "theirs" : mine[name] === base[name])
        mine[name] = now[name];
    this.base = now;
  }
}

/** One to three fields with new values. */
function someOf(chance: Chance): Partial<Values> {
  const count = 1 + chance.below(3);
  return Object.fromEntries(
    Array.from({ length: count }, () => chance.of(names)).map((name) => [name, chance.of(fields[name])]),
  );
}

async function storedValues(page: Page, id: number): Promise<Values> {
  const record = await new Clerk(page).record(`works.request/${id}`);
  return Object.fromEntries(names.map((name) => [name, String(record[name])])) as Values;
}

/** An open form of a request, and a person who works with it quickly. */
class Attempt {
  readonly #page: Page;
  readonly #form: OpenForm;

  private constructor(page: Page) {
    this.#page = page;
    this.#form = new OpenForm(page);
  }
  /** @param id 0 for a new record */
  static async open(page: Page, id: number): Promise<Attempt> {
    await page.evaluate((record) => {
      const { vs } = window as unknown as { vs: { open(given: object): Promise<unknown> } };
      const what = record
        ? { action: "edit", id: String(record) }
        : { action: "add", obj: { topic: "lamp", body: "storm" } };
      void vs.open({ table: "works.request", form: "request", ...what });
    }, id);
    const attempt = new Attempt(page);
    await expect(attempt.#control("applicant")).toBeVisible();
    return attempt;
  }
  #control(name: string) {
    return this.#form.element.locator(`[data-field=${name}]`).locator("input:visible,textarea").first();
  }
  type(applicant: string): Promise<void> {
    return this.put({ applicant });
  }
  async put(values: Partial<Values>): Promise<void> {
    for (const [name, value] of Object.entries(values))
      await this.#control(name).fill(name === "due" ? value.split("-").toReversed().join(".") : value);
  }
  typed(): Promise<string> {
    return this.#control("applicant").inputValue();
  }
  /** Presses Save and waits for the result; closes a sign-in dialog, answers a question. */
  async save(answer: "yes" | "no" = "yes"): Promise<"saved" | "still"> {
    await this.#form.save();
    for (;;) {
      const found = await (await this.#page.waitForFunction(stateOfSave)).jsonValue();
      if (found === "saved" || found === "still") return found;
      const name = found === "sign-in" || answer === "no" ? "Скасувати" : "Надіслати ще раз";
      await this.#page.getByRole("dialog").last().getByRole("button", { name }).click();
      await expect(this.#page.locator("vs-sign-in,vs-modal")).toHaveCount(0);
    }
  }
  isOpen = async (): Promise<boolean> => (await this.#form.element.count()) > 0;
  isUnknown = async (): Promise<boolean> => (await this.#form.button("Перевірити").count()) > 0;
  async discard(): Promise<void> {
    if (!(await this.isOpen())) return;
    await this.#page.keyboard.press("Escape");
    await this.#page.getByRole("button", { name: "Не зберігати" }).click();
    await expect(this.#form.element).toHaveCount(0);
  }
  /** The fields that wait for a choice. */
  async open(): Promise<string[]> {
    const links = await this.#form.summary.locator(".clash:not([data-choice]) a").all();
    const found = await Promise.all(links.map((link) => link.getAttribute("href")));
    return found
      .map((address) => address!.slice(1))
      .toSorted((a, b) => names.indexOf(a as FieldName) - names.indexOf(b as FieldName));
  }
  async choose(name: string, side: "mine" | "theirs"): Promise<void> {
    const clash = this.#form.summary.locator(".clash").filter({ has: this.#page.locator(`a[href="#${name}"]`) });
    await clash.getByRole("button", { name: side === "mine" ? "Залишити моє" : "Взяти їхнє" }).click();
  }
}

/** Runs in the page. */
function stateOfSave(): string | null {
  if (document.querySelector("vs-sign-in")) return "sign-in";
  if (document.querySelector("vs-modal")) return "question";
  const form = document.querySelector("vs-form");
  if (!form) return "saved";
  const buttons = [...form.shadowRoot!.querySelectorAll("button")];
  return buttons.some(({ textContent }) => textContent === "Зберегти") ? "still" : null;
}

/** Shortens the pauses between tries. */
async function ready(clerk: Clerk, settings: object): Promise<void> {
  await clerk.page.addInitScript(() => {
    const { random } = Math;
    Math.random = () => random() / 100;
  });
  await clerk.open("/legacy.html");
  await clerk.configure(settings);
}

function faultOf(name: FaultName, id: number, times: number): Fault {
  const target = id
    ? { path: `/api/works\\.request/${id}$`, method: "PUT" }
    : { path: "/api/works\\.request/$", method: "POST" };
  return { kind: name as Fault["kind"], ...faults[name], ...target, times };
}

async function idOf(page: Page, applicant: string): Promise<number> {
  const query = new URLSearchParams({ filter: JSON.stringify({ applicant }) });
  const { rows } = (await (await page.request.get(`/api/works.request/?${query.toString()}`)).json()) as {
    rows: { id: number }[];
  };
  return rows[0]?.id ?? 0;
}
