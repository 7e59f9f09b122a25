/** For who enters many records a day: keys, undo, the records before and after (§2.3; shortcuts go by `event.code`). */
import { useSyncExternalStore, type ComponentType } from "react";
import { adopt } from "../../../src/base/css.ts";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { dialogAround, openerOf } from "../../../src/page/dialogs/dialogs.ts";
import { follow, neighboursOf } from "../../../src/page/dialogs/neighbour-links.ts";
import { senders } from "../../../src/page/dialogs/senders.ts";
import type { Inside } from "../../../src/page/element.ts";
import type { Going } from "../going.ts";
import styles from "./operating.css";
import { words } from "./phrases.ts";

export interface Operating {
  /** Undo, redo, the records before and after; the keys that save do not wait for this code. */
  onKey(event: KeyboardEvent): void;
  /** Opens the next record of the list, when there is one; asked before the dialog closes. */
  toNext(): () => void;
  Tools: ComponentType<{ submit(going: Going): void }>;
  end(): void;
}

export function operate({ inside, form }: { inside: Inside; form: Form }): Operating {
  const { host, root } = inside;
  const { record } = form;
  const { mode, disabled, table, record: id } = inside.entry();
  const isInfo = mode === "info" || disabled === true;
  const dialog = dialogAround(host) as (HTMLElement & { leave(): Promise<void> }) | undefined;
  const list = dialog && neighboursOf(openerOf(host), { table: String(table), id: String(id) });
  // a page's form can be applied, one in a dialog when its schema says so (R2.3-03, R3.6-38)
  const isPage = natives.closest(host, "vs-outlet") !== null && !dialog;
  const { apply: label } = form.schema.options;
  const apply = isInfo || senders.has(host) ? "" : titleOf(label, isPage ? words("formApply") : "");
  const { draft } = form.schema.options;
  const hasDraft = !isInfo && !senders.has(host) && (draft === true || (typeof draft === "string" && draft !== ""));
  const mayAddMore = form.isNew && form.schema.entries.some(({ keep }) => keep === true);
  adopt(root, styles);
  const life = new AbortController();
  const { signal } = life;
  root.addEventListener("pointerdown", () => (form.isPressed = true), { signal });
  // until the click is over, or the press has become a scroll
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, () => natives.after(0, () => (form.isPressed = false)), { signal });

  /** What was typed is given up only when the person says so. */
  async function goTo(link: HTMLElement | undefined): Promise<void> {
    if (!link) return;
    await dialog?.leave();
    if (!dialog?.isConnected) await follow(link);
  }

  /** What a key does here; undefined when it is no key of ours. */
  function keyOf(event: KeyboardEvent): (() => void) | undefined {
    const { code, altKey, shiftKey } = event;
    const isCtrl = (event.ctrlKey || event.metaKey) && !altKey;
    if (altKey && list && code === "PageDown") return () => void goTo(list.after);
    if (altKey && list && code === "PageUp") return () => void goTo(list.before);
    if (!isCtrl || isTyping(event)) return undefined;
    if (code === "KeyY" || (code === "KeyZ" && shiftKey)) return () => record.redo();
    return code === "KeyZ" ? () => record.undo() : undefined;
  }

  function onKey(event: KeyboardEvent): void {
    const act = keyOf(event);
    if (act) event.preventDefault();
    act?.();
  }

  return {
    onKey,
    end: () => life.abort(),
    toNext: () => () => list?.after && void follow(list.after),
    Tools({ submit }) {
      useSyncExternalStore(record.any.listen, record.any.version);
      const { history } = record;
      return (
        <div className="operating">
          {!isInfo && (
            <>
              <Icon
                path="M6 4L3 7l3 3M3 7h6a3.5 3.5 0 010 7H7"
                label={words("formUndo")}
                isOff={!history.canUndo}
                press={() => record.undo()}
              />
              <Icon
                path="M10 4l3 3-3 3M13 7H7a3.5 3.5 0 000 7h2"
                label={words("formRedo")}
                isOff={!history.canRedo}
                press={() => record.redo()}
              />
            </>
          )}
          {list && (
            <>
              <Icon
                path="M10 3L5 8l5 5"
                label={words("formBefore")}
                isOff={!list.before}
                press={() => void goTo(list.before)}
              />
              <span className="place">{words("formPlace", { at: list.at, count: list.count })}</span>
              <Icon
                path="M6 3l5 5-5 5"
                label={words("formAfter")}
                isOff={!list.after}
                press={() => void goTo(list.after)}
              />
            </>
          )}
          {apply && (
            <button type="button" onClick={() => submit("stay")}>
              {apply}
            </button>
          )}
          {hasDraft && (
            <button type="button" onClick={() => submit("draft")}>
              {words("formDraft")}
            </button>
          )}
          {mayAddMore && (
            <button type="button" title="Ctrl+Shift+Enter" onClick={() => submit("next")}>
              {words("formAddMore")}
            </button>
          )}
          {!isInfo && list?.after && (
            <button type="button" title="Ctrl+Shift+Enter" onClick={() => submit("next")}>
              {words("formSaveNext")}
            </button>
          )}
        </div>
      );
    },
  };
}

interface IconProps {
  path: string;
  label: string;
  isOff: boolean;
  press(): void;
}

/** It keeps its place and the focus when there is nothing more to do, so it is never disabled; Tab passes it then. */
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

/** Text controls have an undo of their own. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && natives.matches(target, "input:not([type=checkbox],[type=radio]),textarea");
}
