import { median, openSide, painted, takeTurns } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */
/** @typedef {import("@playwright/test").Page} Page */

const numbers = Array.from({ length: 100 }, (_, at) => at + 1);
const list = `(object "${JSON.stringify(numbers)}")`;
/** A page of the shell with 100 × 100 rows. */
export const rowsTemplate = `<h1>Рядки</h1><table><tbody>{{#each ${list} as |district|}}{{#each ${list} as |row|}}
<tr><td>{{district}}.{{row}}</td><td>{{number row 2}}</td><td>{{date "2026-03-05" "dd.MM.yyyy"}}</td><td>{{#if row}}так{{/if}}</td>
<td><a href="#" edit="works.request/{{row}}/text_only">Редагувати</a></td></tr>{{/each}}{{/each}}</tbody></table>`;

/**
 * A page of the shell with 10,000 rows: the longest task while its template is filled, and the whole time from the
 * click to the painted rows. In both cases the browser parses and lays out the markup in one task.
 * @param {Setting} setting
 * @returns {Promise<Result[]>}
 */
export async function rows({ browser, url }) {
  const ours = await openSide(browser, `${url}/shell/home`);
  const hand = await openSide(browser, `${url}/rows?by=hand`);
  await ours.page.getByRole("heading").waitFor();
  await ours.page.evaluate(watchTasks);
  /** @type {number[]} */
  const longest = [];
  const shown = await takeTurns(
    { rounds: 9, warm: 3 },
    {
      async ours() {
        const ms = await ours.cpu(async () => {
          await ours.page.evaluate(go, "/shell/rows");
          await painted(ours.page);
        });
        longest.push(await ours.page.evaluate(longestFilling));
        const found = await ours.page.locator("vs-outlet tr").count();
        if (found !== 10_000) throw new Error(`expected 10,000 rows, found ${found}`);
        await ours.page.evaluate(go, "/shell/home");
        await painted(ours.page);
        await ours.collectGarbage();
        await ours.page.evaluate(longestFilling);
        return ms;
      },
      async hand() {
        const ms = await hand.cpu(async () => {
          await hand.page.evaluate(showHand, numbers);
          await painted(hand.page);
        });
        await hand.page.evaluate(() => document.querySelector("#place")?.replaceChildren());
        await hand.collectGarbage();
        return ms;
      },
    },
  );
  await ours.close();
  await hand.close();
  return [
    { name: "rows filled", ours: median(longest.slice(3)) },
    { name: "rows shown", ...shown },
  ];
}

/** Starts to record long tasks, and the moment when the template is filled: then it is parsed as markup. */
function watchTasks() {
  /** @type {PerformanceEntry[]} */
  const tasks = [];
  const kept = { tasks, filledAt: 0 };
  new PerformanceObserver((seen) => void tasks.push(...seen.getEntries())).observe({ type: "longtask" });
  const { setHTML } = Element.prototype;
  Element.prototype.setHTML = function read(...given) {
    kept.filledAt = performance.now();
    return setHTML.apply(this, given);
  };
  Object.assign(globalThis, { kept });
}

/** @param {string} path */
function go(path) {
  /** @type {Element & { go(path: string): Promise<boolean> } | null} */
  const outlet = document.querySelector("vs-outlet");
  return outlet?.go(path);
}

/** The longest task over 50 ms until the rows are parsed as markup, 0 without one; clears the recorded tasks. */
async function longestFilling() {
  await new Promise((done) => setTimeout(done, 100));
  /** @type {{ kept: { tasks: PerformanceEntry[], filledAt: number } }} */
  const { kept } = Object.assign({ kept: { tasks: [], filledAt: 0 } }, globalThis);
  // the task that parses the markup also fills the last part
  const filling = kept.tasks
    .splice(0)
    .map(({ startTime, duration }) => Math.min(startTime + duration, kept.filledAt) - startTime);
  return Math.max(0, ...filling.filter((ms) => ms > 50));
}

/** @param {number[]} given */
async function showHand(given) {
  const path = "/hand/rows.mjs";
  const { showRows } = await import(path);
  const place = document.querySelector("#place");
  if (place) showRows(place, given);
}
