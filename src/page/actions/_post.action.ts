import { callPath } from "../../server/calls/records/methods.ts";
import { call } from "../saving/follow.ts";
import { withKey } from "../saving/same-try.ts";
import { objOf } from "../saving/values-of.ts";
import type { Action, ClickAttribute } from "./action.ts";

export const attribute = {
  shape: /\S/,
  needs: "an address",
  text: "POST of `obj`; an answer with `download` is saved as a file.",
  example: '<button type="button" _post="/api-user/export/requests" obj="status:new">Export</button>',
} satisfies ClickAttribute;

/** `_post="address"`: sends `obj` by POST; the answer may hold `download` (R7.3-15). */
export const run: Action = async ({ element, value }) => {
  await call("_post", element, async () => {
    const fields = (await objOf(element)) ?? {};
    return withKey(element, { about: value, values: fields }, (key) =>
      callPath(value, { fields, opener: element, key }),
    );
  });
};
