import type { ReactNode } from "react";

interface FieldRowProps {
  /** Of the control. */
  id: string;
  /** "" where the page has its own label. */
  label: string;
  isRequired: boolean;
  requiredWord: string;
  help: string;
  problem: string;
  isBare?: boolean;
  children: ReactNode;
}

/** Label, control, and one line that holds the help or, in its place, the problem. */
export function FieldRow({ id, label, isRequired, requiredWord, help, problem, isBare, children }: FieldRowProps) {
  return (
    <div className={isBare ? "field bare" : "field"} part="field">
      {label && (
        <label className="label" htmlFor={id} id={`${id}-label`} part="label">
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
      <div className={problem ? "note wrong" : "note"} id={`${id}-note`} part={problem ? "problem" : "help"}>
        {problem || help}
      </div>
    </div>
  );
}
