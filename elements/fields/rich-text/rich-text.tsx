import { useRef, useState, type KeyboardEvent } from "react";
import { cleanedAs } from "../../../src/base/html.ts";
import { uploadFile } from "../../../src/server/uploads.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { CodeEditor } from "../../../src/view/code/code-editor.tsx";
import code from "../../../src/view/code/code.css";
import { composing } from "../../../src/view/composed.ts";
import frame from "../../../src/view/editor-frame.css";
import tag from "../../../src/view/editor-tag.css";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { Fullscreen } from "../../../src/view/fullscreen.tsx";
import prose from "../../../src/view/rich-markup.css";
import { sayUploadFailed } from "../../../src/view/say-failed.ts";
import { buttonsOf, type Button } from "./buttons.ts";
import { LinkBox } from "./link-box.tsx";
import { words } from "./phrases.ts";
import styles from "./rich-text.css";
import { TableMenu } from "./table-menu.tsx";
import { TextBar } from "./text-bar.tsx";
import { buttonOfKey } from "./text-keys.ts";
import { useRichText } from "./use-rich-text.ts";

/** A text with formatting at three levels (R2.4-31, R2.4-32): a person's markup. What was loaded goes back to the byte until it is changed. */
export default field<string>({
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value, raw) => (value === "" && (raw === null || raw === undefined) ? null : value),
  samples: ["", "<p>Текст</p>", "просто текст"],
  styles: frame + code + prose + styles,
  tagStyles: tag,
  isGroup: true, // no control of HTML's own, which its label could name by itself
  View: RichTextField,
});

function RichTextField(props: FieldProps<string>) {
  const { id, entry, value, disabled, readOnly, isInvalid, change, done } = props;
  const { type } = entry;
  const html = isUnread(value) ? value.text : value;
  const isOff = disabled || readOnly;
  const [isWhole, setWhole] = useState(false);
  /** What stands in the source view; undefined while the text is shown. */
  const [source, setSource] = useState<string>();
  const [opened, setOpened] = useState<"link" | "table">();
  const [news, setNews] = useState("");
  const picture = useRef<HTMLInputElement>(null);
  const bars = useRef<HTMLDivElement>(null);
  const placeholder = String(entry["placeholder"] ?? "");
  const aria = ariaOf(props);
  const rich = useRichText({
    id,
    html,
    isOff,
    state: () => ({ isDisabled: disabled, isReadOnly: readOnly, placeholder, aria }),
    change,
    onFiles: (files) => void upload(files),
  });
  const { area, resting, stage, formats, edit } = rich;

  async function upload(files: File[]) {
    for (const file of files)
      try {
        setNews(words("richSending", { name: file.name }));
        const { url } = await uploadFile("image", file, { opener: (area.current!.getRootNode() as ShadowRoot).host });
        edit((text) => text.insertImage(url, file.name.replace(/\.\w+$/, "")));
      } catch (error) {
        await sayUploadFailed(error);
      } finally {
        setNews("");
      }
  }
  const toggle = (box: "link" | "table") => setOpened(opened === box ? undefined : box);
  const actions: Record<string, () => void> = {
    undo: () => edit((text) => text.undo()),
    redo: () => edit((text) => text.redo()),
    clean: () => edit((text) => text.clean()),
    link: () => edit(() => toggle("link")),
    image: () => picture.current!.click(),
    table: () => (formats["table"] ? toggle("table") : edit((text) => text.insertTable(3, 3))),
    source: () => setSource(source === undefined ? html : undefined),
    whole: () => setWhole(!isWhole),
  };
  const isOn = ({ name, format, value: given }: Button) =>
    name === "source"
      ? source !== undefined
      : name === "whole"
        ? isWhole
        : format
          ? formats[format] === given
          : undefined;
  const press = (button: Button) => {
    const { name, format, value: given } = button;
    if (!format) return actions[name]!();
    const isTakenOff = format !== "indent" && isOn(button);
    edit((text) => text.format(format, isTakenOff ? false : given));
  };
  const onKey = (event: KeyboardEvent) => {
    const name = buttonOfKey(event);
    if (!name || isOff || event.nativeEvent.isComposing) return;
    if (/^[ur]..o$/.test(name) && stage !== "awake") return; // the browser's own
    const button = buttonsOf(type).find((one) => one.name === name);
    if (name === "bar") bars.current!.querySelector<HTMLElement>("[tabindex='0']")?.focus();
    else if (button) press(button);
    else actions[name]?.();
    event.preventDefault();
    event.stopPropagation();
  };
  const tool = (name: string) => () => bars.current!.querySelector(`[data-tool=${name}]`);
  /** The focus goes first: React gives it to the start of the text when it takes away what has it. */
  const leaveBox = (next: "stay" | "go") => {
    if (next === "stay") edit((text) => text.focus());
    setOpened(undefined);
  };
  const isAwake = stage === "awake";
  return (
    <Fullscreen
      isOn={isWhole}
      isWrong={isInvalid}
      heightPx={heightOf(entry)}
      label={() => props.label || labelBeside(area.current, id) || words("rich")}
      leave={() => setWhole(false)}
      onResize={() => isWhole && edit((text) => text.focus())}
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
        onKeyDownCapture={onKey}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || done()}
      >
        <div
          {...(isAwake ? { hidden: true } : { id, role: "textbox", tabIndex: disabled ? undefined : 0, ...aria })}
          {...(!isAwake && { "data-anchor": "", "aria-multiline": true, "data-placeholder": placeholder })}
          {...composing}
          className="resting prose"
          part="control"
          ref={resting}
          vs-inert=""
          onPointerEnter={() => isOff || rich.wake()}
          onFocus={() => isOff || rich.wake()}
          onInput={rich.typed}
          onPaste={rich.pasted}
          onDrop={rich.pasted}
        />
      </div>
      {!isOff && (
        <div className="bars" ref={bars}>
          <TextBar
            {...{ type, formats, opened, isWhole, isOn, press }}
            isSource={source !== undefined}
            setHeading={(level) => edit((text) => text.format("header", level || false))}
          />
          {opened === "link" && (
            <LinkBox
              id={id}
              address={String(formats["link"] ?? "")}
              anchor={tool("link")}
              apply={(address) => {
                edit((text) => text.setLink(address));
                setOpened(undefined);
              }}
              leave={leaveBox}
            />
          )}
          {opened === "table" && (
            <TableMenu
              anchor={tool("table")}
              pick={(step) => {
                edit((text) => text.changeTable(step));
                setOpened(undefined);
              }}
              leave={leaveBox}
            />
          )}
        </div>
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

/** What `controlOf` says of a control, for one that is none of HTML's own. */
const ariaOf = (props: FieldProps<string>) => ({
  "aria-label": props.label,
  "aria-labelledby": props.label ? undefined : `${props.id}-label`,
  "aria-describedby": props.describedBy,
  "aria-invalid": String(props.isInvalid) as "true" | "false",
  "aria-required": String(props.isRequired) as "true" | "false",
  "aria-disabled": props.disabled ? ("true" as const) : undefined,
  "aria-readonly": props.readOnly ? ("true" as const) : undefined,
});
const labelBeside = (near: Element | null, id: string): string | undefined =>
  (near?.getRootNode() as ShadowRoot | undefined)?.getElementById(`${id}-label`)?.textContent?.trim();

/** 300 unless `size` tells the lines (R3.6-07, R9.6-04). */
function heightOf({ size }: Entry): number {
  const lines = Number(size);
  return lines > 0 ? Math.min(lines, 200) * 21 + 60 : 300;
}
