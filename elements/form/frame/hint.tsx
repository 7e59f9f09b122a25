import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from "react";
import { Markup } from "../../../src/view/markup.tsx";

interface HintProps {
  html: string;
  label: string;
}

/** A button that opens an explanation beside it, in the top layer; Escape and a click elsewhere close it (R3.6-08). */
export function Hint({ html, label }: HintProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const bubble = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const { current: shown } = bubble;
    if (!isOpen || !shown || !button.current) return;
    shown.showPopover();
    place(shown, button.current.getBoundingClientRect());
  }, [isOpen]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || !isOpen) return;
    event.preventDefault(); // Keeps the surrounding dialog open.
    bubble.current?.hidePopover();
  };
  return (
    <span className="hint" role="presentation" onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        aria-label={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => (isOpen ? bubble.current?.hidePopover() : setOpen(true))}
      >
        ?
      </button>
      {isOpen && (
        <div
          ref={bubble}
          id={id}
          className="bubble"
          popover="auto"
          onToggle={({ newState }) => newState === "closed" && setOpen(false)}
        >
          <Markup html={html} level="person" />
        </div>
      )}
    </span>
  );
}

/** Places the explanation below the button, or above when there is no room, inside the window. */
function place(bubble: HTMLElement, { left, bottom, top }: DOMRect): void {
  const { offsetWidth, offsetHeight } = bubble;
  const isBelow = bottom + 8 + offsetHeight <= innerHeight;
  bubble.style.left = `${Math.max(8, Math.min(left, innerWidth - offsetWidth - 8))}px`;
  bubble.style.top = `${isBelow ? bottom + 8 : Math.max(8, top - offsetHeight - 8)}px`;
}
