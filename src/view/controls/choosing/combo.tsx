import { useLayoutEffect, useState, type ReactNode } from "react";
import { t } from "../../../base/language/i18n.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import { controlOf } from "../../control-props.ts";
import type { FieldProps } from "../../field.ts";
import type { Found } from "./combobox.ts";
import { ComboInput } from "./combo-input.ts";
import { words } from "./phrases.ts";

export type { Found };
/** What the view of the field got, whatever its value is. */
export type ChoiceField = Omit<FieldProps<never>, "value" | "change">;
export interface ComboProps {
  field: ChoiceField;
  /** What the input shows while nobody types. */
  text: string;
  /** Ids of what is chosen. */
  chosen: readonly string[];
  isMany?: boolean;
  /** Can be searched by typing (R9.4-07). */
  isSearched?(): boolean;
  /** What is offered for a text; "" while nothing is typed. */
  found(typed: string): Found;
  pick(option: Option): void;
  /**
   * The person goes.
   * @param typed and not picked; null when nothing was typed
   * @param isEntered with Enter behind it, before there was anything to pick
   */
  leave(typed: string | null, isEntered: boolean): void;
  /** Takes the choice back; none where it cannot be. */
  clear?: (() => void) | undefined;
  /** The list opens. */
  opened?(): void;
  /** Each text while it is typed. */
  typed?(text: string): void;
  /** What else comes at the first touch. */
  wake?(input: HTMLInputElement): Promise<void>;
  /** Before the input: what is chosen of several. */
  children?: ReactNode;
}

/** An input with a list under it. At rest it is a plain input; what opens and searches comes at the first touch. */
export function Combo(props: ComboProps) {
  const { field, text, clear, isMany, children } = props;
  const { id, entry, disabled, readOnly } = field;
  const isOff = disabled || readOnly;
  const [isAwake, setAwake] = useState(false);
  const [own] = useState(() => new ComboInput(() => setAwake(true)));
  useLayoutEffect(() => own.show({ ...props, isOff }));
  // at rest nobody can press it
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
        placeholder={props.chosen.length && isMany ? undefined : String(entry["placeholder"] || t("choose"))}
      />
      {hasClear && (
        <button
          type="button"
          className="clear"
          tabIndex={-1}
          title={t("clear")}
          aria-label={t("clear")}
          onClick={own.clear}
        />
      )}
    </div>
  );
}

/** What is said in the options' place, or with them. */
export const noteOf = (state: "loading" | "here" | "failed", count: number): string =>
  state === "loading"
    ? words(count ? "listMore" : "listSearching")
    : state === "failed"
      ? t("loadingFailed")
      : count
        ? ""
        : t("noMatches");
