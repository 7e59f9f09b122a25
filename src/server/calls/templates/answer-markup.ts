import { isData } from "../../../base/data.ts";
import type { Answer } from "../../client/client.ts";

/** The markup of an html answer: text, or JSON with html, body, data or template (CONTRACT, Answers). */
export function markupOf({ data, text }: Answer): string {
  if (typeof data === "string") return data;
  const found = isData(data)
    ? [data["html"], data["body"], data["data"], data["template"]].find((one) => one !== undefined)
    : undefined;
  if (isData(found)) return markupOf({ data: found, text: "" } as Answer);
  return typeof found === "string" ? found : isData(data) ? "" : text;
}
