import { color } from "../base/css.ts";

const named = new Set(["primary", "warning", "info", "danger"]);

/** The look of a badge (R9.3-02): one of four names, or a CSS colour; empty for any other value. */
export function badgeLook(given: unknown): { name?: string; color?: string } {
  const text = typeof given === "string" ? given.trim() : "";
  if (named.has(text)) return { name: text };
  const valid = typeof CSS === "undefined" ? plainColor(text) : color(text);
  return valid ? { color: valid } : {};
}

/** Fallback without a browser: accepts only spellings that are certainly a colour. */
function plainColor(text: string): string | null {
  const hex = /^#?([\da-f]{6})$/i.exec(text)?.[1];
  if (hex) return `#${hex}`;
  const isPlain = /^(#[\da-f]{3,4}|#[\da-f]{8}|(?!inherit|initial|unset|revert)[a-z]{3,20})$/i.test(text);
  return isPlain ? text : null;
}
