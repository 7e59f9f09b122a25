import type { KeyboardEvent } from "react";
import { color } from "../../base/css.ts";
import type { Option } from "../../forms/options.ts";
import { words } from "./phrases.ts";

interface ChipsProps {
  options: readonly Option[];
  isOff: boolean;
  remove(id: string): void;
}

/**
 * What is chosen of several, each with a button that takes it back. From the input Left and Backspace lead to them, Left
 * and Right from one to the next; Delete and Backspace take it back.
 */
export function Chips({ options, isOff, remove }: ChipsProps) {
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget } = event;
    const all = [...currentTarget.querySelectorAll("button")];
    const at = all.indexOf(event.target as HTMLButtonElement);
    const input = () => currentTarget.parentElement?.querySelector("input")?.focus();
    const isBack = getComputedStyle(currentTarget).direction === "rtl" ? "ArrowRight" : "ArrowLeft";
    if (key === "Delete" || key === "Backspace") {
      (all[at + 1] ?? all[at - 1])?.focus();
      remove(options[at]!.id);
      if (all.length === 1) input();
    } else if (key === isBack) all[at - 1]?.focus();
    else if (key === "ArrowLeft" || key === "ArrowRight") {
      if (all[at + 1]) all[at + 1]!.focus();
      else input();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  if (!options.length) return null;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the buttons in it
    <ul className="chips" aria-label={words("listChosen")} onKeyDown={onKeyDown}>
      {options.map(({ id, text, color: given }) => (
        <li key={id} className="chip">
          {given && <span className={`dot ${given}`} style={{ background: color(given) ?? undefined }} />}
          <span className="chip-text">{text}</span>
          {!isOff && (
            <button type="button" tabIndex={-1} aria-label={words("listRemove", { text })} onClick={() => remove(id)}>
              <svg viewBox="0 0 12 12" width="10" height="10" aria-hidden="true">
                <path d="M2.5 2.5l7 7m0-7l-7 7" fill="none" stroke="currentColor" strokeWidth="1.6" />
              </svg>
            </button>
          )}
        </li>
      ))}
    </ul>
  );
}
