import { showNumber } from "../../src/values/numbers.ts";
import { words } from "./phrases.ts";

/** A phrase with a count, in the plural form of the language, with spaces between thousands. */
export const counted = (key: "tableRows" | "tableChosen", count: number): string =>
  words(key as never, { count, shown: showNumber(count, 0) });
