import type { HtmlEscapedString } from "hono/utils/html";

/** The result of hono/html's `html`: markup with escaped values. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
