import type { HtmlEscapedString } from "hono/utils/html";

/** What `html` of hono/html gives: text with what came from outside escaped. */
export type Html = HtmlEscapedString | Promise<HtmlEscapedString>;
