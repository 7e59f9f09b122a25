/** What a log must not keep (SAFETY.md): values whose names say that they are secret. */
import { isData } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { secretNames } from "../../base/storage/secret-names.ts";

const secret =
  /pass|pwd|parol|пароль|secret|token|csrf|authori[sz]|api_?key|handsontable_key|(^|[_-])(pin|otp|cvv)([_-]|$)|^ds(signed|message)$/i;
const mask = "***";

/** Names of values that stay out of a log: by the name itself, or because a password field has it, ours or the page's. */
export function isSecret(): (name: string) => boolean {
  const inputs = natives.findAll<HTMLInputElement>('input[type="password" i]');
  const known = new Set(inputs.map((input) => natives.attribute(input, "name")));
  return (name) => secret.test(name) || secretNames.has(name) || known.has(name);
}

/** A text of a request or an answer without its secrets: JSON, pairs of a form or a query, hidden inputs of a page. */
export function masked(text: string, isHidden = isSecret()): string {
  const data = /^\s*[[{]/.test(text) ? parseJson(text) : undefined;
  if (data !== undefined) return natives.json(maskedData(data, isHidden));
  return maskedPairs(text, isHidden).replace(/<(?:input|meta)\b[^>]*>/gi, (tag) =>
    isHidden(/\sname\s*=\s*["']?([^\s"'>]+)/i.exec(tag)?.[1] ?? "") || /type\s*=\s*["']?password/i.test(tag)
      ? tag.replace(/(\s(?:value|content)\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/gi, `$1"${mask}"`)
      : tag,
  );
}

/** Data without its secrets. */
export function maskedData(value: unknown, isHidden = isSecret()): unknown {
  if (Array.isArray(value)) return value.map((one) => maskedData(one, isHidden));
  if (!isData(value)) return value;
  const pairs = Object.keys(value).map((name) => [name, shown(name, value[name], isHidden)]);
  return Object.fromEntries(pairs);
}

const shown = (name: string, value: unknown, isHidden: (name: string) => boolean) =>
  isHidden(name) && value !== null && value !== "" ? mask : maskedData(value, isHidden);

/** `a=1&token=2`, also behind the `?` of an address; `"token": "2` in JSON that broke off. */
const maskedPairs = (text: string, isHidden: (name: string) => boolean): string =>
  text
    .replace(/(^|[?&])([^=&?#\s]+)=([^&#\s]+)/g, (pair, before: string, name: string) =>
      isHidden(decoded(name)) ? `${before}${name}=${mask}` : pair,
    )
    .replace(/("([^"\\]+)"\s*:\s*)("(?:[^"\\]|\\.)*"?|[^",}\]\s]+)/g, (pair, before: string, name: string) =>
      isHidden(name) ? `${before}"${mask}"` : pair,
    );

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
