// layer 7: click
import { readTarget } from "../shell/routes.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { openRecord } from "./open-record.ts";

export const attribute = {
  shape: /^[^\s/]+(\/[^\s/]+){1,2}$/,
  needs: '"table/id" or "table/id/form"',
  text: "Shows the record in the same form, read-only.",
  example: '<a href="#" info="works.request/17/request">View</a>',
} satisfies ClickAttribute;

/** `info="table/id[/form]"`: opens the record read-only (R2.1-03). */
export const run: Action = ({ element, value }) => openRecord("info", readTarget(value), element);
