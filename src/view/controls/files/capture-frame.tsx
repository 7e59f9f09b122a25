import type { ReactNode, Ref } from "react";

interface FrameProps {
  ref?: Ref<HTMLDivElement>;
  label: string;
  /** Called at Escape, which then does not close the dialog around. */
  leave(): void;
  children: ReactNode;
}

/** The frame around a camera or a picture that is edited; its sheet is capture-frame.css. */
export const CaptureFrame = ({ ref, label, leave, children }: FrameProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the group
  <div
    ref={ref}
    className="capture"
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset would have its own look
    role="group"
    aria-label={label}
    onKeyDown={(event) => {
      if (event.key !== "Escape") return;
      event.preventDefault();
      event.stopPropagation();
      leave();
    }}
  >
    {children}
  </div>
);
