import { useState } from "react";
import { cleanedAs } from "../../../src/html/door.ts";
import { CodeEditor } from "../../../src/view/controls/code/code-editor.tsx";
import type { FieldProps } from "../../../src/view/field.ts";
import { words } from "./phrases.ts";

/**
 * The markup of a text as code. It shows the typed text unchanged; the field's value is cleaned (docs/safety.md, §1,
 * T1).
 */
export function SourceView({ html, ...props }: FieldProps<string> & { html: string }) {
  const [last, setLast] = useState({ text: html, sent: html });
  // another value than the sent one comes from a reset, a draft, an undo or a script
  const text = html === last.sent ? last.text : html;
  return (
    <CodeEditor
      {...props}
      id={`${props.id}-source`}
      label={words("rich_source")}
      text={text}
      change={(typed) => {
        const sent = cleanedAs("person", typed);
        setLast({ text: typed, sent });
        props.change(sent);
      }}
      mode="html"
      theme=""
      heightPx={200}
      isTidied={false}
      hasSave={false}
    />
  );
}
