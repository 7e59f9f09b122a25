import { useRef } from "react";
import { Toolbar } from "../../../src/view/controls/editing/toolbar.tsx";
import { Icon } from "../../../src/view/controls/editing/button-icons.tsx";
import type { Diagram } from "../../../src/vendors/bpmn/diagram.ts";
import { words } from "./phrases.ts";
import type { Stage } from "./use-diagram.ts";

interface DiagramBarProps {
  stage: Stage;
  isOff: boolean;
  hasText: boolean;
  isSource: boolean;
  isWhole: boolean;
  diagram(): Diagram | undefined;
  open(file: File): void;
  save(): void;
  setSource(isSource: boolean): void;
  setWhole(isWhole: boolean): void;
}

const shapes = {
  task: "bpmn:Task",
  gateway: "bpmn:ExclusiveGateway",
  event: "bpmn:IntermediateThrowEvent",
  sub: "bpmn:SubProcess",
  end: "bpmn:EndEvent",
  start: "bpmn:StartEvent",
} as const;

/** The toolbar for the whole diagram; also adds shapes by keyboard. */
export function DiagramBar(props: DiagramBarProps) {
  const { stage, isOff, hasText, isSource, isWhole, diagram, open, save, setSource, setWhole } = props;
  const file = useRef<HTMLInputElement>(null);
  const whole = words(isWhole ? "bpmnLess" : "bpmnWhole");
  const isDrawn = !isSource && stage !== "resting";
  const canEdit = !isSource && stage === "editing" && !isOff;
  return (
    <Toolbar label={words("bpmnTools")}>
      {canEdit && (
        <>
          <button type="button" aria-label={words("bpmnUndo")} onClick={() => diagram()?.undo()}>
            <Icon name="undo" />
          </button>
          <button type="button" aria-label={words("bpmnRedo")} onClick={() => diagram()?.redo()}>
            <Icon name="redo" />
          </button>
          <select
            aria-label={words("bpmnAdd")}
            value=""
            onChange={({ target }) => {
              diagram()?.add(shapes[target.value as keyof typeof shapes]);
              diagram()?.focus();
            }}
          >
            <option value="">{words("bpmnAdd")}</option>
            {(Object.keys(shapes) as (keyof typeof shapes)[]).map((name) => (
              <option key={name} value={name}>
                {words(`bpmn_${name}`)}
              </option>
            ))}
          </select>
        </>
      )}
      {isDrawn && (
        <>
          <button type="button" aria-label={words("bpmnFarther")} onClick={() => diagram()?.zoom("farther")}>
            −
          </button>
          <button type="button" aria-label={words("bpmnNearer")} onClick={() => diagram()?.zoom("nearer")}>
            +
          </button>
          <button type="button" onClick={() => diagram()?.zoom("all")}>
            {words("bpmnAll")}
          </button>
        </>
      )}
      <span className="gap" />
      {!isOff && (
        <button
          type="button"
          aria-label={words("bpmnOpen")}
          title={words("bpmnOpen")}
          onClick={() => file.current!.click()}
        >
          <Icon name="open" />
        </button>
      )}
      {hasText && (
        <button type="button" onClick={save}>
          {words("bpmnSave")}
        </button>
      )}
      <button type="button" aria-pressed={isSource} onClick={() => setSource(!isSource)}>
        {words("bpmnSource")}
      </button>
      <button type="button" aria-pressed={isWhole} aria-label={whole} title={whole} onClick={() => setWhole(!isWhole)}>
        <Icon name="whole" />
      </button>
      <input
        ref={file}
        type="file"
        hidden
        accept=".bpmn,.xml"
        aria-label={words("bpmnOpen")}
        onChange={({ currentTarget }) => {
          const [chosen] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (chosen) open(chosen);
        }}
      />
    </Toolbar>
  );
}
