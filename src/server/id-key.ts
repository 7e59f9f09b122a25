import { settings } from "../base/settings.ts";

/** The attribute that holds a table's id (R1-30, R3.1-02). */
export const idKey = (table: string): string => settings.pk[table] ?? "id";
