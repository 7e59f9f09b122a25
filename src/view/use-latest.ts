// layer 3: views
import { useLayoutEffect, useRef, type RefObject } from "react";

/** A ref with the value of the last render, for later callbacks: a click, an answer, a library's event. */
export function useLatest<Value>(value: Value): RefObject<Value> {
  const ref = useRef(value);
  useLayoutEffect(() => {
    ref.current = value;
  });
  return ref;
}
