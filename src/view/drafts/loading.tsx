import { useEffect, useState } from "react";
import { t } from "../../base/language/i18n.ts";
import { natives } from "../../base/runtime/runtime.ts";
import type { WaitLine } from "./wait-line.tsx";

/** When the later stages begin, in ms: few answers take so long, and their code comes then. */
const laterMs = 1000;

interface LoadingProps {
  /** What stands there in the first second; by default that something is loading. */
  first?: string;
  stop?: (() => void) | undefined;
}

/** Stands in the place of what is being loaded: a word, later what is waited for and a way to stop it (wait-line.tsx). */
export function Loading({ first, stop }: LoadingProps) {
  const [Line, setLine] = useState<typeof WaitLine | undefined>(undefined);
  useEffect(() => {
    const timer = natives.after(laterMs, () => {
      import("./wait-line.tsx").then((later) => setLine(() => later.WaitLine), console.warn);
    });
    return () => natives.cancel(timer);
  }, []);
  return Line ? <Line sinceMs={laterMs} stop={stop} /> : (first ?? t("loading"));
}
