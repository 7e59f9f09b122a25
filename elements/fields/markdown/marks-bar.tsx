import type { ReactNode } from "react";
import { Toolbar } from "../../../src/view/controls/editing/toolbar.tsx";
import { Icon, type IconName } from "../../../src/view/controls/editing/button-icons.tsx";
import type { MarkName } from "./marks.ts";
import { words } from "./phrases.ts";

/** What is shown: the text, the preview, or both (side by side, on a phone one below the other). */
export type Shown = "text" | "both" | "preview";

interface MarksBarProps {
  isOff: boolean;
  shown: Shown;
  isWhole: boolean;
  mark(name: MarkName): void;
  show(shown: Shown): void;
  setWhole(isWhole: boolean): void;
}

const buttons: { name: MarkName; sign?: ReactNode; icon?: IconName }[] = [
  { name: "bold", sign: <strong>B</strong> },
  { name: "italic", sign: <em>I</em> },
  { name: "heading", sign: "H" },
  { name: "bullet", icon: "bullet" },
  { name: "ordered", icon: "ordered" },
  { name: "quote", icon: "quote" },
  { name: "code", icon: "source" },
  { name: "link", icon: "link" },
];
const views = { text: "markText", both: "markBoth", preview: "markPreview" } as const;

export function MarksBar({ isOff, shown, isWhole, mark, show, setWhole }: MarksBarProps) {
  const whole = words(isWhole ? "markLess" : "markWhole");
  return (
    <Toolbar label={words("markTools")}>
      {!isOff &&
        buttons.map(({ name, sign, icon }) => (
          <button
            key={name}
            type="button"
            disabled={shown === "preview"}
            aria-label={words(`mark_${name}`)}
            title={words(`mark_${name}`)}
            onPointerDown={(event) => event.preventDefault()} // keeps the focus in the text
            onClick={() => mark(name)}
          >
            {icon ? <Icon name={icon} /> : sign}
          </button>
        ))}
      <span className="gap" />
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a toolbar's part, no fields */}
      <div className="views" role="group" aria-label={words("markView")}>
        {(Object.keys(views) as Shown[]).map((name) => (
          <button key={name} type="button" aria-pressed={shown === name} onClick={() => show(name)}>
            {words(views[name])}
          </button>
        ))}
      </div>
      <button type="button" aria-pressed={isWhole} aria-label={whole} title={whole} onClick={() => setWhole(!isWhole)}>
        <Icon name="whole" />
      </button>
    </Toolbar>
  );
}
