import { openSide, takeTurns } from "../measure.mjs";

/** @typedef {import("../bench.mjs").Setting} Setting */
/** @typedef {import("../bench.mjs").Result} Result */

/** From the click to the opened dialog with its form, painted, with all code loaded. @param {Setting} setting @returns {Promise<Result[]>} */
export async function popup({ browser, url }) {
  const ours = await openSide(browser, `${url}/popup?by=ours`);
  const hand = await openSide(browser, `${url}/popup?by=hand`);
  let at = 0;
  /** @param {import("../measure.mjs").Side} side */
  const open = async ({ page, cpu, collectGarbage }) => {
    const ms = await cpu(() => page.evaluate(click, at++ % 200));
    await page.evaluate(close);
    await page.waitForTimeout(100);
    await collectGarbage();
    return ms;
  };
  const taken = await takeTurns({ rounds: 20, warm: 5 }, { ours: () => open(ours), hand: () => open(hand) });
  await ours.close();
  await hand.close();
  return [{ name: "popup", ...taken }];
}

/** Clicks a link and waits until a control of the form has the focus and two frames are drawn. @param {number} at */
function click(at) {
  return new Promise((done) => {
    addEventListener("focusin", function hear(event) {
      if (!(event.composedPath()[0] instanceof HTMLInputElement)) return;
      removeEventListener("focusin", hear);
      requestAnimationFrame(() => requestAnimationFrame(done));
    });
    /** @type {HTMLElement | null} */
    const link = document.querySelector(`#row-${at} a`);
    link?.click();
  });
}

function close() {
  document.querySelector("dialog")?.close();
  /** @type {{ close(): void } & Element | null} */
  const ours = document.querySelector("vs-popup");
  ours?.close();
}
