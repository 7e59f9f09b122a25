import { code, escape, heading, json, mono, prose, table } from "./parts.mjs";

/** @typedef {import("../tables.mjs").Tables} Tables @typedef {import("../tables.mjs").Call} Call */

/** @param {Tables} tables */
export const callsPage = ({ calls, pathCalls, urls, refusals }) => `
<p>The requests of the product to the server, and every accepted form of answer. Paths are relative to the root of the site, or to the setting <a href="settings.html#base_url"><code>base_url</code></a>; each address can be replaced by its name in the setting <a href="settings.html#urls"><code>urls</code></a>. Each answer on this page is read by a test.</p>
<p>JSON is recognised by parsing, independent of the <code>Content-Type</code>; a byte order mark and white space before it are allowed. Text is decoded by the charset of the answer, else as UTF-8, else by the page's own charset. Every call sends cookies, <code>X-Requested-With: XMLHttpRequest</code> and a matching <code>Accept</code>; writes also send <code>Idempotency-Key</code> and, on the same origin, the CSRF header from the page's meta element, cookie or hidden field. Reads are tried three times, writes once (twice with the setting <a href="settings.html#idempotency"><code>idempotency</code></a>). Calls that change data count as writes, even by GET: they are never retried automatically, shared or cached. An answer with <code>Content-Disposition: attachment</code> is saved as a file.</p>
${heading("urls", "By name", 2)}
${Object.entries(calls)
  .map(([name, call]) => section(name, call, firstWith(calls, call), urls[name]))
  .join("\n")}
${heading("paths", "By path", 2)}
${Object.entries(pathCalls)
  .map(([name, call]) => section(name, call, firstWith({ ...calls, ...pathCalls }, call)))
  .join("\n")}
${heading("refusals", "Refusals", 2)}
<p>What a person reads about a save that failed, in English. The form stays open with what was typed, and <a href="events.html#vs:failed"><code>vs:failed</code></a> is told.</p>
${table(
  ["status", "body", "says", "meaning"],
  refusals.map(({ status, body, says, text = "" }) => [
    String(status),
    body ? mono(body) : "empty",
    escape(says),
    prose(text),
  ]),
)}`;

/**
 * The first call with the same answers: they are shown only there. @param {Record<string, Call>} calls @param {Call}
 * call
 */
const firstWith = (calls, { answers }) => Object.keys(calls).find((name) => calls[name]?.answers === answers) ?? "";

/** @param {string} name @param {Call} call @param {string} first @param {string} [address] */
function section(name, { text, request, body, answers }, first, address) {
  const accepted =
    first === name
      ? `<p class="part">Accepted</p>
<ul class="answers">${answers.map(answerItem).join("\n")}</ul>`
      : `<p>Accepted: the same as for <a href="#${first}">${first}</a>.</p>`;
  return `${heading(name, name)}<p>${prose(text)}</p>
${address ? `<p class="quiet">Address: ${mono(address)}</p>` : ""}
${code(body ? `${request}\n\n${body}` : request)}
${accepted}`;
}

/** @param {import("../../../src/server/client/urls.docs.ts").CallAnswer} answer */
const answerItem = ({ body, status = 200, text, gives }) =>
  `<li>${text ? `<p>${prose(text)}</p>` : ""}${code([...(status === 200 ? [] : [status]), body].join(" ").trim())}${understood(body, gives)}</li>`;

/**
 * The value read from an answer, when it differs from the answer's text. @param {string} answer @param {unknown} gives
 */
function understood(answer, gives) {
  if (gives === null || gives === "" || answer === gives || answer === JSON.stringify(gives)) return "";
  return `<p class="gives">Read as: ${mono(typeof gives === "string" ? gives : json(gives))}</p>`;
}
