import { contentOf } from "../content/fetched-markup.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { showInModal } from "./show-markup.ts";

export const attribute = {
  shape: /^[#.]\S/,
  needs: '"#id" or ".class"',
  text: "Shows the content of that element or `<template>` in a modal.",
  example:
    '<a href="#" show-modal="#hours" title="Office hours">Office hours</a>\n<template id="hours"><p>Daily from 9:00 to 17:00.</p></template>',
  isAlone: true,
} satisfies ClickAttribute;

/** `show-modal="#selector"`: shows a copy of that element's content in a modal. */
export const run: Action = async ({ element, value }) => {
  const content = contentOf(element, value);
  if (content) await showInModal(element, content);
};
