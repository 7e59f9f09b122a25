import { useLayoutEffect, useRef, type KeyboardEvent, type ReactNode } from "react";

interface ToolbarProps {
  label: string;
  children: ReactNode;
}

/** A toolbar with one tab stop; arrow keys, Home and End move inside (ARIA practices, toolbar). */
export function Toolbar({ label, children }: ToolbarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const visited = useRef<HTMLElement | undefined>(undefined);
  useLayoutEffect(() => enter(visited.current));

  function enter(tool: HTMLElement | undefined): void {
    const tools = toolsIn(bar.current!);
    visited.current = tool && tools.includes(tool) ? tool : tools[0];
    for (const one of tools) one.tabIndex = one === visited.current ? 0 : -1;
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const { key, currentTarget, ctrlKey, altKey, metaKey } = event;
    const tools = toolsIn(currentTarget);
    const next = placeAfter(key, tools.indexOf(event.target as HTMLElement), tools.length, isRtl(currentTarget));
    if (next === undefined || ctrlKey || altKey || metaKey) return;
    event.preventDefault(); // a select would choose its next option
    event.stopPropagation();
    tools[next]?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- the focus goes to its tools
    <div
      className="bar"
      role="toolbar"
      aria-label={label}
      ref={bar}
      onFocus={({ target }) => enter(target)}
      onKeyDown={onKeyDown}
    >
      {children}
    </div>
  );
}

const toolsIn = (bar: HTMLElement): HTMLElement[] => [
  ...bar.querySelectorAll<HTMLElement>("button:enabled, select:enabled"),
];
const isRtl = (bar: HTMLElement): boolean => getComputedStyle(bar).direction === "rtl";

/** The index that a key moves to among `count` tools; wraps around at the ends. */
function placeAfter(key: string, at: number, count: number, isBackwards: boolean): number | undefined {
  const step = isBackwards ? -1 : 1;
  const places: Record<string, number> = {
    ArrowRight: (at + step + count) % count,
    ArrowLeft: (at - step + count) % count,
    Home: 0,
    End: count - 1,
  };
  return places[key];
}
