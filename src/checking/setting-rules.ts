/** Settings in the page's JSON block and on the script tag: names and types. */
import { isData, type Data } from "../base/data.ts";
import { nearName } from "./near-name.ts";
import { settingNames, settingTypes } from "./known.ts";

export interface WrongSetting {
  /** As written, with dots. */
  name: string;
  severity: "error" | "warning";
  expected: string;
  found: string;
  /** The right name. */
  near?: string;
  /** The anchor in settings.html. */
  anchor: string;
}

/** The mistakes of a settings object. */
export function wrongSettings(given: Data): WrongSetting[] {
  return Object.keys(given).flatMap((name): WrongSetting[] => {
    const [first = ""] = name.split(".");
    const type = Object.hasOwn(settingTypes, first) ? settingTypes[first] : undefined;
    if (!type) {
      const near = nearName(first, settingNames);
      const severity = near ? "error" : "warning";
      return [
        {
          name,
          severity,
          expected: near ?? "the name of a setting",
          found: name,
          ...(near && { near }),
          anchor: near ?? "",
        },
      ];
    }
    const value = given[name];
    const inner = name !== first ? [name.slice(first.length + 1)] : isData(value) ? Object.keys(value) : [];
    if (name === first && !fits(value, type))
      return [
        {
          name,
          severity: "error",
          expected: expectedOf(type),
          found: JSON.stringify(value).slice(0, 60),
          anchor: first,
        },
      ];
    return inner.flatMap((one) =>
      innerName(first, one, type).map((wrong) => (name === first ? wrong : { ...wrong, name })),
    );
  });
}

/** A name inside a setting that is an object with fixed names: `timeout.read`. */
function innerName(first: string, name: string, type: string): WrongSetting[] {
  const shape = partsOf(type).find((part) => part.startsWith("{"));
  const known = [...(shape?.replace(/\/\*.*?\*\//g, "").matchAll(/[{;]\s*(\w+)\??:/g) ?? [])].map(([, one]) => one!);
  if (!shape || known.includes(name)) return [];
  const near = nearName(name, known);
  const expected = near ? `${first}.${near}` : `${first} with ${known.join(", ")}`;
  return [{ name, severity: near ? "error" : "warning", expected, found: `${first}.${name}`, anchor: first }];
}

/** A function can only be set by a script, so it is not expected in JSON. */
const expectedOf = (type: string): string =>
  partsOf(type)
    .filter((part) => !part.includes("=>"))
    .join(" | ");

/** Whether a value of JSON fits a type in TypeScript; of objects only that they are objects. */
function fits(value: unknown, type: string): boolean {
  return partsOf(type).some((part) => {
    if (part.includes("=>") && !part.startsWith("{")) return false;
    if (part.endsWith("[]")) return Array.isArray(value);
    if (part.startsWith("{") || part.startsWith("Record<")) return isData(value);
    if (part === "null") return value === null;
    if (part === "false" || part === "true") return String(value) === part && typeof value === "boolean";
    return part.startsWith('"') ? JSON.stringify(value) === part : typeof value === part;
  });
}

/** The members of a union, outside of brackets. */
function partsOf(type: string): string[] {
  const parts = [""];
  let depth = 0;
  for (let at = 0; at < type.length; at++) {
    const sign = type[at]!;
    if ("({<[".includes(sign)) depth++;
    else if (")}]".includes(sign) || (sign === ">" && type[at - 1] !== "=")) depth--;
    if (sign === "|" && depth === 0) parts.push("");
    else parts[parts.length - 1] += sign;
  }
  const trimmed = parts.map((part) => part.trim());
  return trimmed.flatMap((part) => (/^\([^()]*\)$/.test(part) ? partsOf(part.slice(1, -1)) : [part]));
}
