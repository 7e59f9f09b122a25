import type { ReactNode } from "react";
import type { Option } from "../../../forms/lists/option-lists.ts";
import type { FieldProps } from "../../field.ts";
import type { Found } from "./combobox.ts";

/** The props of a field's view, independent of its value type. */
export type ChoiceField = Omit<FieldProps<never>, "value" | "change">;
export interface ComboProps {
  field: ChoiceField;
  /** The input's text while nobody types. */
  text: string;
  /** What is shown quietly in place of a text that is not known yet. */
  awaited?: string;
  /** Ids of the selected choices. */
  chosen: readonly string[];
  isMany?: boolean;
  /** Can be searched by typing (R9.4-07). */
  isSearched?(): boolean;
  /** The options for a typed text; "" while nothing is typed. */
  found(typed: string): Found;
  pick(option: Option): void;
  /**
   * Call it when the person leaves.
   * @param typed text that was typed and not picked; null when nothing was typed
   * @param isEntered Enter was pressed before there was anything to pick
   */
  leave(typed: string | null, isEntered: boolean): void;
  /** Clears the choice; undefined when it cannot be cleared. */
  clear?: (() => void) | undefined;
  /** Called when the list opens. */
  opened?(): void;
  /** Called with each typed text. @param isOpen whether the list is open then */
  typed?(text: string, isOpen?: boolean): void;
  /** Loads additional code at the first touch. */
  wake?(input: HTMLInputElement): Promise<void>;
  /** Content before the input: the selected choices of several. */
  children?: ReactNode;
}
