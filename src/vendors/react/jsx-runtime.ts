// layer 3: views
/** See react.ts. */
import * as runtime from "react/jsx-runtime";

export const { Fragment, jsx, jsxs } = runtime;
