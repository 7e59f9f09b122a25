import type { ReactNode } from "react";
import { t } from "../../src/base/language/i18n.ts";
import type { Going } from "../../src/forms/editing/going.ts";

interface FormBarProps {
  isInDialog: boolean;
  /** The page of a shell: there is a way back (R2.3-01). */
  isPage: boolean;
  isInfo: boolean;
  isSaving: boolean;
  /** The sentence that a required field is empty (R5.1-05), or "". */
  missing: string;
  /** Label of the main button. */
  words: string;
  prefix: string;
  leave(): void;
  submit(going: Going): void;
  /** Replaces the main button in a form with steps. */
  steps: ReactNode;
  /** Undo, other records, more ways to save. */
  tools: ReactNode;
  /** When the draft was written to disk. */
  line: ReactNode;
}

/** The buttons at the end of a form; they stay in view in a dialog. */
export function FormBar(props: FormBarProps) {
  const { isInDialog, isPage, isInfo, isSaving, missing, words, prefix, leave, submit, steps, tools, line } = props;
  return (
    <div className={isInDialog ? "bar" : "bar page"} part="bar">
      {/* always rendered, so that the buttons do not move when its text appears */}
      {!isInfo && (
        <div className="status">
          {missing && <span id={`${prefix}reason`}>{missing}</span>}
          {line}
        </div>
      )}
      {isInDialog && (
        <>
          {tools}
          <span className="space" />
          <button type="button" onClick={leave}>
            {t(isInfo ? "close" : "cancel")}
          </button>
        </>
      )}
      {!isInfo &&
        (steps || (
          <button
            type="button"
            className="main"
            aria-disabled={isSaving || missing !== ""}
            aria-describedby={missing ? `${prefix}reason` : undefined}
            onClick={() => submit("leave")}
          >
            {isSaving ? t("saving") : words}
          </button>
        ))}
      {!isInDialog && tools}
      {isPage && (
        <button type="button" onClick={leave}>
          {t("back")}
        </button>
      )}
    </div>
  );
}
