// layer 5: values
/**
 * Yes and no as servers and people write them, in any of the languages; null for a value that is neither. What a check
 * box stores is read and written by flags.ts.
 */
export function flagOf(value: unknown): boolean | null {
  if (typeof value === "boolean") return value;
  if (/^(t|true|1|on|так|да|yes)$/i.test(String(value))) return true;
  return /^(f|false|0|off|ні|нет|no)$/i.test(String(value)) ? false : null;
}
