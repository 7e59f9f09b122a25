import { useEffect, useRef } from "react";
import { adopt } from "../../base/sheets.ts";
import { useLatest } from "../use-latest.ts";
import styles from "./state-line.css";
import { stateLine } from "./state-line.ts";

interface WaitLineProps {
  /** As of `Waited`. */
  word?: string;
  words?: string;
  sinceMs?: number;
  stop?: (() => void) | undefined;
}

/** Says what is waited for, later that the server is slow, as long as it is drawn. */
export function WaitLine({ word, words, sinceMs, stop }: WaitLineProps) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(stop);
  const canStop = stop !== undefined;
  useEffect(() => {
    const line = stateLine();
    adopt(place.current!.getRootNode() as ShadowRoot, styles);
    place.current!.append(line.element);
    line.wait({
      ...(word && { word }),
      ...(words && { words }),
      ...(sinceMs && { sinceMs }),
      ...(canStop && { stop: () => latest.current?.() }),
    });
    return () => {
      line.say("");
      line.element.remove();
    };
  }, [word, words, sinceMs, canStop, latest]);
  return <div ref={place} />;
}
