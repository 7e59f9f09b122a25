// layer 15: tables
/** Where a person's view of a table is kept. */
import { settings } from "../base/settings.ts";

/** The name of the parameter that shares a view; it begins with `_`, so it is no filter of the page. */
export const viewParameter = (name: string): string => `_view.${name}`;

/** The key in this browser's storage: people who share a computer have views of their own (setting `user`). */
export const placeOf = (name: string): string => `vs-table ${settings.user ?? ""} ${name}`;

/** Whether this person has changed the view, or the address brings one. */
export function hasView(name: string, query: URLSearchParams): boolean {
  try {
    return query.has(viewParameter(name)) || localStorage.getItem(placeOf(name)) !== null;
  } catch {
    return false; // storage is forbidden
  }
}
