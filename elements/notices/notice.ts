import type { Notice } from "../../src/page/notices/notify.ts";
import { words as answerWords } from "../../src/server/session/phrases.ts";

const signs = { success: "✓", info: "i", warning: "!", danger: "⚠" };

/**
 * One notice: a sign or picture, the text, a link if it has an address. Contents are set as text only (docs/safety.md,
 * §1, T0).
 */
export function drawNotice({ kind, title, text, details, photo, url }: Notice): HTMLElement {
  const made = Object.assign(document.createElement("div"), { className: `notice ${kind}` });
  const sign = photo
    ? Object.assign(document.createElement("img"), { className: "photo", src: photo, alt: "" })
    : Object.assign(document.createElement("span"), { className: "sign", textContent: signs[kind] });
  sign.setAttribute("aria-hidden", "true");
  const words = url
    ? Object.assign(document.createElement("a"), { href: url, className: "words" })
    : Object.assign(document.createElement("span"), { className: "words" });
  if (title) words.append(Object.assign(document.createElement("b"), { textContent: title }));
  words.append(text);
  made.append(sign, words);
  if (details) made.append(folded(details));
  return made;
}

/** The server's own words, which a person opens to read or copy them. */
function folded(details: string): HTMLElement {
  const made = document.createElement("details");
  const summary = Object.assign(document.createElement("summary"), { textContent: answerWords("details") });
  made.append(summary, Object.assign(document.createElement("pre"), { textContent: details }));
  return made;
}
