import { useCallback, useState } from "react";
import { adopt } from "../../../src/base/sheets.ts";
import { parseHtml } from "../../../src/html/door.ts";
import { FormField } from "../form-field.tsx";
import type { PartProps } from "./parts.ts";
import styles from "./placed.css";

/**
 * The fields in the author's layout (R1-15): the markup is put into a shadow root of the rows' container, where each
 * `<span data-field="name">` becomes a slot for that field's row; fields without a slot come last. Drawing the markup
 * again does not change the rows.
 */
export function Placed({ template, ...props }: PartProps) {
  const [placed, setPlaced] = useState<ReadonlySet<string>>(new Set());
  const draw = useCallback(
    (rows: HTMLDivElement | null) => {
      if (rows) setPlaced(drawTemplate(rows, template));
    },
    [template],
  );
  return (
    <div ref={draw} className="placed">
      {props.form.schema.entries.map((entry) => (
        <FormField
          key={entry.name}
          {...props}
          entry={entry}
          id={`${props.prefix}${entry.name}`}
          place={placed.has(entry.name) ? entry.name : undefined}
        />
      ))}
    </div>
  );
}

/** @returns the names of the fields that have a slot */
function drawTemplate(rows: HTMLElement, template: string): Set<string> {
  const root = rows.shadowRoot ?? rows.attachShadow({ mode: "open" });
  adopt(root, styles);
  const content = parseHtml(template, "server");
  const names = new Set<string>();
  for (const one of content.querySelectorAll("*")) if (one.localName.startsWith("vs-")) one.remove();
  for (const one of content.querySelectorAll<HTMLElement>("[data-field]")) {
    const name = one.dataset["field"]!;
    names.add(name);
    one.replaceWith(Object.assign(document.createElement("slot"), { name }));
  }
  root.replaceChildren(content, document.createElement("slot"));
  return names;
}
