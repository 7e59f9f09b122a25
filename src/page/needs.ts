import type { ActionName } from "./attributes.ts";

/** What the value of each click attribute has to be, in the words of a message to a template's author. */
export const needs: Record<ActionName, string> = {
  add: '"table" or "table/form"',
  edit: '"table/id" or "table/id/form"',
  info: '"table/id" or "table/id/form"',
  del: '"table/id"',
  copy: '"table/id", "#id" or ".class"',
  save: '"table" or "table/id"',
  state: '"key=value", "page/key=value" or a page of the shell',
  api: '"method/name" or a path',
  _href: "an address",
  _post: "an address",
  "modal-info": 'a path or "#selector"',
  format: "the name of a template",
  modal: "the name of a form",
  "show-modal": '"#id" or ".class"',
  fb: 'a quick form such as "name,phone:Phone"',
  "vs-popup": 'the name of a form, "#selector" or a path',
  "vs-modal": "the name of a template",
  "vs-load": "a path",
  "vs-action": "a path",
  "vs-document": "the title of a document's template",
  "vs-print": "the selector of an element",
  trigger: '"#selector" or "selector@event"',
  "file-show": "the path of a file",
  help: "the id of a page",
};
