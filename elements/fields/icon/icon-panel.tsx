/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- a popover inside a dialog with pictures for options; keys go to its search */
import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { t } from "../../../src/base/language/i18n.ts";
import { iconAddress } from "../../../src/server/calls/files/icon-folder.ts";
import { asPopover, placeBeside, show } from "../../../src/vendors/top-layer.ts";
import { words } from "./phrases.ts";
import type { Icon, Icons } from "./use-icons.ts";

interface IconPanelProps {
  /** Begins the ids of its parts. */
  id: string;
  icons: Icons;
  value: string;
  /** What was typed to open it. */
  typed: string;
  anchor: RefObject<HTMLElement | null>;
  pick(icon: Icon): void;
  /** The person goes without a choice. */
  leave(next: "stay" | "go"): void;
}

/** The icons in the top layer, with a search over them. */
export function IconPanel({ id, icons, value, typed, anchor, pick, leave }: IconPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const grid = useRef<HTMLDivElement>(null);
  const [text, setText] = useState(typed);
  const wanted = text.trim().toLocaleLowerCase();
  const shown = icons.icons.filter((one) => `${one.text} ${one.id}`.toLocaleLowerCase().includes(wanted));
  const [visited, setVisited] = useState<string | undefined>(undefined);
  const current = shown.find((one) => one.id === (visited ?? value)) ?? shown[0];
  const at = current ? shown.indexOf(current) : -1;

  useLayoutEffect(() => {
    show(asPopover(panel.current!));
    const search = panel.current!.querySelector("input")!;
    search.focus();
    search.setSelectionRange(search.value.length, search.value.length);
  }, []);
  useLayoutEffect(() => placeBeside(panel.current!, anchor.current!));
  useEffect(() => {
    const place = () => panel.current && anchor.current && placeBeside(panel.current, anchor.current);
    addEventListener("scroll", place, { capture: true, passive: true });
    addEventListener("resize", place);
    return () => {
      removeEventListener("scroll", place, { capture: true });
      removeEventListener("resize", place);
    };
  }, [anchor]);
  useEffect(() => {
    grid.current?.children[at]?.scrollIntoView({ block: "nearest" });
  }, [at]);

  const move = (by: number) => {
    const next = shown[Math.min(Math.max(at + by, 0), shown.length - 1)];
    if (next) setVisited(next.id);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key } = event;
    const columns = columnsOf(grid.current);
    const forward = getComputedStyle(panel.current!).direction === "rtl" ? -1 : 1;
    const steps: Record<string, number> = {
      ArrowDown: columns,
      ArrowUp: -columns,
      ArrowRight: forward,
      ArrowLeft: -forward,
    };
    const step = steps[key];
    if (step !== undefined) move(step);
    else if (key === "Enter") {
      if (current) pick(current);
    } else if (key === "Escape") leave("stay");
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
          <div
            key={icon.id}
            id={`${id}-icon-${index}`}
            role="option"
            tabIndex={-1}
            className="sign"
            title={icon.text}
            aria-selected={icon.id === value}
            data-current={icon === current}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => pick(icon)}
          >
            <Picture name={icon.id} />
            <span className="name">{icon.text}</span>
          </div>
        ))}
      </div>
      <output className="note-line">
        {icons.state === "loading" ? words("iconWaiting") : icons.state === "here" && !shown.length && t("noMatches")}
        {icons.state === "failed" && (
          <button type="button" className="again" onClick={icons.again}>
            {words("iconFailed")} ↻
          </button>
        )}
      </output>
    </div>
  );
}

export function Picture({ name }: { name: string }) {
  const address = iconAddress(name);
  return address ? <img className="picture" src={address} alt="" width="24" height="24" loading="lazy" /> : null;
}

/** How many stand in a row. */
function columnsOf(grid: HTMLElement | null): number {
  const all = [...(grid?.children ?? [])] as HTMLElement[];
  return Math.max(all.filter((one) => one.offsetTop === all[0]?.offsetTop).length, 1);
}
