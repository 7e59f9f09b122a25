import { useRef, useState } from "react";
import { cleanedAs } from "../../../src/base/html.ts";
import { uploadFile } from "../../../src/server/uploads.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { CodeEditor } from "../../../src/view/code/code-editor.tsx";
import code from "../../../src/view/code/code.css";
import { controlOf } from "../../../src/view/control.ts";
import frame from "../../../src/view/editor-frame.css";
import tag from "../../../src/view/editor-tag.css";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { Fullscreen } from "../../../src/view/fullscreen.tsx";
import prose from "../../../src/view/rich-markup.css";
import { sayUploadFailed } from "../../../src/view/upload-failed.ts";
import type { RichText } from "../../../src/view/vendor/quill.ts";
import { words } from "./phrases.ts";
import styles from "./rich-text.css";
import { TextBar } from "./text-bar.tsx";
import { useRichText } from "./use-rich-text.ts";

/** A text with formatting at three levels (R2.4-31, R2.4-32): a person's markup. What was loaded goes back to the byte until it is changed. */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value, raw) => (value === "" && (raw === null || raw === undefined) ? null : value),
  samples: ["", "<p>Текст</p>", "просто текст"],
  styles: frame + code + prose + styles,
  tagStyles: tag,
  View: RichTextField,
});

function RichTextField(props: FieldProps<string>) {
  const { id, entry, value, disabled, readOnly, isInvalid, change, done } = props;
  const html = isUnread(value) ? value.text : value;
  const isOff = disabled || readOnly;
  const [isWhole, setWhole] = useState(false);
  /** What stands in the source view; undefined while the text is shown. */
  const [source, setSource] = useState<string>();
  const [news, setNews] = useState("");
  const picture = useRef<HTMLInputElement>(null);
  const rich = useRichText({
    id,
    html,
    state: () => ({ isOff, isInvalid, describedBy: props.describedBy ?? "", label: label() }),
    change,
    onFiles: (files) => void upload(files),
  });
  const { area, resting, plain, stage } = rich;
  const label = () => {
    const beside = (area.current?.getRootNode() as ShadowRoot | undefined)?.getElementById(`${id}-label`);
    return props.label || beside?.textContent?.trim() || words("rich");
  };
  const edit = async (run: (text: RichText) => void) => {
    const text = await rich.wake();
    if (text) run(text);
  };

  async function upload(files: File[]) {
    for (const file of files)
      try {
        setNews(words("richSending", { name: file.name }));
        const { url } = await uploadFile("image", file, { opener: (area.current!.getRootNode() as ShadowRoot).host });
        await edit((text) => text.insertImage(url));
      } catch (error) {
        await sayUploadFailed(error);
      } finally {
        setNews("");
      }
  }
  const actions: Record<string, () => void> = {
    undo: () => void edit((text) => text.undo()),
    redo: () => void edit((text) => text.redo()),
    clean: () => void edit((text) => text.clean()),
    image: () => picture.current!.click(),
    table: () => void edit((text) => text.insertTable(3, 3)),
    source: () => setSource(source === undefined ? html : undefined),
    whole: () => setWhole(!isWhole),
  };
  const isAwake = stage === "awake";
  return (
    <Fullscreen
      isOn={isWhole}
      isWrong={isInvalid}
      heightPx={heightOf(entry)}
      label={label}
      leave={() => setWhole(false)}
      onResize={() => void (isWhole && edit((text) => text.focus()))}
    >
      {source !== undefined && (
        <CodeEditor
          {...props}
          id={`${id}-source`}
          label={words("rich_source")}
          text={source}
          change={(text) => {
            setSource(text);
            change(cleanedAs("person", text));
          }}
          mode="html"
          theme=""
          heightPx={200}
          isTidied={false}
          hasSave={false}
        />
      )}
      <div
        className="text"
        ref={area}
        hidden={source !== undefined}
        role="presentation"
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || done()}
      >
        <div className="resting prose" ref={resting} hidden={isAwake} vs-inert="" />
        <textarea
          {...controlOf(props)}
          {...(isAwake && { id: undefined, "data-anchor": undefined, hidden: true })}
          ref={plain}
          placeholder={html ? "" : String(entry["placeholder"] ?? "")}
          onPointerEnter={() => void (isOff || rich.wake())}
          onFocus={() => void (isOff || rich.wake())}
        />
      </div>
      {!isOff && (
        <TextBar
          type={entry.type}
          formats={rich.formats}
          isSource={source !== undefined}
          isWhole={isWhole}
          press={(name) => actions[name]?.()}
          format={(name, given) => void edit((text) => text.format(name, given))}
          changeTable={(step) => void edit((text) => text.changeTable(step))}
        />
      )}
      <output className={news || stage === "failed" ? "news" : "quiet"}>
        {stage === "failed" ? words("richFailed") : news}
      </output>
      <input
        ref={picture}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/gif,image/webp"
        aria-label={words("rich_image")}
        onChange={({ currentTarget }) => {
          const files = [...(currentTarget.files ?? [])];
          currentTarget.value = "";
          void upload(files);
        }}
      />
    </Fullscreen>
  );
}

/** 300 unless `size` tells the lines (R3.6-07, R9.6-04). */
function heightOf({ size }: Entry): number {
  const lines = Number(size);
  return lines > 0 ? Math.min(lines, 200) * 21 + 60 : 300;
}
