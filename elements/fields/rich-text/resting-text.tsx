import { composing } from "../../../src/view/composed.ts";
import type { FieldProps } from "../../../src/view/field.ts";
import { ariaOf } from "./aria.ts";
import type { Rich } from "./use-rich-text.ts";

interface RestingTextProps {
  field: FieldProps<string>;
  rich: Rich;
  placeholder: string;
}

/** The text until its editor is loaded: rendered with its formatting, edited without the editor. */
export function RestingText({ field, rich, placeholder }: RestingTextProps) {
  const { id, disabled, readOnly } = field;
  const { resting, stage, wake, typed, pasted } = rich;
  const touch = () => disabled || readOnly || wake();
  const names = { id, role: "textbox", "aria-multiline": true, "data-anchor": "", ...ariaOf(field) };
  return (
    <div
      {...(stage === "awake" ? { hidden: true } : names)}
      {...composing}
      tabIndex={disabled ? undefined : 0}
      className="resting prose"
      part="control"
      data-placeholder={placeholder}
      ref={resting}
      vs-inert=""
      onPointerEnter={touch}
      onFocus={touch}
      onInput={typed}
      onPaste={pasted}
    />
  );
}
