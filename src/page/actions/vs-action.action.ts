import { callPath, sendImagesToFtp } from "../../server/calls/records/methods.ts";
import { plainSentence } from "../../server/session/sentence.ts";
import { agreed, call } from "../saving/follow.ts";
import { withKey } from "../saving/same-try.ts";
import { formValues, objOf, rowValues } from "../saving/values-of.ts";
import { emit } from "../socket.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { given } from "./beside.ts";
import { fail } from "./report-failure.ts";

export const attribute = {
  shape: /\S/,
  needs: "a path",
  text: "Calls the path (POST unless `method`) with the fields of the surrounding row (JSON in `data-row`, else the `data-` attributes of the `tr`), of the surrounding form, of `obj` and of the page's query; a path without a leading slash is below /api-user/. `upload_image_to_ftp` calls POST /upload_image_to_ftp without a body.",
  example: '<button type="button" vs-action="request/remind" obj="id:17">Remind</button>',
} satisfies ClickAttribute;

/**
 * `vs-action="path"`: an action of a widget, POST unless `method` is given. It sends the fields of the form and the row
 * around it, of `obj` and of the page's query. A path without a leading slash gets /api-user/ (R7.4-07, R7.4-08).
 */
export const run: Action = async ({ element, value }) => {
  if (given(element, "message") !== null && !(await agreed(element))) return;
  const around = async () => ({ ...rowValues(element), ...formValues(element), ...(await objOf(element)) });
  if (value.startsWith("socket."))
    return around().then(
      (data) => emit(value.slice(7), data, element),
      (error: unknown) => fail(error, element, plainSentence),
    );
  // R7.5-09: the one action that has a name of its own
  if (/^\/?upload_image_to_ftp$/.test(value))
    return void (await call("vs-action", element, () =>
      withKey(element, { about: value, values: null }, (key) => sendImagesToFtp({ opener: element, key })),
    ));
  const query = Object.fromEntries(new URLSearchParams(location.search));
  const path = value.startsWith("/") ? value : `/api-user/${value}`;
  const method = given(element, "method") ?? "POST";
  await call("vs-action", element, async () => {
    const fields = { ...query, ...(await around()) };
    const send = (key: string) => callPath(path, { method, fields, opener: element, key });
    return withKey(element, { about: `${method} ${path}`, values: fields }, send);
  });
};
