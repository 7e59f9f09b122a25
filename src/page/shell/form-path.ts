import { natives } from "../../base/runtime/runtime.ts";
import { fillAddress } from "../../base/url.ts";

/** The parts of a form's address. */
export interface FormPlace {
  action: "add" | "edit" | "info";
  table: string;
  id?: string;
  form?: string;
  obj?: unknown;
  isVue?: boolean;
}

/**
 * The path of a form below `base`: `obj` as a segment of encoded JSON (R2.2-13), `back` as the address to return to
 * after a save (R2.2-18), `vue=1` for servers that read it (R2.2-17).
 */
export function formPath(base: string, given: FormPlace, back: string): string | null {
  const { action, table, id = "", form = "", obj, isVue } = given;
  const names = [action, table, ...(action === "add" ? [] : [id]), form].filter(Boolean);
  const path = fillAddress(
    names.map((_, at) => `{s${at}}`).join("/"),
    Object.fromEntries(names.map((one, at) => [`s${at}`, one])),
  );
  if (path === null) return null;
  const text = typeof obj === "string" ? obj : obj ? natives.json(obj) : "";
  const query = new URLSearchParams({ ...(isVue && { vue: "1" }), ...(action === "info" ? {} : { back }) });
  const filled = text ? `/obj=${encodeURIComponent(text)}` : "";
  return `${base}${path}${filled}${query.size ? `?${query.toString()}` : ""}`;
}
