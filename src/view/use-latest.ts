// layer 3: views
import { useLayoutEffect, useRef, type RefObject } from "react";

/** The value of the last drawing, for what happens later: a click, an answer, a library's event. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
