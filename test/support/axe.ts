import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";

const axe = readFileSync("node_modules/axe-core/axe.min.js", "utf8");

/** The findings of axe in these parts of the page, or in all of it: rule and element. A list is a path through shadow roots. */
export async function findings(page: Page, ...where: (string | string[])[]): Promise<string[]> {
  await page.evaluate(axe);
  return page.evaluate(async (include) => {
    const { axe: checker } = window as unknown as {
      axe: {
        run(
          context: unknown,
        ): Promise<{ violations: { id: string; nodes: { target: unknown; failureSummary: string }[] }[] }>;
      };
    };
    const parts = include.map((part) => (typeof part === "string" ? [part] : { fromShadowDom: part }));
    const { violations } = await checker.run(parts.length ? { include: parts } : document);
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${JSON.stringify(target)} ${failureSummary}`),
    );
  }, where);
}
