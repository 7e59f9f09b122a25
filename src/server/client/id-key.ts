import { settings } from "../../base/settings.ts";

/** The column that holds a table's id: from setting `pk`, else `id` (R1-30, R3.1-02). */
export const idKey = (table: string): string => settings.pk[table] ?? "id";
