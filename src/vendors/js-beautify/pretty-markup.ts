/** js-beautify 2.0.3: formats HTML, XML, CSS and JavaScript; loaded lazily. */
import css from "js-beautify/js/lib/beautify-css.js";
import html from "js-beautify/js/lib/beautify-html.js";
import script from "js-beautify/js/lib/beautify.js";

const options = { indent_size: 2, end_with_newline: false, preserve_newlines: true, max_preserve_newlines: 2 };

export const prettyScript = (text: string): string => script.js_beautify(text, options);
export const prettyCss = (text: string): string => css.css_beautify(text, options);
/** XML has no inline elements: each tag gets its own line. */
export const prettyXml = (text: string): string =>
  html.html_beautify(text, { ...options, wrap_line_length: 0, inline: [], content_unformatted: [] });
export const prettyHtml = (text: string): string => html.html_beautify(text, { ...options, wrap_line_length: 0 });
