/** What each tag of the page weighs: the bytes of its code, and how long that code was on its way. */
import { ask } from "../../../server/client/net.ts";
import { deadline, limitOf } from "../../../server/client/time-limit.ts";
import { runtime } from "../../../base/runtime/runtime.ts";
import { isData } from "../../../base/data.ts";
import { pageElements } from "../report.ts";

export interface Weight {
  tag: string;
  count: number;
  /** Compressed, without the code that every page loads. */
  bytes: number;
  /** From the first request of its files to the last answer; 0 from the cache or not loaded yet. */
  ms: number;
}

/** Weights by `weights.json` beside vs.js; empty where it cannot be read. */
export async function tagWeights(): Promise<Weight[]> {
  const files = await weightList();
  if (!files) return [];
  const counts = new Map<string, number>();
  for (const { localName } of pageElements()) counts.set(localName, (counts.get(localName) ?? 0) + 1);
  return [...counts].flatMap(([tag, count]) => {
    const own = files[tag];
    return own ? [{ tag, count, bytes: own.bytes, ms: loadedMs(own.files) }] : [];
  });
}

type List = Record<string, { files: string[]; bytes: number }>;

async function weightList(): Promise<List | undefined> {
  if (!runtime.base) return undefined; // loaded as a module: the folder of our files is not known
  try {
    const limit = deadline(limitOf("timeout", "read"), undefined);
    const answer = await ask(new URL("weights.json", runtime.base).href, { method: "GET" }, limit);
    limit.end();
    const data: unknown = answer.ok ? await answer.json() : undefined;
    return isData(data) ? (data as List) : undefined;
  } catch {
    return undefined;
  }
}

function loadedMs(files: readonly string[]): number {
  const loaded = performance
    .getEntriesByType("resource")
    .filter(({ name }) => files.some((file) => name.endsWith(`/${file}`))) as PerformanceResourceTiming[];
  if (loaded.length === 0) return 0;
  const from = Math.min(...loaded.map(({ startTime }) => startTime));
  return Math.round(Math.max(...loaded.map(({ responseEnd }) => responseEnd)) - from);
}
