import { useSyncExternalStore } from "react";
import type { Going } from "../../../src/forms/editing/going.ts";
import type { Operating } from "./operating.ts";
import { words } from "./phrases.ts";

interface ToolsProps {
  operating: Operating;
  submit(going: Going): void;
}

/** The buttons beside the main one. */
export function Tools({ operating, submit }: ToolsProps) {
  const { form, isReadOnly } = operating;
  useSyncExternalStore(form.record.any.listen, form.record.any.version);
  return (
    <div className="operating">
      {!isReadOnly && <UndoTools operating={operating} />}
      <ListTools operating={operating} />
      <SaveTools operating={operating} submit={submit} />
    </div>
  );
}

function UndoTools({ operating }: { operating: Operating }) {
  const { history } = operating.form.record;
  return (
    <>
      <Icon
        path="M6 4L3 7l3 3M3 7h6a3.5 3.5 0 010 7H7"
        label={words("formUndo")}
        isOff={!history.canUndo}
        press={() => operating.run("undo")}
      />
      <Icon
        path="M10 4l3 3-3 3M13 7H7a3.5 3.5 0 000 7h2"
        label={words("formRedo")}
        isOff={!history.canRedo}
        press={() => operating.run("redo")}
      />
    </>
  );
}

/** Buttons for the previous and next record of the list from which the form was opened. */
function ListTools({ operating }: { operating: Operating }) {
  const { list } = operating;
  if (!list) return null;
  return (
    <>
      <Icon
        path="M10 3L5 8l5 5"
        label={words("formBefore")}
        isOff={!list.before}
        press={() => operating.run("before")}
      />
      <span className="place">{words("formPlace", { at: list.at, count: list.count })}</span>
      <Icon path="M6 3l5 5-5 5" label={words("formAfter")} isOff={!list.after} press={() => operating.run("after")} />
    </>
  );
}

function SaveTools({ operating: { ways, list, isReadOnly }, submit }: ToolsProps) {
  return (
    <>
      {ways.apply && (
        <button type="button" onClick={() => submit("stay")}>
          {ways.apply}
        </button>
      )}
      {ways.hasDraft && (
        <button type="button" onClick={() => submit("draft")}>
          {words("formDraft")}
        </button>
      )}
      {ways.hasAddMore && (
        <button type="button" title="Ctrl+Shift+Enter" onClick={() => submit("next")}>
          {words("formAddMore")}
        </button>
      )}
      {!isReadOnly && list?.after && (
        <button type="button" title="Ctrl+Shift+Enter" onClick={() => submit("next")}>
          {words("formSaveNext")}
        </button>
      )}
    </>
  );
}

interface IconProps {
  path: string;
  label: string;
  isOff: boolean;
  press(): void;
}

/** Uses aria-disabled instead of `disabled`, to keep the focus; Tab skips the button while it is off. */
const Icon = ({ path, label, isOff, press }: IconProps) => (
  <button
    type="button"
    className="icon"
    aria-label={label}
    title={label}
    aria-disabled={isOff}
    tabIndex={isOff ? -1 : 0}
    onClick={press}
  >
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="none" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  </button>
);
