import { isData } from "../../base/data.ts";
import { parseJson } from "../../base/json.ts";

/** The record within the shapes of old servers (CONTRACT, Answers). */
export function unwrapped(data: unknown): unknown {
  if (typeof data === "string") {
    const parsed = parseJson(data);
    return typeof parsed === "object" ? unwrapped(parsed) : data;
  }
  if (Array.isArray(data)) return data.length === 1 ? data[0] : undefined;
  const isWrapped =
    isData(data) && Object.keys(data).every((key) => /^(data|success|ok|status|code|message|error|total)$/.test(key));
  return isWrapped && typeof data["data"] === "object" ? unwrapped(data["data"]) : data;
}
