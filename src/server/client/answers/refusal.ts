import { isData, type Data } from "../../../base/data.ts";

/** The server's words when a 2xx answer refuses the call (R3.9-15); undefined when it does not. */
export function refusalOf(data: unknown): string | undefined {
  if (!isData(data)) return typeof data === "string" && /^\s*error:/i.test(data) ? wordsOf(data, "") : undefined;
  const { error } = data;
  const isRefused = (error && error !== "0") || data["success"] === false || data["ok"] === false;
  return isRefused ? wordsOf(data, "") : undefined;
}

/** An answer without the columns that it only repeats: a row with its id and with values that were sent with the save. */
export function withoutEcho(answer: Data, sent: unknown, idName: string): Data {
  if (!isData(sent) || !(idName in answer || "id" in answer)) return answer;
  const isEcho = (key: string) => key in sent && String(sent[key]) === String(answer[key]);
  return Object.fromEntries(Object.entries(answer).filter(([key]) => !isEcho(key)));
}

/** The server's own words in a refusal or failure: its `error`, `message`, `detail`, `title` or short text; "" without any. */
export function wordsOf(data: unknown, text: string): string {
  if (!isData(data)) return cleanText(typeof data === "string" ? data : text);
  for (const value of [data["error"], data["message"], data["detail"], data["title"]]) {
    const words = isData(value) ? value["message"] : value;
    if (typeof words === "string" && words) return cleanText(words);
  }
  return "";
}

/** Text of an answer as words: no 'error:' before it, no markup, at most 500 characters. */
export function cleanText(text: string): string {
  const plain = /^\s*</.test(text) ? "" : text.trim().replace(/^error:\s*/i, "");
  return plain.length > 500 ? `${plain.slice(0, 500)}…` : plain;
}
