import { Icon } from "../../../src/view/controls/editing/button-icons.tsx";
import { Toolbar } from "../../../src/view/controls/editing/toolbar.tsx";
import type { Formats } from "../../../src/vendors/quill/quill.ts";
import { buttonsOf, hasHeadings, type Button } from "./buttons.ts";
import { words } from "./phrases.ts";

interface TextBarProps {
  type: string;
  formats: Formats;
  /** The open popover: "link" or "table". */
  opened: string | undefined;
  isSource: boolean;
  isWhole: boolean;
  isOn(button: Button): boolean | undefined;
  press(button: Button): void;
  setHeading(level: number): void;
}

/** The buttons of a rich text (R2.4-31, R2.4-32). */
export function TextBar({ type, formats, opened, isSource, isWhole, isOn, press, setHeading }: TextBarProps) {
  const hasPopup = (name: string) =>
    name === "link" ? "dialog" : name === "table" && formats["table"] ? "menu" : undefined;
  const labelOf = (name: string) => words((name === "whole" && isWhole ? "richLess" : `rich_${name}`) as "rich_bold");
  return (
    <Toolbar label={words("richTools")}>
      {hasHeadings(type) && (
        <select
          aria-label={words("rich_heading")}
          disabled={isSource}
          value={String(formats["header"] ?? "")}
          onChange={({ target }) => setHeading(Number(target.value))}
        >
          <option value="">{words("richParagraph")}</option>
          {[1, 2, 3].map((level) => (
            <option key={level} value={level}>
              {words("richHeading", { level })}
            </option>
          ))}
        </select>
      )}
      {buttonsOf(type, Boolean(formats["table"])).map((button) => (
        <button
          key={button.name}
          type="button"
          data-tool={button.name}
          disabled={isSource && button.name !== "source" && button.name !== "whole"}
          aria-pressed={hasPopup(button.name) ? undefined : isOn(button)}
          aria-haspopup={hasPopup(button.name)}
          aria-expanded={hasPopup(button.name) && opened === button.name}
          aria-label={labelOf(button.name)}
          title={labelOf(button.name)}
          onPointerDown={(event) => event.preventDefault()} // keeps the focus in the text
          onClick={() => press(button)}
        >
          <Icon name={button.icon} />
        </button>
      ))}
    </Toolbar>
  );
}
