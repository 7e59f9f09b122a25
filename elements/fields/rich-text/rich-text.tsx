import { useRef, useState } from "react";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import code from "../../../src/view/controls/code/code.css";
import frame from "../../../src/view/controls/editing/editor-frame.css";
import tag from "../../../src/view/controls/editing/editor-tag.css";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { Fullscreen } from "../../../src/view/controls/editing/fullscreen.tsx";
import prose from "../../../src/view/controls/editing/rich-markup.css";
import { ariaOf } from "./aria.ts";
import { words } from "./phrases.ts";
import { PictureInput } from "./picture-input.tsx";
import { RestingText } from "./resting-text.tsx";
import styles from "./rich-text.css";
import { SourceView } from "./source-view.tsx";
import { TextTools } from "./text-tools.tsx";
import { usePictures } from "./use-pictures.ts";
import { useRichText } from "./use-rich-text.ts";
import { useTools } from "./use-tools.ts";

/**
 * A text with formatting at three levels (R2.4-31, R2.4-32): a person's markup. A loaded value is sent back byte for
 * byte until it is changed.
 */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value, raw) => (value === "" && (raw === null || raw === undefined) ? null : value),
  styles: frame + code + prose + styles,
  tagStyles: tag,
  isGroup: true, // There is no native control that a <label> could name.
  View: RichTextField,
});

function RichTextField(props: FieldProps<string>) {
  const { id, entry, value, disabled, readOnly, isInvalid, change, done } = props;
  const html = isUnread(value) ? value.text : value;
  const isOff = disabled || readOnly;
  const placeholder = String(entry["placeholder"] ?? "");
  const [isWhole, setWhole] = useState(false);
  const [isSource, setSource] = useState(false);
  const picture = useRef<HTMLInputElement>(null);
  const rich = useRichText({
    id,
    html,
    isOff,
    state: () => ({ isDisabled: disabled, isReadOnly: readOnly, placeholder, aria: ariaOf(props) }),
    change,
    onFiles: (files) => pictures.send(files),
  });
  const { area, stage, edit } = rich;
  const root = () => area.current!.getRootNode() as ShadowRoot;
  const pictures = usePictures({
    form: props.form,
    host: () => root().host,
    put: async (url, alt) => (await rich.wake())?.insertImage(url, alt),
  });
  const actions = {
    image: () => picture.current!.click(),
    source: () => setSource(!isSource),
    whole: () => setWhole(!isWhole),
  };
  const bars = useRef<HTMLDivElement>(null);
  const tools = useTools({ bars, rich, type: entry.type, isSource, isWhole, actions });
  const bar = () => <TextTools {...{ id, rich, tools, isSource, isWhole }} type={entry.type} />;
  return (
    <Fullscreen
      isOn={isWhole}
      isWrong={isInvalid}
      heightPx={heightOf(entry)}
      label={() => props.label || root().getElementById(`${id}-label`)?.textContent?.trim() || words("rich")}
      leave={() => setWhole(false)}
      onResize={() => isWhole && !isSource && edit((text) => text.focus())}
      tools={isOff ? undefined : bar}
    >
      {isSource && <SourceView {...props} html={html} />}
      <div
        className="written"
        ref={area}
        hidden={isSource}
        role="presentation"
        onKeyDownCapture={isOff ? undefined : tools.onKey}
        onDropCapture={isOff ? undefined : rich.dropped}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || done()}
      >
        <RestingText {...{ rich, placeholder }} field={props} />
      </div>
      <output className={pictures.news || stage === "failed" ? "news" : "quiet"}>
        {stage === "failed" ? words("richFailed") : pictures.news}
      </output>
      <PictureInput input={picture} take={(files) => pictures.send(files)} />
    </Fullscreen>
  );
}

/** The height in px: from `size` in lines, default 300 (R3.6-07, R9.6-04). */
function heightOf({ size }: Entry): number {
  const lines = Number(size);
  return lines > 0 ? Math.min(lines, 200) * 21 + 60 : 300;
}
