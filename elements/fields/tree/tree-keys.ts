import type { Way } from "../../../src/tables/tree/forest.ts";

/** What a key does in a tree (ARIA practices, tree view). */
export type TreeStep =
  | { kind: "to"; row: number }
  | { kind: "expand" | "collapse" | "expandAll" | "choose" | "enable" | "rename" | "remove" | "add" }
  | { kind: "move"; way: Way }
  | { kind: "type"; letter: string };

interface Pressed {
  key: string;
  altKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
}
interface Standing {
  row: number;
  count: number;
  pageRows: number;
  /** undefined: there is nothing inside. */
  isExpanded: boolean | undefined;
  /** The row of the item above; -1 for a root. */
  parentRow: number;
  hasBoxes: boolean;
}

const ways: Record<string, Way> = { ArrowUp: "up", ArrowDown: "down", ArrowLeft: "out", ArrowRight: "in" };

/** The step of a key; undefined for a key that does nothing here. */
export function stepOf(event: Pressed, at: Standing, isRtl = false): TreeStep | undefined {
  const key = isRtl ? (mirrored[event.key] ?? event.key) : event.key;
  if (event.altKey) return ways[key] && !event.ctrlKey ? { kind: "move", way: ways[key] } : undefined;
  if (event.ctrlKey || event.metaKey) return undefined;
  const to = rowBy(key, at);
  if (to !== undefined) return { kind: "to", row: Math.min(Math.max(to, 0), at.count - 1) };
  return stepByKey[key] ?? other(key, at);
}
const mirrored: Record<string, string> = { ArrowLeft: "ArrowRight", ArrowRight: "ArrowLeft" };
const stepByKey: Record<string, TreeStep> = {
  ArrowRight: { kind: "expand" },
  ArrowLeft: { kind: "collapse" },
  "*": { kind: "expandAll" },
  Enter: { kind: "choose" },
  F2: { kind: "rename" },
  Delete: { kind: "remove" },
  Insert: { kind: "add" },
};

function rowBy(key: string, { row, count, pageRows, isExpanded, parentRow }: Standing): number | undefined {
  const rows: Record<string, number | false> = {
    ArrowDown: row + 1,
    ArrowUp: row - 1,
    Home: 0,
    End: count - 1,
    PageDown: row + pageRows,
    PageUp: row - pageRows,
    ArrowRight: isExpanded === true && row + 1,
    ArrowLeft: isExpanded !== true && parentRow >= 0 && parentRow,
  };
  const found = rows[key];
  return found === false ? undefined : found;
}

function other(key: string, { hasBoxes }: Standing): TreeStep | undefined {
  if (key === " ") return { kind: hasBoxes ? "enable" : "choose" };
  return /^.$/u.test(key) ? { kind: "type", letter: key.toLowerCase() } : undefined;
}
