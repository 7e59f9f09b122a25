/** Whether what a page's own form has posted is stored can be told only by the page that comes next. */
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { keptPlace } from "../notices/kept-place.ts";

/** What was posted last from this tab. */
export interface Mark {
  /** Of the draft. */
  place: string;
  /** Of the form, as another address may show it again. */
  identity: string;
  /** Where it stood. */
  page: string;
}
const markPlace = "vs-submitted";

/** Main looks at the place of kept notices, so that the next page finds the mark, whatever it holds. */
export function leaveMark(mark: Mark): void {
  try {
    sessionStorage.setItem(markPlace, natives.json(mark));
    if (!sessionStorage.getItem(keptPlace)) sessionStorage.setItem(keptPlace, "[]");
  } catch {
    // storage is forbidden here: the draft stays and is offered again
  }
}

export function readMark(): Mark | undefined {
  try {
    return parseJson(sessionStorage.getItem(markPlace) ?? "") as Mark | undefined;
  } catch {
    return undefined;
  }
}

export function removeMark(): void {
  try {
    sessionStorage.removeItem(markPlace);
  } catch {
    // storage is forbidden here
  }
}

/** How this page came. */
export interface Arrival {
  /** It is what the server answered to the post, and not a page visited later. */
  isAnswer: boolean;
  status: number;
  isRedirected: boolean;
}

export function arrivalAfter({ page }: Mark): Arrival {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return {
    isAnswer: document.referrer === page && entry?.type === "navigate",
    status: entry?.responseStatus || 200,
    isRedirected: (entry?.redirectCount ?? 0) > 0,
  };
}

/**
 * What was posted counts as stored when the server's own answer to it is no error and either leads on to another
 * address, as servers do after a post, or shows the form no more. In every doubt the draft stays.
 */
export const isStored = ({ isAnswer, status, isRedirected }: Arrival, hasForm: boolean, isSame: boolean): boolean =>
  isAnswer && status < 400 && !(hasForm && (isSame || !isRedirected));
