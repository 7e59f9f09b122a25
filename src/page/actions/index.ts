/** What the click attributes do; the list with its order of precedence and shapes is ../attributes.ts. */
import type { ActionName } from "../attributes.ts";
import { add, edit, info } from "./forms.ts";

export interface Meant {
  element: Element;
  value: string;
}
export type Action = (meant: Meant) => Promise<void>;

/** Deleting is rare: its code comes when it is meant. */
const del: Action = async (meant) => (await import("./del.ts")).del(meant);

export const actions = { add, edit, info, del } satisfies Record<ActionName, Action>;
