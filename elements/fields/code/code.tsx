import { natives } from "../../../src/base/runtime/runtime.ts";
import { CodeEditor } from "../../../src/view/controls/code/code-editor.tsx";
import code from "../../../src/view/controls/code/code.css";
import { prettified } from "../../../src/view/controls/code/prettify.ts";
import frame from "../../../src/view/controls/editing/editor-frame.css";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import tag from "../../../src/view/controls/editing/editor-tag.css";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";

/**
 * Code with syntax highlighting (R2.4-34 to R2.4-36, R2.4-43). A loaded value is kept byte for byte until it is
 * changed.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : typeof raw === "object" ? natives.json(raw) : String(raw)),
  write(value, raw, entry) {
    if (value === "" && (raw === null || raw === undefined)) return null;
    return value === raw || !isTidied(entry) ? value : prettified(modeOf(entry), value);
  },
  styles: frame + code,
  tagStyles: tag,
  View: CodeField,
});

function CodeField({ value, ...props }: FieldProps<string>) {
  const { entry } = props;
  return (
    <CodeEditor
      {...props}
      text={isUnread(value) ? value.text : value}
      mode={modeOf(entry)}
      theme={String(entry["theme"] ?? "")}
      heightPx={heightOf(entry)}
      isTidied={isTidied(entry)}
      hasSave={entry["save"] === true}
    />
  );
}

const modeOf = (entry: Entry): string => String(entry["mode"] ?? "").toLowerCase();
/** R9.6-04: formatted before saving unless `prettify` is false. */
const isTidied = ({ prettify }: Entry): boolean => prettify !== false && prettify !== "false";

/** The height in px: from `size` in lines plus 70 for bar and status line, default 300 (R3.6-07, R9.6-04). */
function heightOf({ size }: Entry): number {
  const lines = Number(size);
  return lines > 0 ? Math.min(lines, 200) * 20 + 70 : 300;
}
