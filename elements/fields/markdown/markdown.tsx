import { useRef, useState, type KeyboardEvent } from "react";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import frame from "../../../src/view/controls/editing/editor-frame.css";
import tag from "../../../src/view/controls/editing/editor-tag.css";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { Fullscreen } from "../../../src/view/controls/editing/fullscreen.tsx";
import prose from "../../../src/view/controls/editing/rich-markup.css";
import { linesOf, withEndsOf } from "../../../src/view/controls/code/line-ends.ts";
import { useText } from "../../../src/view/use-text.ts";
import { edit } from "./edit.ts";
import styles from "./markdown.css";
import { MarksBar, type Shown } from "./marks-bar.tsx";
import { nextLine, type MarkName } from "./marks.ts";
import { words } from "./phrases.ts";
import { Preview } from "./preview.tsx";

/** Markdown in a plain text area with a preview (R2.4-30, R9.6-04). Line endings stay as loaded. */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value, raw) => (value === "" && (raw === null || raw === undefined) ? null : value),
  styles: frame + prose + styles,
  tagStyles: tag,
  View: MarkdownField,
});

const shortcuts: Record<string, MarkName> = { KeyB: "bold", KeyI: "italic", KeyK: "link" };

function MarkdownField(props: FieldProps<string>) {
  const { entry, disabled, readOnly, isInvalid, change, done } = props;
  const value = isUnread(props.value) ? props.value.text : props.value;
  const isOff = disabled || readOnly;
  const [shown, setShown] = useState<Shown>(isOff && value ? "preview" : "text");
  const [isWhole, setWhole] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const text = useText({
    value,
    show: linesOf,
    parse: (typed) => withEndsOf(value, typed),
    change,
    done: () => {},
  });
  const control = () => area.current!.querySelector("textarea")!;
  const label = props.label || titleOf(entry.title) || words("markText");
  const press = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const mark = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && shortcuts[event.code];
    const isNext = event.key === "Enter" && !event.ctrlKey && !event.shiftKey && !event.nativeEvent.isComposing;
    if (isOff || !(mark ? edit(control(), mark) : isNext && edit(control(), nextLine))) return;
    event.preventDefault();
    event.stopPropagation();
  };
  const bar = () => (
    <MarksBar
      {...{ isOff, shown, isWhole, setWhole }}
      mark={(name) => {
        edit(control(), name);
        done();
      }}
      show={setShown}
    />
  );
  return (
    <Fullscreen
      isOn={isWhole}
      isWrong={isInvalid}
      heightPx={heightOf(entry)}
      label={() => label}
      leave={() => setWhole(false)}
      onResize={() => control().focus()}
      tools={bar}
    >
      <div
        className="panes"
        data-shown={shown}
        ref={area}
        role="presentation"
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || done()}
      >
        <textarea {...controlOf(props)} {...text} onKeyDown={press} />
        {shown !== "text" && <Preview text={value} label={`${label}: ${words("markPreview")}`} />}
      </div>
    </Fullscreen>
  );
}

/** The height in px: from `size` in lines, default 500 (R3.6-07, R9.6-04). */
function heightOf({ size }: Entry): number {
  const lines = Number(size);
  return lines > 0 ? Math.min(lines, 200) * 20 + 60 : 500;
}
