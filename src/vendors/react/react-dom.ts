// layer 3: views
/** See react.ts. */
import * as ReactDom from "react-dom";

export const { createPortal, flushSync } = ReactDom;
