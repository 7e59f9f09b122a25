import { useEffect, useState } from "react";
import { htmlReady } from "../../../src/html/door.ts";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { Markup } from "../../../src/view/markup.tsx";
import styles from "./html.css";

/**
 * Markup between the fields of a form; it stores nothing (R2.4-33). `html` of the schema is trusted like the server's and
 * may hold `vs-` tags and actions; without it the record's value is shown as a person's markup (docs/safety.md, §1).
 */
export default field<unknown>({
  stores: false,
  isGroup: true,
  empty: "",
  read: (raw) => raw ?? "",
  write: (value) => value,
  styles,
  View: HtmlBlock,
});

function HtmlBlock({ id, entry, value }: FieldProps<unknown>) {
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    htmlReady().then(() => setReady(true), console.error);
  }, []);
  const own = titleOf(entry["html"]);
  const labelled = titleOf(entry.title) ? `${id}-label` : undefined;
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it holds no fields
    <div id={id} className="block" part="control" data-anchor="shown" role="group" aria-labelledby={labelled}>
      {isReady && (
        <Markup html={own || (isUnread(value) ? value.text : String(value ?? ""))} level={own ? "server" : "person"} />
      )}
    </div>
  );
}
