import { useLayoutEffect, useRef, type ReactNode } from "react";
import { words } from "./phrases.ts";

interface DockProps {
  title: string;
  className?: string;
  close(): void;
  children: ReactNode;
}

/** A panel at the side of a map: it gets the focus, Escape closes it. */
export function Dock({ title, className = "map-info", close, children }: DockProps) {
  const panel = useRef<HTMLElement>(null);
  // at once: a later effect could take the focus from the map after a quick close
  useLayoutEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere in it
    <section
      ref={panel}
      className={className}
      aria-label={title}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.defaultPrevented) return;
        event.preventDefault();
        close();
      }}
    >
      <button
        type="button"
        className="icon map-close"
        aria-label={words("mapClose")}
        title={words("mapClose")}
        onClick={close}
      >
        <span aria-hidden>×</span>
      </button>
      {children}
    </section>
  );
}
