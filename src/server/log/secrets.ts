/** Names of values that must not appear in a log (docs/safety.md). */
import { isData } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { secretNames } from "../../base/storage/secret-names.ts";

const secret =
  /pass|pwd|parol|пароль|secret|token|[cx]srf|authori[sz]|bearer|credential|cookie|signature|(api|access|private|client)[_-]?key|handsontable_key|sess(ion)?_?id|(^|[_-])(pin|otp|cv[cv]|sid|sig|auth|jwt|ps?s?wd?|(sms|auth|pin|verif\w*|confirm\w*)_?code|code_(verifier|challenge)|code_?word)([_-]|$)|(^|[_-])session$|^ds_?(signed|message)$/i;
/**
 * Values that are secret under any name: a JSON web token, the value of an Authorization header, a private key, keys of
 * well-known services.
 */
const secretValue =
  /(?<![\w-])eyJ[\w-]+\.[\w-]+\.[\w-]*|\b(Bearer|Basic) [\w.~+/=-]{8,}|-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----[^-]*(-----END [A-Z ]{0,40}-----)?|\b(AIza|AKIA|sk_live_|gh[opsu]_|xox[abp]-)[\w-]{12,}/g;
/** `userPin` reads as `user_pin`. */
const isSecretName = (name: string): boolean => secret.test(name.replace(/[a-z\d](?=[A-Z])/g, "$&_"));
const mask = "***";

/**
 * A test for names of secret values: by the pattern above, or because a password field (of the bundle or the page) has
 * this name.
 */
export function isSecret(): (name: string) => boolean {
  const inputs = natives.findAll<HTMLInputElement>('input[type="password" i]');
  const known = new Set(inputs.map((input) => natives.attribute(input, "name")));
  return (name) => isSecretName(name) || secretNames.has(name) || known.has(name);
}

/** The text of a request or answer with secrets masked: in JSON, in form or query pairs, in hidden inputs of a page. */
export function masked(text: string, isHidden = isSecret()): string {
  const data = jsonIn(text);
  if (data !== undefined) return natives.json(maskedData(data, isHidden));
  return maskedPairs(text.replace(secretValue, mask), isHidden).replace(/<(?:input|meta)\b[^<>]*/gi, (tag) =>
    isHidden(/\sname\s*=\s*["']?([^\s"'>]+)/i.exec(tag)?.[1] ?? "") || /type\s*=\s*["']?password/i.test(tag)
      ? tag.replace(/(\s(?:value|content)\s*=\s*)("[^"]*"|'[^']*'|[^\s>]+)/gi, `$1"${mask}"`)
      : tag,
  );
}

const jsonIn = (text: string): unknown => (/^\s*[[{]/.test(text) ? parseJson(text) : undefined);

/** Data with secrets masked, also inside texts that are JSON. */
export function maskedData(value: unknown, isHidden = isSecret()): unknown {
  if (typeof value === "string") return maskedText(value, isHidden);
  if (Array.isArray(value)) return value.map((one) => maskedData(one, isHidden));
  if (!isData(value)) return value;
  const pairs = Object.keys(value).map((name) => [name, shown(name, value[name], isHidden)]);
  return Object.fromEntries(pairs);
}

const shown = (name: string, value: unknown, isHidden: (name: string) => boolean) =>
  isHidden(name) && value !== null && value !== "" ? mask : maskedData(value, isHidden);

/** JSON text without secrets keeps its exact spelling. */
function maskedText(text: string, isHidden: (name: string) => boolean): string {
  const data = jsonIn(text);
  if (data === undefined) return text.replace(secretValue, mask);
  const [open, hidden] = [natives.json(data), natives.json(maskedData(data, isHidden))];
  return open === hidden ? text : hidden;
}

/**
 * Masks `a=1&token=2`, also in the query or fragment of an address or as JSON in a value, and pairs in truncated JSON.
 */
const maskedPairs = (text: string, isHidden: (name: string) => boolean): string =>
  text
    .replace(/(^|[?&#;\s])([^=&?#;\s]+)=([^&#\s]+)/g, (pair, before: string, name: string, value: string) =>
      isHidden(decoded(name)) ? `${before}${name}=${mask}` : maskedPair(pair, `${before}${name}=`, value, isHidden),
    )
    .replace(/("([^"\\]+)"\s*:\s*)("(?:[^"\\]|\\.)*"?|[^",}\]\s]+)/g, (pair, before: string, name: string) =>
      isHidden(name) ? `${before}"${mask}"` : pair,
    );

/** A pair whose value is JSON: re-encoded only when it contains a secret. */
function maskedPair(pair: string, start: string, value: string, isHidden: (name: string) => boolean): string {
  const plain = decoded(value);
  const hidden = maskedText(plain, isHidden);
  return hidden === plain ? pair : start + encodeURIComponent(hidden);
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll("+", " "));
  } catch {
    return name;
  }
}
