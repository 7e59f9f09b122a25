/** Tools for people who enter many records a day: undo, previous and next record, more ways to save. */
import { adopt } from "../../../src/base/sheets.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { editingKey, type EditingKey } from "../../../src/forms/editing/editing-keys.ts";
import { isReadOnly } from "../../../src/forms/editing/read-only.ts";
import { waysToSave, type WaysToSave } from "../../../src/forms/editing/ways-to-save.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { dialogAround, openerOf } from "../../../src/page/dialogs/dialogs.ts";
import { follow, neighboursOf, type Neighbours } from "../../../src/page/dialogs/neighbour-links.ts";
import { senders } from "../../../src/page/dialogs/senders.ts";
import type { Inside } from "../../../src/page/element.ts";
import styles from "./operating.css";
import { words } from "./phrases.ts";

type Dialog = HTMLElement & { leave(): Promise<void> };

/** The tools of one open form. */
export class Operating {
  readonly form: Form;
  readonly isReadOnly: boolean;
  readonly ways: WaysToSave;
  /** The list that the form was opened from. */
  readonly list: Neighbours | undefined;
  readonly #dialog: Dialog | undefined;
  readonly #life = new AbortController();

  constructor({ inside, form }: { inside: Inside; form: Form }) {
    const { host, root } = inside;
    const entry = inside.entry();
    this.form = form;
    this.isReadOnly = isReadOnly(entry);
    this.#dialog = dialogAround(host) as Dialog | undefined;
    const record = { table: String(entry["table"]), id: String(entry["record"]) };
    this.list = this.#dialog && neighboursOf(openerOf(host), record);
    const isPage = natives.closest(host, "vs-outlet") !== null && !this.#dialog;
    this.ways = waysToSave(form, {
      isReadOnly: this.isReadOnly,
      hasSender: senders.has(host),
      applyLabel: isPage ? words("formApply") : "",
    });
    adopt(root, styles);
    watchPress(root, form, this.#life.signal);
  }

  /** The keys that save are the form's own: they work before this code is loaded. */
  onKey(event: KeyboardEvent): void {
    const key = editingKey(event, { isTyping: isTyping(event), hasList: this.list !== undefined });
    if (!key) return;
    event.preventDefault();
    this.run(key);
  }

  run(key: EditingKey): void {
    if (key === "undo") this.form.record.undo();
    else if (key === "redo") this.form.record.redo();
    else void this.#goTo(this.list?.[key]);
  }

  /** Unsaved input is discarded only after the user confirms. */
  async #goTo(link: HTMLElement | undefined): Promise<void> {
    if (!link) return;
    await this.#dialog?.leave();
    if (!this.#dialog?.isConnected) await follow(link);
  }

  /** @returns a function that opens the next record of the list, if any; call `toNext` before the dialog closes */
  readonly toNext = (): (() => void) => {
    const after = this.list?.after;
    return () => after && void follow(after);
  };

  end(): void {
    this.#life.abort();
  }
}

/** While the pointer is pressed no problem is shown: it would move the button away from under the pointer. */
function watchPress(root: ShadowRoot, form: Form, signal: AbortSignal): void {
  root.addEventListener("pointerdown", () => (form.isPressed = true), { signal });
  // Until the click is over, or the press has turned into scrolling.
  for (const type of ["pointerup", "pointercancel"])
    addEventListener(type, () => natives.after(0, () => (form.isPressed = false)), { signal });
}

/** Text controls have their own undo. */
function isTyping({ target }: KeyboardEvent): boolean {
  return target instanceof Element && natives.matches(target, "input:not([type=checkbox],[type=radio]),textarea");
}
