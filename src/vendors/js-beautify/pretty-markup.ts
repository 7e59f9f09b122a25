/** js-beautify 2.0.3: layout of HTML, XML, CSS and JavaScript by their tokens; reached by `import()` only. */
import css from "js-beautify/js/lib/beautify-css.js";
import html from "js-beautify/js/lib/beautify-html.js";
import script from "js-beautify/js/lib/beautify.js";

const options = { indent_size: 2, end_with_newline: false, preserve_newlines: true, max_preserve_newlines: 2 };

export const prettyScript = (text: string): string => script.js_beautify(text, options);
export const prettyCss = (text: string): string => css.css_beautify(text, options);
/** Tags of XML have no kinds: each stands on a line of its own. */
export const prettyXml = (text: string): string =>
  html.html_beautify(text, { ...options, wrap_line_length: 0, inline: [], content_unformatted: [] });
export const prettyHtml = (text: string): string => html.html_beautify(text, { ...options, wrap_line_length: 0 });
