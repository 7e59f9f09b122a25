/** Entrances that write, on a page without a token against forged requests. */
import { natives } from "../../../base/runtime/runtime.ts";
import { clickOf } from "../../../checking/click-rules.ts";
import { finding } from "../../../checking/findings.ts";
import { csrfHeader } from "../../../server/client/csrf.ts";
import type { LiveFinding } from "./live-finding.ts";
import { liveTag } from "./live-tag.ts";

const writing = /^(add|edit|del|copy|save|modal|fb|vs-popup|vs-action|_post)$/;
const link = "settings.html#csrf";
const anyToken = 'input[name*="token" i],input[name*="csrf" i],input[name*="xsrf" i],input[name*="verification" i]';

/** One finding for all entrances without a token, named by the first, and one for each of the page's own forms. */
export function tokenFindings(elements: readonly Element[]): LiveFinding[] {
  const without = elements.filter((one) => writes(one) && !csrfHeader(one));
  const [first] = without;
  const forms = [...new Set(elements.map((one) => natives.closest<HTMLFormElement>(one, "form")))].filter(
    (form): form is HTMLFormElement => !!form && isPost(form) && !natives.matches(form, `:has(${anyToken})`),
  );
  return [
    ...(first
      ? [
          {
            ...finding(liveTag(first, 0), {
              rule: "write-token",
              severity: "warning",
              expected: "a token: <meta name=csrf-token>, a cookie, a hidden field, or the setting csrf",
              found: `none for ${without.length} entrances that write`,
              suggestion: '<meta name="csrf-token" content="…">',
              link,
            }),
            element: first,
          },
        ]
      : []),
    ...(first ? [] : forms.map(unprotected)),
  ];
}

function unprotected(form: HTMLFormElement): LiveFinding {
  const about = { rule: "write-token", severity: "warning", expected: "a hidden field with the page's token" } as const;
  const found = "a form that is posted without one";
  return {
    ...finding(liveTag(form, 0), {
      ...about,
      found,
      suggestion: '<input type="hidden" name="_token" value="…">',
      link,
    }),
    element: form,
  };
}

const isPost = (form: Element): boolean => /^post$/i.test(natives.attribute(form, "method") ?? "");

function writes(element: Element): boolean {
  if (natives.name(element) === "vs-form") return natives.attribute(element, "mode") !== "info";
  const click = clickOf(liveTag(element, 0));
  if (click?.name === "copy") return !/^[#.]/.test(click.attribute.value);
  return !!click && (writing.test(click.name) || (click.name === "api" && natives.attribute(element, "obj") !== null));
}
