import { logMistakeAt } from "../base/mistakes.ts";
import type { HelperOptions, Helpers } from "./template-engine.ts";

/** A page's own helper: gets the values in the order of the template, then the options; `this` is the context. */
export type OwnHelper = (this: unknown, ...values: [...unknown[], HelperOptions]) => unknown;

/** Names reserved by the template notation. */
const reserved = new Set(["if", "unless", "each", "with", "lookup", "else", "this", "as", "true", "false", "null"]);

const own: Record<string, Helpers[string]> = Object.create(null);

/** The page's own helpers by name. */
export const ownHelpers: Helpers = own;

/**
 * `vs.helper`: registers the page's own helper for templates. It replaces an earlier or built-in helper of the same name,
 * but not the notation's own (`if`, `each` …). Its result is inserted as text; `options.markup(html)` as markup.
 */
export function helper(name: unknown, fn: unknown): void {
  const problem = problemOf(name, fn);
  if (problem) return logMistakeAt("helpers.html", `vs.helper(${JSON.stringify(name)}): ${problem}.`);
  own[name as string] = (values, options) => (fn as OwnHelper).apply(options.context, [...values, options]);
}

function problemOf(name: unknown, fn: unknown): string | undefined {
  if (typeof name !== "string" || !/^[\p{L}_][\p{L}\p{N}_-]{0,49}$/u.test(name) || name === "__proto__")
    return "expected a name of letters, digits, _ and -";
  if (reserved.has(name)) return "this name belongs to the notation";
  return typeof fn === "function" ? undefined : `expected a function, found ${typeof fn}`;
}
