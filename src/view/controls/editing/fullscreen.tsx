import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useNear } from "./use-near.ts";

interface FullscreenProps {
  isOn: boolean;
  isWrong: boolean;
  /** Of the whole frame while it stands in the page. */
  heightPx: number;
  /** Of the editor, for assistive technology, while it fills the window. */
  label(): string;
  leave(): void;
  /** Its size is another one now. */
  onResize(): void;
  /** What stands above it; drawn when the frame comes near the window. */
  tools?: (() => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Fills the window from the top layer without leaving its place in the tree, so that nothing inside is drawn anew and the
 * caret stays. Escape ends it, and so does the focus when it goes elsewhere.
 */
export function Fullscreen({ isOn, isWrong, heightPx, label, leave, onResize, tools, children }: FullscreenProps) {
  const ref = useRef<HTMLDivElement>(null);
  const wasOn = useRef(false);
  const isNear = useNear(ref);
  useLayoutEffect(() => {
    const frame = ref.current!;
    if (wasOn.current === isOn) return;
    wasOn.current = isOn;
    if (isOn) {
      frame.setAttribute("aria-label", label());
      frame.popover = "manual";
      frame.showPopover();
    } else {
      frame.removeAttribute("aria-label");
      frame.hidePopover();
      frame.popover = null;
    }
    onResize();
  });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- it listens to what happens inside
    <div
      ref={ref}
      className={["frame", isOn && "whole", isWrong && "wrong"].filter(Boolean).join(" ")}
      style={{ blockSize: heightPx }}
      role={isOn ? "dialog" : "presentation"}
      onKeyDown={(event) => {
        if (!isOn || event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault(); // the popup around it stays
        event.stopPropagation();
        leave();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOn && relatedTarget && !currentTarget.contains(relatedTarget)) leave();
      }}
    >
      {children}
      {tools && (isNear ? tools() : <div className="bar" />)}
    </div>
  );
}
