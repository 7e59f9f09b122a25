/** Answers that are markup or text. */
import { isData, type Data } from "../../../base/data.ts";
import type { Shape } from "./shape.ts";

/** Text, or JSON with `html`, `body`, `data` or `template`; when one of these holds an object, it is searched too. */
export const markup: Shape<string> = {
  kind: "format",
  body: "html",
  read: (data, _, text) => (typeof data === "string" ? data : isData(data) ? (markupIn(data) ?? "") : text),
  fits: (data) => isData(data) && markupIn(data) !== undefined,
};

function markupIn(data: Data): string | undefined {
  const found = [data["html"], data["body"], data["data"], data["template"]].find((one) => one !== undefined);
  return isData(found) ? markupIn(found) : typeof found === "string" ? found : undefined;
}

/** A page of the shell. What the server has rendered is never interpreted again: only a template that is marked as one has places. */
export interface ShellPage {
  markup: string;
  isTemplate: boolean;
}

/** The same; JSON with `template` alone is a template. By its Content-Type: `isTemplateType`. */
export const shellPage: Shape<ShellPage> = {
  ...markup,
  read(data, call, text) {
    const found = markup.read(data, call, text);
    const isTemplate = isData(data) && !["html", "body", "data"].some((name) => data[name] !== undefined);
    return found === undefined ? undefined : { markup: found, isTemplate: isTemplate && "template" in data };
  },
  signIn: "own",
};

/** A page as it is. */
export const wholePage: Shape<string> = {
  kind: "format",
  body: "html",
  read: (_, __, text) => text,
  mayRefuse: () => undefined,
};

/** `{ body: { body } }` or `{ body }`; "" without a body. */
export const documentBody: Shape<string> = {
  kind: "format",
  body: "json",
  read(data) {
    if (data === "" || data === null) return "";
    if (!isData(data)) return undefined;
    const outer = data["body"];
    const body = isData(outer) ? outer["body"] : outer;
    return typeof body === "string" ? body : "";
  },
};

/** The host's dictionary: an optional text file. */
export const words: Shape<string> = {
  kind: "read",
  body: "text",
  tries: 1,
  signIn: "never",
  mayRefuse: () => undefined,
  read: (_, __, text) => text,
};

/** A JSON array of names or objects, or the index page of a web server as text. */
export const folder: Shape<unknown[] | string> = {
  kind: "read",
  body: "html",
  read: (data, _, text) => (Array.isArray(data) ? data : text),
};
