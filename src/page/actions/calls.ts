import { agreed, call } from "../saving/follow.ts";
import { openCallForm } from "../dialogs/open-call-form.ts";
import { emit } from "../socket.ts";
import { formValues, objOf, rowValues } from "../saving/values-of.ts";
import { callMethod, callPath } from "../../server/calls/records/methods.ts";
import { newKey } from "../../server/client/client.ts";
import type { Data } from "../../base/data.ts";
import type { Answer } from "../../server/client/client.ts";
import type { Action } from "./action.ts";
import { given, optionsOf } from "./beside.ts";

/** `api="method/name"` or a path: asks, then GET without `obj`, POST with it; with `form` its values are sent (R4-34). */
export const api: Action = async ({ element, value }) => {
  const { form } = optionsOf(element);
  if (form)
    return openCallForm(
      { form, action: "api", isMethod: isMethod(value), send: (fields, key) => callNamed(element, value, fields, key) },
      element,
    );
  const obj = await objOf(element);
  if (await agreed(element)) await call("api", element, () => callNamed(element, value, obj, newKey()));
};

export const isMethod = (value: string): boolean => /(^|\/)method\//.test(value);

/** The call that an `api` value names. */
export function callNamed(opener: Element, value: string, obj: Data | undefined, key: string): Promise<Answer> {
  const [, method] = /^method\/([^/?#]+)$/.exec(value) ?? [];
  const file = given(opener, "file") ?? undefined;
  if (method || file) return callMethod(method ?? value, { obj, file, opener, key });
  return callPath(value, { method: given(opener, "method") ?? (obj ? "POST" : "GET"), fields: obj, opener, key });
}

/** `_post="address"`: POST of `obj`; the answer may hold `download` (R7.3-15). */
export const post: Action = async ({ element, value }) => {
  const fields = await objOf(element);
  await call("_post", element, () => callPath(value, { fields: fields ?? {}, opener: element, key: newKey() }));
};

/**
 * `vs-action="path"`: a widget's action, POST unless `method` says another: fields of the form and the row around it,
 * of `obj` and of the page's query. A path without a leading slash gets /api-user/ (R7.4-07, R7.4-08).
 */
export const widgetAction: Action = async ({ element, value }) => {
  if (given(element, "message") !== null && !(await agreed(element))) return;
  if (value.startsWith("socket."))
    return emit(value.slice(7), { ...rowValues(element), ...formValues(element), ...(await objOf(element)) }, element);
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const fields = { ...query, ...rowValues(element), ...formValues(element), ...(await objOf(element)) };
  const path = value.startsWith("/") ? value : `/api-user/${value}`;
  const method = given(element, "method") ?? "POST";
  await call("vs-action", element, () => callPath(path, { method, fields, opener: element, key: newKey() }));
};
