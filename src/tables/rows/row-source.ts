import type { Data } from "../../base/data.ts";
import type { Store } from "../../base/store.ts";
import type { Filters } from "../filtering.ts";
import type { SortBy } from "../sorting.ts";

/** Which rows are shown, and in which order. */
export interface Arrangement {
  sort: readonly SortBy[];
  filters: Filters;
}

/** The rows of a table, whether they are all here or come from the server page by page. */
export interface RowSource extends Pick<Store, "listen" | "version"> {
  /** All rows are here, so this page sorts and filters them. */
  isWhole?: true;
  /** How many rows the arrangement has; 0 until it is known. */
  count(): number;
  /** The row at a place of the arrangement; undefined while it is loading. */
  at(place: number): Data | undefined;
  /** These rows are about to be drawn: loads those that are missing. @returns whether there are such */
  need(first: number, last: number): boolean;
  /**
   * The rows from one place to another, loaded where they are missing; fewer when the rows were arranged anew meanwhile.
   * @throws ServerError
   */
  load(first: number, last: number): Promise<Data[]>;
  /** Sorts and filters; fulfilled when the rows of the new arrangement can be drawn. A later call wins. */
  arrange(arrangement: Arrangement): Promise<void>;
  /** Reads the rows again, if they come from a server. */
  refresh(): Promise<void>;
  /** All rows of the arrangement in order, for an export. @throws ServerError */
  all(signal?: AbortSignal): Promise<Data[]>;
  /** The last failure; undefined when there was none since. */
  failure(): unknown;
  isLoading(): boolean;
  /** Ends the requests that are on their way; the reason is the failure then. */
  stop?(reason: unknown): void;
}
