import { useLayoutEffect, useState, type ReactNode } from "react";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { controlOf } from "../../control-props.ts";
import type { FieldProps } from "../../field.ts";
import type { Found } from "./combobox.ts";
import { ComboInput } from "./combo-input.ts";
import { words } from "./phrases.ts";

export type { Found };
/** The props of a field's view, independent of its value type. */
export type ChoiceField = Omit<FieldProps<never>, "value" | "change">;
export interface ComboProps {
  field: ChoiceField;
  /** The input's text while nobody types. */
  text: string;
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
  /** Called with each typed text. */
  typed?(text: string): void;
  /** Loads additional code at the first touch. */
  wake?(input: HTMLInputElement): Promise<void>;
  /** Content before the input: the selected choices of several. */
  children?: ReactNode;
}

/**
 * An input with a list below it. At rest it is a plain input; the code that opens and searches is loaded at the first
 * touch.
 */
export function Combo(props: ComboProps) {
  const { field, text, clear, isMany, children } = props;
  const { id, entry, disabled, readOnly } = field;
  const isOff = disabled || readOnly;
  const [isAwake, setAwake] = useState(false);
  const [own] = useState(() => new ComboInput(() => setAwake(true)));
  useLayoutEffect(() => own.show({ ...props, isOff }));
  // at rest nobody can press it, so it is not drawn
  const hasClear = isAwake && clear && !isOff;

  return (
    <div className={`select${isMany ? " many control" : ""}${isOff ? " off" : ""}${hasClear ? " clearable" : ""}`}>
      {children}
      <input
        {...controlOf(field)}
        {...own.props}
        role="combobox"
        autoComplete="off"
        aria-expanded="false"
        aria-autocomplete="list"
        aria-controls={`${id}-list`}
        defaultValue={text}
        placeholder={
          readOnly ? "—" : props.chosen.length && isMany ? undefined : String(entry["placeholder"] || words("choose"))
        }
      />
      {hasClear && (
        <button
          type="button"
          className="clear"
          tabIndex={-1}
          title={words("clear")}
          aria-label={words("clear")}
          onClick={own.clear}
        />
      )}
    </div>
  );
}

/** The note below the options, or in their place. */
export const noteOf = (state: "loading" | "here" | "failed", count: number): string =>
  state === "loading"
    ? words(count ? "listMore" : "listSearching")
    : state === "failed"
      ? words("loadingFailed")
      : count
        ? ""
        : words("noMatches");
