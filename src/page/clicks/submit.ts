/**
 * Submit of opted-in forms of the page (R7.3-16): their values go to a call, into the state, or to the form's own
 * address.
 */
import { phrasesReady } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { newKey } from "../../server/client/client.ts";
import { callPath } from "../../server/calls/records/methods.ts";
import { callNamed } from "../actions/call-by-name.ts";
import { given } from "../actions/beside.ts";
import { run as state } from "../actions/state.action.ts";
import { agreed, call } from "../saving/follow.ts";
import { ignoreDoubleClick } from "./ignore-double-click.ts";
import { formValues } from "../saving/values-of.ts";

const sending = new WeakSet<HTMLFormElement>();

/** Submits a form; ignored while a submit of the same form is running. */
export async function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (sending.has(form)) return;
  sending.add(form);
  if (submitter) ignoreDoubleClick(submitter);
  try {
    await phrasesReady();
    if (given(form, "message") === null || (await agreed(form))) await run(form, submitter);
  } finally {
    sending.delete(form);
  }
}

async function run(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const api = given(form, "api");
  const pairs = given(form, "state");
  const key = newKey();
  if (api !== null) await call("api", form, () => callNamed(form, api, formValues(form) ?? {}, key));
  else if (pairs !== null) await state({ element: form, value: [pairs, ...pairsOf(form)].filter(Boolean).join("/") });
  else {
    const method = natives.attribute(form, "method") ?? "GET";
    const path = natives.attribute(form, "action") || location.pathname;
    const fields = bodyOf(form, submitter);
    await call("submit", form, () => callPath(path, { method, fields, opener: form, key }));
  }
}

const pairsOf = (form: HTMLFormElement): string[] =>
  Object.entries(formValues(form) ?? {}).map(([name, value]) =>
    [name, String(value)].map((one) => encodeURIComponent(one)).join("="),
  );

/** The body as the browser would send it: multipart with files, else url-encoded. */
function bodyOf(form: HTMLFormElement, submitter: HTMLElement | null): FormData | URLSearchParams {
  const fields = new FormData(form, submitter);
  if (/multipart/i.test(natives.attribute(form, "enctype") ?? "")) return fields;
  const texts = [...fields].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return new URLSearchParams(texts);
}
