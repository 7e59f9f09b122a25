/** What the click attributes and those beside them do (CONTRACT.md, Click attributes). No bundle imports it. */
import type { ActionName } from "./attributes.ts";

export interface ClickDocs {
  /** The shape of its value. */
  value: string;
  text: string;
  example: string;
}

export const clickDocs = {
  add: {
    value: "table or table/form",
    text: "Opens the form for a new record in a popup; without a form's name the one of the table (R2.1-01).",
    example: '<a href="#" add="works.request/request">Нове звернення</a>',
  },
  edit: {
    value: "table/id or table/id/form",
    text: "Opens the form of the record in a popup; saving refreshes what the page shows of the table (R2.1-02).",
    example: '<a href="#" edit="works.request/17/request">Редагувати</a>',
  },
  info: {
    value: "table/id or table/id/form",
    text: "Shows the record in the same form, read-only (R2.1-03).",
    example: '<a href="#" info="works.request/17/request">Переглянути</a>',
  },
  del: {
    value: "table/id",
    text: "Asks, deletes, refreshes. Without an id the one of `obj`, `data-id`, `id` or the page's `?id=` (R2.1-04, R4-33).",
    example: '<button type="button" data-del="works.request/17">Видалити</button>',
  },
} satisfies Record<ActionName, ClickDocs>;

/** Attributes beside a click attribute, on the same element; each has a `data-` twin, which wins. */
export const besideDocs: Record<string, string> = {
  form: "The form's name; on a `<button>` only as `data-form`.",
  title: "The popup's title; else the form's own.",
  width: "The popup's width, a CSS length or a number of px (R2.3-17).",
  position: "The popup's place: `center`, `left`, `right` or `fullscreen` (R2.2-25).",
  obj: "Values that a new record begins with: JSON, `a=1&b=2`, `a:1,b:2`, or a path with a query that gives them (R2.2-13).",
  message: "With `del`: the question (R4-33).",
  callback: "A function registered by `vs.callback(name, fn)`, called with the answer and the element (R2.3-23).",
};

/** Attributes of the page's own elements. */
export const pageDocs: Record<string, string> = {
  "vs-refresh":
    "The element is fetched again from the page's own address after a save or a delete and changed in place; its value is empty or a list of tables.",
  "vs-inert": "Nothing inside acts, draws or asks for code: for markup that somebody else wrote.",
  "vs-saved": "Set by us for 4 s on the row of the record that was saved, for the page's own style.",
};
