/** Fields that come only to forms that name them. */
import { types } from "../../src/page/types.ts";

export const folders = {
  autocomplete: () => import("./autocomplete/autocomplete.tsx"),
  "marked-text": () => import("./marked-text/marked-text.tsx"),
  rating: () => import("./rating/rating.tsx"),
  "rich-text": () => import("./rich-text/rich-text.tsx"),
  spinner: () => import("./spinner/spinner.tsx"),
  code: () => import("./code/code.tsx"),
  bpmn: () => import("./bpmn/bpmn.tsx"),
  markdown: () => import("./markdown/markdown.tsx"),
  html: () => import("./html/html.tsx"),
  choice: () => import("./choice/choice.tsx"),
  interval: () => import("./interval/interval.tsx"),
  "text-list": () => import("./text-list/text-list.tsx"),
  "date-range": () => import("./date-range/date-range.tsx"),
  "date-time": () => import("./date-time/date-time.tsx"),
  period: () => import("./period/period.tsx"),
  time: () => import("./time/time.tsx"),
  color: () => import("./color/color.tsx"),
  palette: () => import("./palette/palette.tsx"),
  icon: () => import("./icon/icon.tsx"),
  captcha: () => import("./captcha/captcha.tsx"),
  reminder: () => import("./reminder/reminder.tsx"),
  address: () => import("./address/address.tsx"),
};

/** By schema type (§2.4): tags are "vs-" and the folder. */
const byType = new Map(
  Object.entries(types).flatMap(([tag, names]) => names.map((name) => [name, tag.slice(3)] as const)),
);
export const folderOf = (type: string): string | undefined => byType.get(type);
