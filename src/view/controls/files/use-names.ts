import { useEffect, useState } from "react";
import { isFile, isNameless, pathOf, rememberName, type FileItem, type KeptItem } from "../../../files/items.ts";
import { readAbout } from "../../../server/calls/files/file-fields.ts";

/** The most names that one field asks for: each is a call. */
const most = 30;
const asked = new Set<string>();

/** Asks the server for the names that people gave (R7.5-03); a server that cannot tell leaves its own names. */
export function useNames(items: readonly FileItem[]): void {
  const [, redraw] = useState(0);
  const paths = items.flatMap((item) => (!isFile(item) && isNameless(item) ? pathOf(item) : [])).join("\n");
  useEffect(() => {
    const wanted = paths
      .split("\n")
      .filter((path) => isMade(path) && !asked.has(path))
      .slice(0, most);
    for (const path of wanted) {
      asked.add(path);
      readAbout({ path }).then(
        ({ name }) => {
          rememberName(path, name);
          redraw((count) => count + 1);
        },
        () => {}, // the name of the server stays
      );
    }
  }, [paths]);
}

/** A name that was made by a server: a long number, with or without letters. */
const isMade = (path: string): boolean => /[0-9a-f]{8}-[0-9a-f-]{20,}|[0-9a-f]{24,}|\d{10,}/i.test(path);

/** The name that a person gave is not known yet, but the server may tell it. */
export const isNameAwaited = (item: KeptItem): boolean => isNameless(item) && isMade(pathOf(item));
