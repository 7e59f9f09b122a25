import { useEffect, useRef } from "react";
import { adopt } from "../../base/sheets.ts";
import styles from "./state-line.css";
import { stateLine, type Waited } from "./state-line.ts";

/** Says what is waited for, later that the server is slow, as long as it is drawn. */
export function WaitLine(waited: Pick<Waited, "word" | "words">) {
  const place = useRef<HTMLDivElement>(null);
  const { word, words } = waited;
  useEffect(() => {
    const line = stateLine();
    adopt(place.current!.getRootNode() as ShadowRoot, styles);
    place.current!.append(line.element);
    line.wait({ ...(word && { word }), ...(words && { words }) });
    return () => {
      line.say("");
      line.element.remove();
    };
  }, [word, words]);
  return <div ref={place} />;
}
