import { useState } from "react";
import { Icon } from "../../../src/view/icons.tsx";
import type { Formats, TableStep } from "../../../src/view/vendor/quill.ts";
import { buttonsOf, hasHeadings, type Button } from "./buttons.ts";
import { words } from "./phrases.ts";

interface TextBarProps {
  type: string;
  formats: Formats;
  isSource: boolean;
  isWhole: boolean;
  /** Presses a button that has no format of its own. */
  press(name: string): void;
  format(name: string, value: unknown): void;
  changeTable(step: TableStep): void;
}

const tableSteps: TableStep[] = [
  "insertRowAbove",
  "insertRowBelow",
  "insertColumnLeft",
  "insertColumnRight",
  "deleteRow",
  "deleteColumn",
  "deleteTable",
];

/** The buttons of a rich text; a second row for a link's address, and for a table while the caret is in one. */
export function TextBar(props: TextBarProps) {
  const { type, formats, isSource, isWhole, press, format, changeTable } = props;
  const [isLinking, setLinking] = useState(false);
  const isOn = ({ name, format: named, value }: Button) =>
    name === "source" ? isSource : name === "whole" ? isWhole : named ? formats[named] === value : undefined;
  const run = (button: Button) => {
    if (button.name === "link") return setLinking(!isLinking);
    if (!button.format) return press(button.name);
    const isPlus = button.format === "indent";
    format(button.format, !isPlus && isOn(button) ? false : button.value);
  };
  return (
    <div className="bars">
      <div className="bar" role="toolbar" aria-label={words("richTools")}>
        {hasHeadings(type) && (
          <select
            aria-label={words("rich_heading")}
            disabled={isSource}
            value={String(formats["header"] ?? "")}
            onChange={({ target }) => format("header", Number(target.value) || false)}
          >
            <option value="">{words("richParagraph")}</option>
            {[1, 2, 3].map((level) => (
              <option key={level} value={level}>
                {words("richHeading", { level })}
              </option>
            ))}
          </select>
        )}
        {buttonsOf(type).map((button) => (
          <button
            key={button.name}
            type="button"
            disabled={isSource && button.name !== "source" && button.name !== "whole"}
            aria-pressed={isOn(button)}
            aria-label={words(`rich_${button.name}` as "rich_bold")}
            title={words(`rich_${button.name}` as "rich_bold")}
            onPointerDown={(event) => event.preventDefault()} // the caret stays in the text
            onClick={() => run(button)}
          >
            {button.icon ? <Icon name={button.icon} /> : button.sign}
          </button>
        ))}
      </div>
      {isLinking && (
        <LinkRow
          address={String(formats["link"] ?? "")}
          apply={(address) => {
            setLinking(false);
            format("link", address || false);
          }}
          leave={() => setLinking(false)}
        />
      )}
      {Boolean(formats["table"]) && (
        <div className="bar" role="toolbar" aria-label={words("richTable")}>
          {tableSteps.map((step) => (
            <button
              key={step}
              type="button"
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => changeTable(step)}
            >
              {words(`rich_${step}`)}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}

interface LinkRowProps {
  address: string;
  apply(address: string): void;
  leave(): void;
}

function LinkRow({ address, apply, leave }: LinkRowProps) {
  const [typed, setTyped] = useState(address);
  const label = words("richAddress");
  return (
    <div className="bar">
      <input
        className="control"
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the row was asked for
        autoFocus
        aria-label={label}
        placeholder="https://"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" && event.key !== "Escape") return;
          event.preventDefault();
          event.stopPropagation();
          if (event.key === "Enter") apply(typed.trim());
          else leave();
        }}
      />
      <button type="button" onClick={() => apply(typed.trim())}>
        {words("richApply")}
      </button>
      {address && (
        <button type="button" onClick={() => apply("")}>
          {words("richUnlink")}
        </button>
      )}
    </div>
  );
}
