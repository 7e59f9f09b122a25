import type { RefObject } from "react";
import type { Around } from "../../../src/view/around/parents.tsx";
import type { FieldProps } from "../../../src/view/field.ts";
import type { Chosen } from "./chosen.ts";

export interface PartProps extends FieldProps<Chosen>, Around {
  /** Chosen ids; an unreadable value counts as one, unchanged. */
  chosen: string[];
  /** A DOM node of this view, for parts that need one. */
  own?: RefObject<HTMLElement | null>;
}
