/** What a form does after its save. */
import type { Data } from "../../base/data.ts";
import type { Form } from "../open-form.ts";
import type { Going } from "./going.ts";

/** The same record stays open: it was applied, or it is new and "next" begins another one in the same form. */
export const staysOpen = (going: Going, isCreated: boolean): boolean =>
  going === "stay" || (going === "next" && isCreated);

/** Fields marked `keep`: initial raw values of the next new record. */
export function keptOf(form: Form): Data {
  const kept = form.schema.entries.filter(({ keep }) => keep === true);
  return Object.fromEntries(kept.map((entry) => [entry.name, form.write(entry)]));
}

interface Afterwards {
  going: Going;
  isCreated: boolean;
  /** The form has a captcha. */
  hasCaptcha: boolean;
  isInDialog: boolean;
  /** The server's result stands in place of the form (R3.6-40). */
  hasResult: boolean;
}

/**
 * What the form does after the answer: shows the result; begins a new empty record, as a guest's form with a captcha
 * does (R4-16); reads the record again if it stays open; or nothing, because its dialog is closed.
 */
export function nextAfter(given: Afterwards): "result" | "renew" | "refresh" | "nothing" {
  const { going, isCreated, hasCaptcha, isInDialog, hasResult } = given;
  if (hasResult) return "result";
  if (hasCaptcha && isCreated && !isInDialog) return "renew";
  return going === "stay" || (going === "leave" && !isInDialog) ? "refresh" : "nothing";
}
