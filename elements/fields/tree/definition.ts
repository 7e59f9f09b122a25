import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Tree", "Nestable"],
  holds: "json",
  height: 300,
  text: "A tree of items that are added, renamed, switched on and off, deleted and moved, by mouse or keyboard. Without `model` the tree itself is the value. With `model` its items are records that are saved one by one, and the value is the chosen item.",
  attributes: {
    model: {
      kind: "text",
      text: "The table of the items: they are read from its list, and each change is saved at once. Without it the value holds the items.",
    },
    pk: { kind: "text", text: "The column that identifies an item and that `parent` refers to; default `id`." },
    parent: {
      kind: "text",
      text: "With `model`: the column with the `pk` of the item above; default `parent`.",
    },
    attr: { kind: "text", text: "With `model`: the column of the order, sent with each move; default `ord`." },
    order: { kind: "text", text: "With `model`: how the list is sorted when it is read; default: by `attr`." },
    maxDepth: { kind: "number", text: "The most levels; default 3." },
    api: {
      kind: "text",
      text: "With `model`: an address that ends with `/` replaces the setting `api`; any other is the address of the list.",
    },
    filter: {
      kind: "json",
      text: "With `model`: only records with these values, as JSON; a new item gets them.",
    },
    cls: {
      kind: "text",
      text: "With `model`: the id of a classifier. Its items are added several at once, one a line, and deleted by the classifier's own calls.",
    },
    text_key: { kind: "text", text: "The property with the text of an item; default `name`." },
    enable: {
      kind: "text",
      text: "Shows a check box at each item: the property that it sets, such as `enabled`.",
    },
    actions: {
      kind: "text",
      text: "What can be done: words of `add edit del drag`, or `none`; all of them by default.",
    },
    multi: { kind: "flag", text: "With `model`: several items can be chosen; the value is a list." },
    size: { kind: "text", text: "A number: the visible rows, 12 by default." },
  },
  value: {
    type: "object[] | string | number | (string | number)[] | null",
    text: "Without `model` the items with their `children`; with `model` the `pk` of the chosen item, or a list of them.",
  },
  samples: [[]],
  example:
    '<vs-tree name="plan" title="Plan of works" enable="enabled" value=\'[{"id":1,"name":"Preparation","enabled":true,"children":[{"id":2,"name":"Inspection","enabled":true}]},{"id":3,"name":"Repair","enabled":false}]\'></vs-tree>',
  isAlone: true,
} satisfies FieldDefinition;
