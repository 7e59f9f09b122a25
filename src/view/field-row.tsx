// layer 3: views
import type { ReactNode } from "react";

interface FieldRowProps {
  /** Id of the control. */
  id: string;
  /** "" when the page has its own label. */
  label: string;
  isRequired: boolean;
  requiredWord: string;
  help: string;
  problem: string;
  /** The result of a lookup; shown in place of the help. */
  remark?: string | undefined;
  isWarning?: boolean | undefined;
  isBare?: boolean;
  /** The label names several controls (Field, isGroup). */
  isGroup?: boolean | undefined;
  /** Content after the control. */
  tools?: ReactNode;
  children: ReactNode;
}

/** Label, control, and a line with the help or, in its place, the problem. */
export function FieldRow(props: FieldRowProps) {
  const { id, label, isRequired, requiredWord, help, problem, remark, isWarning, isBare, isGroup, tools, children } =
    props;
  const kind = problem ? "wrong" : isWarning ? "warning" : "";
  return (
    <div className={isBare ? "field bare" : "field"} part="field">
      {label && (
        // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- as a label does; keys come by Tab
        <label
          className="label"
          htmlFor={isGroup ? undefined : id}
          id={`${id}-label`}
          part="label"
          onClick={isGroup ? ({ currentTarget }) => focusGroup(currentTarget.parentElement!) : undefined}
        >
          {label}
          {isRequired && (
            <>
              <span className="star" aria-hidden="true">
                {" *"}
              </span>
              <span className="quiet">{`, ${requiredWord}`}</span>
            </>
          )}
        </label>
      )}
      {children}
      {tools}
      <div
        className={kind ? `note ${kind}` : "note"}
        id={`${id}-note`}
        part={problem ? "problem" : "help"}
        role={remark === undefined ? undefined : "status"}
      >
        {problem || (remark ?? help)}
      </div>
    </div>
  );
}

/** Focuses the selected one of several controls, else the first. */
export function focusGroup(around: ParentNode): void {
  (around.querySelector<HTMLElement>("input:checked") ?? around.querySelector<HTMLElement>("[data-anchor]"))?.focus();
}
