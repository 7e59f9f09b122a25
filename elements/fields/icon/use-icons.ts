import { useCallback, useEffect, useState } from "react";
import type { Option } from "../../../src/forms/lists/option-lists.ts";
import { readIcons } from "../../../src/server/calls/files/icon-folder.ts";

/** An option: the value, and its readable name. */
export type Icon = Pick<Option, "id" | "text">;
export interface Icons {
  state: "loading" | "here" | "failed";
  icons: Icon[];
  again(): void;
}

/** The icons of the server's folder, loaded lazily when `isWanted` becomes true. */
export function useIcons(isWanted: boolean): Icons {
  const [found, setFound] = useState<Pick<Icons, "state" | "icons">>({ state: "loading", icons: [] });
  const ask = useCallback(
    () =>
      void readIcons().then(
        (names) => setFound({ state: "here", icons: names.map((id) => ({ id, text: iconName(id) })) }),
        () => setFound({ state: "failed", icons: [] }),
      ),
    [],
  );
  useEffect(() => {
    if (isWanted) ask();
  }, [isWanted, ask]);
  const again = () => {
    setFound({ state: "loading", icons: [] });
    ask();
  };
  return { ...found, again };
}

/** "/media/street-lamp.svg" → "street lamp" */
export const iconName = (id: string): string =>
  id
    .replace(/^.*\//, "")
    .replace(/\.\w+$/, "")
    .replace(/[-_]+/g, " ");
