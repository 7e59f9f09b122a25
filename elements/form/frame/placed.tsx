import { useCallback, useState } from "react";
import { adopt } from "../../../src/base/css.ts";
import { parseHtml } from "../../../src/html/door.ts";
import { FormField } from "../form-field.tsx";
import type { PartProps } from "./parts.ts";
import styles from "./placed.css";

/**
 * The fields in an author's own layout (R1-15): the markup stands in a shadow root of the rows, each
 * `<span data-field="name">` is a slot for that field's row, those without a place come last. Drawing the markup again
 * touches no row.
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

/** @returns the names of the fields that have a place */
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
