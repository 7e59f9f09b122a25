/** After a form of the page was posted, only the next page can tell whether it was stored. */
import { isData } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { keptPlace } from "../notices/kept-place.ts";

/** The last post of this tab. */
export interface Mark {
  /** Place of the draft. */
  place: string;
  /** Identity of the form, because another address may show it again. */
  identity: string;
  /** Address of the page that was posted from. */
  page: string;
}
const markPlace = "vs-submitted";

/**
 * Stores the mark. It also creates the key of kept notices, which `main` checks at start, so that the next page reads
 * the mark.
 */
export function leaveMark(mark: Mark): void {
  try {
    sessionStorage.setItem(markPlace, natives.json(mark));
    if (!sessionStorage.getItem(keptPlace)) sessionStorage.setItem(keptPlace, "[]");
  } catch {
    // storage is forbidden: the draft stays and is offered again
  }
}

export function readMark(): Mark | undefined {
  try {
    const mark = parseJson(sessionStorage.getItem(markPlace) ?? "");
    return isMark(mark) ? mark : undefined;
  } catch {
    return undefined;
  }
}

const isMark = (mark: unknown): mark is Mark =>
  isData(mark) && [mark["place"], mark["identity"], mark["page"]].every((text) => typeof text === "string");

export function removeMark(): void {
  try {
    sessionStorage.removeItem(markPlace);
  } catch {
    // storage is forbidden here
  }
}

/** How this page was loaded. */
export interface Arrival {
  /** It is the server's answer to the post, not a page visited later. */
  isAnswer: boolean;
  status: number;
  isRedirected: boolean;
}

export function arrivalAfter({ page }: Mark): Arrival {
  // the page's own `performance` knows nothing of this
  const [entry] = (window.performance.getEntriesByType?.("navigation") ?? []) as PerformanceNavigationTiming[];
  return {
    isAnswer: document.referrer === page && entry?.type === "navigate",
    status: entry?.responseStatus || 200,
    isRedirected: (entry?.redirectCount ?? 0) > 0,
  };
}

/**
 * A post counts as stored when the server's direct answer is no error, and either redirects, as servers do after a
 * post, or does not contain the form. If in doubt, the draft stays.
 */
export const isStored = ({ isAnswer, status, isRedirected }: Arrival, hasForm: boolean, isSame: boolean): boolean =>
  isAnswer && status < 400 && !(hasForm && (isSame || !isRedirected));
