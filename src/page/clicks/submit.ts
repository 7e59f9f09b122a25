/**
 * Submit of opted-in forms of the page (R7.3-16): their values go to a call, into the state, or to the form's own
 * address.
 */
import type { Data } from "../../base/data.ts";
import { phrasesReady } from "../../base/language/i18n.ts";
import { membersOf } from "../../base/runtime/members.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { callPath } from "../../server/calls/records/methods.ts";
import { plain } from "../../server/client/query-string.ts";
import { callNamed } from "../actions/call-by-name.ts";
import { given } from "../actions/beside.ts";
import { run as state } from "../actions/state.action.ts";
import { whenSent } from "../drafts/kept-input.ts";
import { agreed, call } from "../saving/follow.ts";
import { withKey } from "../saving/same-try.ts";
import { formValues } from "../saving/values-of.ts";
import { shell } from "../shell/shell.ts";
import { ignoreDoubleClick } from "./ignore-double-click.ts";

const sending = new WeakSet<HTMLFormElement>();

/** Submits a form; ignored while a submit of the same form is running. */
export async function submit(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  if (sending.has(form)) return;
  if (isHosts(form)) return goAlone(form, submitter);
  sending.add(form);
  if (submitter) ignoreDoubleClick(submitter);
  try {
    await phrasesReady();
    if (given(form, "message") === null || (await agreed(form))) await run(form, submitter);
  } finally {
    sending.delete(form);
  }
}

/** It is inert, only a state of its own has brought it here, or the page's `vs-nonce` is not its own (docs/safety.md, §1). */
function isHosts(form: HTMLFormElement): boolean {
  const meta = natives.meta("vs-nonce");
  const isForeign = meta && natives.attribute(form, "vs-nonce") !== natives.attribute(meta, "content");
  const isAsked = natives.matches(form, "[api],[data-api],[data-vs-submit],:is(vs-modal,vs-popup) [action]");
  const hasState = natives.matches(form, "[state],[data-state]");
  const isInert = natives.attribute(form, "vs-inert") !== null;
  return isForeign || isInert || (hasState && !isAsked && statePairs(form) === undefined);
}

/** Submits a form of the host as the browser would have done with the pressed button; the host's handlers have run. */
function goAlone(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const { setAttribute, removeAttribute, append } = membersOf(form);
  const undo: (() => void)[] = [];
  for (const name of ["action", "method", "enctype", "target"]) {
    const [own, before] = [submitter && natives.attribute(submitter, `form${name}`), natives.attribute(form, name)];
    if (own === null) continue;
    setAttribute(name, own);
    undo.push(() => (before === null ? removeAttribute(name) : setAttribute(name, before)));
  }
  const name = submitter && natives.attribute(submitter, "name");
  if (name) {
    const value = natives.attribute(submitter, "value") ?? "";
    const pressed = Object.assign(document.createElement("input"), { type: "hidden", name, value });
    append(pressed);
    undo.push(() => pressed.remove());
  }
  HTMLFormElement.prototype.submit.call(form);
  for (const back of undo) back();
}

async function run(form: HTMLFormElement, submitter: HTMLElement | null): Promise<void> {
  const api = given(form, "api");
  const pairs = statePairs(form);
  whenSent.get(form)?.();
  const values = formValues(form, submitter) ?? {};
  if (api !== null)
    await call("api", form, () =>
      withKey(form, { about: api, values }, (key) => callNamed(form, api, values, { key })),
    );
  else if (pairs !== undefined)
    await state({ element: form, value: [pairs, ...pairsOf(form, values, pairs)].filter(Boolean).join("/") });
  else {
    // the pressed button's own address, method and encoding go first, as in the browser
    const of = (name: string) => natives.attribute(submitter ?? form, `form${name}`) ?? natives.attribute(form, name);
    const fields = bodyOf(new FormData(form, submitter), of("enctype") ?? "");
    const method = of("method") ?? "GET";
    const path = addressOf(of("action") ?? "", method);
    const send = (key: string) => callPath(path, { method, fields, opener: form, key });
    await call("submit", form, () => withKey(form, { about: `${method} ${path}`, values: fields }, send));
  }
}

/** What is no path from the root and no whole address counts from the page, as in the browser; "" is the page itself. */
function addressOf(action: string, method: string): string {
  if (/^\s*(\/|[a-z][\w+.-]*:)/i.test(action)) return action;
  const url = new URL(action || location.href, Reflect.get(Node.prototype, "baseURI", document));
  url.hash = "";
  // the fields take the place of the query
  if (/^get$/i.test(method)) url.search = "";
  return url.href;
}

/** Without `=` it is a page of the shell; on other pages the host may use that attribute for its own styles. */
const statePairs = (form: HTMLFormElement): string | undefined =>
  ["data-state", "state"]
    .map((name) => natives.attribute(form, name) ?? undefined)
    .find((text) => text === "" || text?.includes("=") || (text && shell()));

/** Controls whose values belong to the state. */
const chosen =
  ":not(button,fieldset,object,output,:disabled,[type=button],[type=image],[type=reset],[type=submit])[name]";

/**
 * The values as pairs. A control that gives no value, such as an unticked box, takes its name out of the state, unless
 * the attribute itself has that name.
 */
function pairsOf(form: HTMLFormElement, values: Data, own: string): string[] {
  const controls = [...membersOf(form).elements].filter((control) => natives.matches(control, chosen));
  const names = controls.map((control) => natives.attribute(control, "name")!);
  const left = names.filter((name) => name && !`/${own}`.includes(`/${encodeURIComponent(name)}=`));
  return Object.entries({ ...Object.fromEntries(left.map((name) => [name, ""])), ...values }).map(([name, value]) =>
    [name, [value].flat().map(plain).join()].map(encodeURIComponent).join("="),
  );
}

/** The body as the browser would send it: multipart with files, else url-encoded. */
function bodyOf(fields: FormData, encoding: string): FormData | URLSearchParams {
  if (/multipart/i.test(encoding)) return fields;
  const texts = [...fields].map(([name, value]) => [name, typeof value === "string" ? value : value.name]);
  return new URLSearchParams(texts);
}
