// layer 3: views
/**
 * React's functions as exports of a module. React is published as CommonJS only; a module that imports it directly gets
 * esbuild's conversion of the whole package once more. The build sends every import of ours here (build/react.mjs).
 */
import * as React from "react";

export const {
  Component,
  Suspense,
  createElement,
  lazy,
  memo,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
  useSyncExternalStore,
} = React;
