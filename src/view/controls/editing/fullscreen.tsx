import { useLayoutEffect, useRef, type ReactNode } from "react";
import { useNear } from "./use-near.ts";

interface FullscreenProps {
  isOn: boolean;
  isWrong: boolean;
  /** Height of the frame while it is not fullscreen. */
  heightPx: number;
  /** The editor's accessible name while it is fullscreen. */
  label(): string;
  leave(): void;
  /** Called after its size has changed. */
  onResize(): void;
  /** The tools above it; drawn when the frame comes near the viewport. */
  tools?: (() => ReactNode) | undefined;
  children: ReactNode;
}

/**
 * Fills the window from the top layer without moving in the DOM, so that nothing is redrawn and the caret stays. Escape
 * and moving the focus outside end it.
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
        event.preventDefault(); // the popup around it stays open
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
