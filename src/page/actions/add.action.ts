// layer 7: click
import { readTarget } from "../shell/routes.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { openRecord } from "./open-record.ts";

export const attribute = {
  shape: /^[^\s/]+(\/[^\s/]+)?$/,
  needs: '"table" or "table/form"',
  text: "Opens the form for a new record in a popup; without a form's name the form named like the table.",
  example: '<a href="#" add="works.request/request">New request</a>',
} satisfies ClickAttribute;

/** `add="table[/form]"`: opens the form for a new record (R2.1-01). */
export const run: Action = ({ element, value }) => {
  const { table, id: form } = readTarget(value);
  return openRecord("add", { table, form }, element);
};
