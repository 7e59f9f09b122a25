import { openCallForm } from "../dialogs/open-call-form.ts";
import { agreed, call } from "../saving/follow.ts";
import { withKey } from "../saving/same-try.ts";
import { objOf } from "../saving/values-of.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { optionsOf } from "./beside.ts";
import { callNamed, isMethod } from "./call-by-name.ts";

export const attribute = {
  shape: /\S/,
  needs: '"method/name" or a path',
  text: "Asks for confirmation (unless `silent`), then calls the server: GET without `obj`, POST with it; with `form` that form is opened first and its values are sent.",
  example: '<button type="button" api="method/request.take" obj="id:17">Take on</button>',
} satisfies ClickAttribute;

/**
 * `api="method/name"` or a path: asks, then calls by GET without `obj`, by POST with it. With `form` that form is
 * opened first and its values are sent (R4-34).
 */
export const run: Action = async ({ element, value }) => {
  const { form } = optionsOf(element);
  if (form)
    return openCallForm(
      { form, action: "api", isMethod: isMethod(value), send: (fields, how) => callNamed(element, value, fields, how) },
      element,
    );
  if (!(await agreed(element))) return;
  await call("api", element, async () => {
    const obj = await objOf(element);
    return withKey(element, { about: value, values: obj }, (key) => callNamed(element, value, obj, { key }));
  });
};
