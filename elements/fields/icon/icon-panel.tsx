/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a popover inside a dialog with pictures for options; keys go to its search */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { iconAddress } from "../../../src/server/calls/files/icon-folder.ts";
import { asPopover, placeBeside, show } from "../../../src/vendors/top-layer.ts";
import { words } from "./phrases.ts";
import type { Icon, Icons } from "./use-icons.ts";
import { words as choosingWords } from "../../../src/view/controls/choosing/phrases.ts";

interface IconPanelProps {
  /** Prefix of the ids of its parts. */
  id: string;
  icons: Icons;
  value: string;
  /** The typed character that opened the panel: the initial search text. */
  typed: string;
  anchor: RefObject<HTMLElement | null>;
  pick(icon: Icon): void;
  /** Closes the panel without a choice. */
  leave(next: "stay" | "go"): void;
}

/** The icons with a search input, in the top layer. */
export function IconPanel({ id, icons, value, typed, anchor, pick, leave }: IconPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(typed);
  const [visited, setVisited] = useState<string | undefined>(undefined);
  const shown = search(icons.icons, text);
  const current = shown.find((one) => one.id === (visited ?? value)) ?? shown[0];
  const at = current ? shown.indexOf(current) : -1;
  usePlace(panel, anchor);
  useEffect(() => {
    grid.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const step = stepOf(event.key, grid.current);
    if (step) setVisited(shown[Math.min(Math.max(at + step, 0), shown.length - 1)]?.id ?? visited);
    else if (event.key === "Enter") {
      if (current) pick(current);
    } else if (event.key === "Escape") leave("stay");
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={panel}
      className="icon-panel"
      role="dialog"
      aria-label={words("iconChoose")}
      id={`${id}-panel`}
      onBlur={({ currentTarget, relatedTarget }) => {
        const isInside = currentTarget.contains(relatedTarget) || relatedTarget === anchor.current;
        if (!isInside && document.hasFocus()) leave("go");
      }}
    >
      <input
        className="control"
        type="text"
        role="combobox"
        aria-label={words("iconSearch")}
        placeholder={words("iconSearch")}
        aria-expanded="true"
        aria-controls={`${id}-icons`}
        aria-activedescendant={current ? `${id}-icon-${at}` : undefined}
        autoComplete="off"
        spellCheck={false}
        onKeyDown={onKeyDown}
        value={text}
        onChange={({ currentTarget }) => {
          setText(currentTarget.value);
          setVisited(undefined);
        }}
      />
      <div className="icons" id={`${id}-icons`} role="listbox" aria-label={words("iconChoose")} ref={grid}>
        {shown.map((icon, index) => (
          <Sign
            key={icon.id}
            id={`${id}-icon-${index}`}
            icon={icon}
            isChosen={icon.id === value}
            isCurrent={icon === current}
            pick={pick}
          />
        ))}
      </div>
      <Note icons={icons} isNone={!shown.length} />
    </div>
  );
}

interface SignProps {
  id: string;
  icon: Icon;
  isChosen: boolean;
  /** The current option for the keyboard. */
  isCurrent: boolean;
  pick(icon: Icon): void;
}

function Sign({ id, icon, isChosen, isCurrent, pick }: SignProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      className="sign"
      title={icon.text}
      aria-selected={isChosen}
      data-current={isCurrent}
      onPointerDown={(event) => event.preventDefault()}
      onClick={() => pick(icon)}
    >
      <Picture name={icon.id} />
      <span className="name">{icon.text}</span>
    </div>
  );
}

/** The state of the list: loading, no matches, or failed with a retry button. */
const Note = ({ icons, isNone }: { icons: Icons; isNone: boolean }) => (
  <output className="note-line">
    {icons.state === "loading" ? words("iconWaiting") : icons.state === "here" && isNone && choosingWords("noMatches")}
    {icons.state === "failed" && (
      <button type="button" className="again" onClick={icons.again}>
        {words("iconFailed")} ↻
      </button>
    )}
  </output>
);

export function Picture({ name }: { name: string }) {
  const address = iconAddress(name);
  return address ? <img className="picture" src={address} alt="" width="24" height="24" loading="lazy" /> : null;
}

/**
 * Opens the panel in the top layer beside the anchor, keeps it there while the page scrolls, and focuses its search.
 */
function usePlace(panel: RefObject<HTMLDivElement | null>, anchor: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    show(asPopover(panel.current!));
    const input = panel.current!.querySelector("input")!;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [panel]);
  useLayoutEffect(() => placeBeside(panel.current!, anchor.current!));
  useEffect(() => {
    const place = () => panel.current && anchor.current && placeBeside(panel.current, anchor.current);
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [panel, anchor]);
}

/** The icons whose name or file contains the text. */
function search(icons: readonly Icon[], text: string): Icon[] {
  const wanted = text.trim().toLocaleLowerCase();
  return icons.filter((one) => `${one.text} ${one.id}`.toLocaleLowerCase().includes(wanted));
}

/** How many icons an arrow key moves by; undefined for other keys. */
function stepOf(key: string, grid: HTMLElement | null): number | undefined {
  if (!grid || !key.startsWith("Arrow")) return undefined;
  const columns = columnsOf(grid);
  const forward = getComputedStyle(grid).direction === "rtl" ? -1 : 1;
  const steps: Record<string, number> = {
    ArrowDown: columns,
    ArrowUp: -columns,
    ArrowRight: forward,
    ArrowLeft: -forward,
  };
  return steps[key];
}

/** The number of icons in a row. */
function columnsOf(grid: HTMLElement): number {
  const all = [...grid.children] as HTMLElement[];
  return Math.max(all.filter((one) => one.offsetTop === all[0]?.offsetTop).length, 1);
}
