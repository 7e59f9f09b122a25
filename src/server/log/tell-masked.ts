import { logMistake } from "../../base/mistakes.ts";
import { wholeClient } from "../client/load-whole.ts";

/** Logs an author's mistake whose words and data may hold secrets: these are masked first, by code that loads now. */
export function tellMasked(words: string, ...found: unknown[]): void {
  void wholeClient().then(({ masked, maskedData }) =>
    logMistake(masked(words), ...found.map((one) => maskedData(one))),
  );
}
