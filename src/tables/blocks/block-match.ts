/** Which column of a table each column of a block belongs to: by its headings, else by the order. */
import type { Block } from "./block-text.ts";

export interface MatchedColumn {
  key: string;
  /** Its heading in the person's language. */
  title: string;
}
export interface Match {
  /** The key for each column of the block; "" for those that are left out. */
  keys: readonly string[];
  hasHead: boolean;
}

/** Matches a block. Its first row is a heading when at least two cells of it (or its only one) name columns. */
export function matchColumns(block: Block, columns: readonly MatchedColumn[], firstColumn = 0): Match {
  const [head = []] = block;
  const named = head.map((cell) =>
    columns.find(({ key, title }) => plain(cell) === plain(title) || plain(cell) === plain(key)),
  );
  const count = named.filter(Boolean).length;
  if (count > 0 && count >= Math.min(2, head.filter((cell) => cell.trim() !== "").length)) {
    const seen = new Set<string>();
    const keys = named.map((column) => {
      if (!column || seen.has(column.key)) return "";
      seen.add(column.key);
      return column.key;
    });
    return { keys, hasHead: true };
  }
  const width = Math.max(0, ...block.slice(0, 100).map((row) => row.length));
  return { keys: Array.from({ length: width }, (_, at) => columns[firstColumn + at]?.key ?? ""), hasHead: false };
}

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[\s\u00a0*:]+/g, " ")
    .replace(/[’ʼ`]/g, "'")
    .trim();
