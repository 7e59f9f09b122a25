import { pageCookie } from "../../base/runtime/document.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";

const hidden: Record<string, string> = {
  _token: "X-CSRF-TOKEN",
  csrfmiddlewaretoken: "X-CSRFToken",
  authenticity_token: "X-CSRF-Token",
};
const selector = Object.keys(hidden)
  .map((name) => `input[name=${name}]`)
  .join();
const { contains } = Node.prototype;
const parentOf = (node: Node): Node | null => Reflect.get(Node.prototype, "parentNode", node);

let renewed: string | undefined;
/** Sets the token of a new session; the token in the page belongs to the old session. */
export const renewToken = (token: string): void => void (renewed = token);

/**
 * The CSRF header of a write: by setting `csrf`, else from a meta element, a cookie or a hidden field of the page
 * (docs/hosts.md).
 */
export function csrfHeader(opener?: Element): [name: string, value: string] | undefined {
  const { csrf } = settings;
  if (csrf) {
    const held = csrf.value ?? (csrf.meta ? meta(csrf.meta) : undefined);
    const value = held === undefined ? cookie(csrf.cookie ?? "") : (renewed ?? held);
    return value ? [csrf.header, value] : undefined;
  }
  const inMeta = meta("csrf-token");
  const inPage = [
    ["X-CSRF-Token", inMeta && (renewed ?? inMeta)],
    ["X-CSRFToken", cookie("csrftoken")],
    ["X-XSRF-TOKEN", cookie("XSRF-TOKEN")],
  ].find(([, value]) => value) as [string, string] | undefined;
  if (inPage) return inPage;
  const input = nearest(opener) ?? natives.find<HTMLInputElement>(selector);
  return input ? [hidden[natives.attribute(input, "name")!]!, renewed ?? input.value] : undefined;
}

/**
 * The hidden CSRF field inside the nearest ancestor that contains one, across shadow roots, of which the first counts.
 * Methods of elements may be the page's own.
 */
function nearest(opener: Element | undefined): HTMLInputElement | undefined {
  const all = natives.findAll<HTMLInputElement>(selector);
  for (let node: Node | null | undefined = opener; node; node = parentOf(node) ?? (node as ShadowRoot).host) {
    const within = node;
    const found =
      node instanceof ShadowRoot
        ? node.querySelector<HTMLInputElement>(selector)
        : all.find((one) => contains.call(within, one));
    if (found) return found;
  }
  return undefined;
}

function meta(name: string): string | undefined {
  const found = natives.find(`meta[name="${CSS.escape(name)}"]`);
  return found ? (natives.attribute(found, "content") ?? undefined) : undefined;
}

/** Undefined when the cookie is missing, or in a sandboxed frame, where reading cookies throws. */
function cookie(name: string): string | undefined {
  try {
    const pair = pageCookie()
      .split("; ")
      .find((one) => one.startsWith(`${name}=`));
    return pair && decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
