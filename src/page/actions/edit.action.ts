// layer 7: click
import { readTarget } from "../shell/routes.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { openRecord } from "./open-record.ts";

export const attribute = {
  shape: /^[^\s/]+(\/[^\s/]+){1,2}$/,
  needs: '"table/id" or "table/id/form"',
  text: "Opens the form of the record in a popup; saving refreshes the parts of the page that show the table.",
  example: '<a href="#" edit="works.request/17/request">Edit</a>',
} satisfies ClickAttribute;

/** `edit="table/id[/form]"`: opens the form of a record (R2.1-02). */
export const run: Action = ({ element, value }) => openRecord("edit", readTarget(value), element);
