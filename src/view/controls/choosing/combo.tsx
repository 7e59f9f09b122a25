import { useLayoutEffect, useState } from "react";
import { controlOf } from "../../control-props.ts";
import type { Found } from "./combobox.ts";
import { ComboInput } from "./combo-input.ts";
import { words } from "./phrases.ts";
import type { ComboProps } from "./combo-props.ts";

export type { Found };
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
          props.awaited ||
          (props.chosen.length && isMany ? undefined : readOnly ? "—" : String(entry["placeholder"] || words("choose")))
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
