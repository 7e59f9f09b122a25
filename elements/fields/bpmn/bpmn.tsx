import { useState } from "react";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { CodeEditor } from "../../../src/view/controls/code/code-editor.tsx";
import code from "../../../src/view/controls/code/code.css";
import frame from "../../../src/view/controls/editing/editor-frame.css";
import tag from "../../../src/view/controls/editing/editor-tag.css";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { Fullscreen } from "../../../src/view/controls/editing/fullscreen.tsx";
import { groupOf } from "../../../src/view/group.ts";
import styles from "./bpmn.css";
import { DiagramBar } from "./diagram-bar.tsx";
import { words } from "./phrases.ts";
import { sayFailed } from "../../../src/view/say-failed.ts";
import { useDiagram, type Trouble } from "./use-diagram.ts";

/** A BPMN diagram (R2.4-37, R9.6-04); the value is its XML, byte for byte as loaded until the diagram is changed. */
export default field<string>({
  isGroup: true,
  empty: "",
  read: (raw) => (raw === null || raw === undefined ? "" : String(raw)),
  write: (value, raw) => (value === "" && (raw === null || raw === undefined) ? null : value),
  styles: frame + code + styles,
  tagStyles: tag,
  View: BpmnField,
});

function BpmnField(props: FieldProps<string>) {
  const { id, entry, disabled, readOnly, isInvalid, change, done } = props;
  const text = isUnread(props.value) ? props.value.text : props.value;
  const isOff = disabled || readOnly;
  /** The problem, and the text that caused it: a different text is tried again. */
  const [trouble, setTrouble] = useState<{ kind: Trouble; text: string }>();
  const [wantsSource, setSource] = useState(false);
  const [isWhole, setWhole] = useState(false);
  const isWrong = text.trim() !== "" && !/^\s*</.test(text);
  const kind = isWrong
    ? "bpmnWrong"
    : trouble?.text === text || trouble?.kind === "bpmnFailed"
      ? trouble.kind
      : undefined;
  const isSource = wantsSource || kind !== undefined;
  const name = props.label || titleOf(entry.title) || words("bpmn");
  const tools = {
    isOff,
    isSource,
    isWhole,
    hasText: text !== "",
    setWhole,
    save() {
      const file = new Blob([text], { type: "application/xml" });
      import("../../../src/view/save-file.ts")
        .then(({ saveFile }) => saveFile(file, `${entry.name || "diagram"}.bpmn`))
        .catch(sayFailed);
    },
    async open(file: File) {
      change(await file.text());
      done();
    },
    setSource(is: boolean) {
      setTrouble(undefined);
      setSource(is);
    },
  };
  const diagram = { ...props, text, name, tools, failed: (found: Trouble) => setTrouble({ kind: found, text }) };
  return (
    <Fullscreen
      isOn={isWhole}
      isWrong={isInvalid}
      heightPx={heightOf(entry)}
      label={() => name}
      leave={() => setWhole(false)}
      onResize={() => {}}
    >
      {isSource ? (
        <>
          <CodeEditor
            {...props}
            id={id}
            text={text}
            change={(typed) => {
              setSource(true); // The text area stays while typing, even when the text becomes a valid diagram.
              change(typed);
            }}
            mode="xml"
            theme=""
            heightPx={200}
            isTidied={false}
            hasSave={false}
          />
          <DiagramBar {...tools} stage="resting" diagram={() => undefined} />
          {kind && <output className="trouble">{words(kind)}</output>}
        </>
      ) : (
        <Drawing {...diagram} />
      )}
    </Fullscreen>
  );
}

type DrawingProps = FieldProps<string> & {
  text: string;
  name: string;
  tools: Omit<Parameters<typeof DiagramBar>[0], "stage" | "diagram">;
  failed(trouble: Trouble): void;
};

/** The picture of the diagram with the button that starts editing, then its editor. */
function Drawing(props: DrawingProps) {
  const { id, text, name, tools, describedBy, isInvalid, change, failed, done } = props;
  const drawn = useDiagram({
    xml: text,
    state: () => ({ id, label: name, describedBy: describedBy ?? "", isInvalid }),
    change,
    failed,
  });
  const { stage, place, isLoading, selected } = drawn;
  const isSeen = tools.isOff && text !== "";
  return (
    <>
      <div
        className="stage"
        data-stage={stage}
        {...groupOf(props)}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || done()}
      >
        {stage !== "editing" && !isSeen && (
          <button type="button" className="begin" data-anchor="" disabled={tools.isOff} onClick={() => drawn.begin()}>
            {words(text ? "bpmnEdit" : tools.isOff ? "bpmnNone" : "bpmnBegin")}
          </button>
        )}
        <div className="place" ref={place} {...(isSeen && { "data-anchor": "", tabIndex: -1 })} />
      </div>
      <DiagramBar {...tools} stage={stage} diagram={drawn.diagram} />
      <div className="status">
        <span>{stage === "editing" ? words("bpmnKeys") : ""}</span>
        <output>{isLoading ? words("bpmnLoading") : selected && words("bpmnSelected", { names: selected })}</output>
      </div>
    </>
  );
}

/** The height in px: from `size` in lines, default 500 (R3.6-07, R9.6-04). */
function heightOf({ size }: Entry): number {
  const lines = Number(size);
  return lines > 0 ? Math.min(lines, 200) * 20 + 60 : 500;
}
