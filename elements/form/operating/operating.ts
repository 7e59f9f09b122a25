/** Tools for people who enter many records a day: undo, previous and next record, more ways to save. */
import { adopt } from "../../../src/base/sheets.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { store } from "../../../src/base/store.ts";
import { editingKey, type EditingKey } from "../../../src/forms/editing/editing-keys.ts";
import { isReadOnly } from "../../../src/forms/editing/read-only.ts";
import { waysToSave, type WaysToSave } from "../../../src/forms/editing/ways-to-save.ts";
import { judgeMs, type Form } from "../../../src/forms/open-form.ts";
import { dialogAround, openerOf } from "../../../src/page/dialogs/dialogs.ts";
import { follow, neighboursOf, type Neighbours } from "../../../src/page/dialogs/neighbour-links.ts";
import { senders } from "../../../src/page/dialogs/senders.ts";
import type { Inside } from "../../../src/page/inside.ts";
import { focusField } from "../submitting/focus-field.ts";
import styles from "./operating.css";
import { words } from "./phrases.ts";

type Dialog = HTMLElement & { leave(): Promise<void> };

interface LastField {
  form: string;
  name: string;
}
/** The field that had the focus when another record was asked for. */
let lastField: LastField | undefined;

/** The tools of one open form. */
export class Operating {
  readonly form: Form;
  readonly isReadOnly: boolean;
  readonly ways: WaysToSave;
  /** The list that the form was opened from. */
  readonly list: Neighbours | undefined;
  /** The sentence that a required field is empty; "" when none is. `missingStore` notifies listeners of changes. */
  missing = "";
  readonly missingStore = store();
  readonly #root: ShadowRoot;
  readonly #dialog: Dialog | undefined;
  readonly #life = new AbortController();
  /** The name of the field that has the focus or had it last: a button that is pressed takes the focus away. */
  #last: string | undefined;

  constructor({ inside, form }: { inside: Inside; form: Form }) {
    const { host, root } = inside;
    const entry = inside.entry();
    this.form = form;
    this.#root = root;
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
    this.#watchMissing();
    this.#watchFocus();
    this.#focusField();
  }

  /** The keys that save are the form's own: they work before this code is loaded. */
  onKey(event: KeyboardEvent): void {
    const key = editingKey(event, { isTyping: isTyping(event), hasList: this.list !== undefined });
    if (!key) return;
    event.preventDefault();
    this.run(key);
  }

  /** Half a second after the last change: whether a required field is empty (R5.1-05). */
  #watchMissing(): void {
    let timer: number | undefined;
    const look = () => {
      const isTold = this.form.isMissing && !this.isReadOnly && !this.form.schema.isSteps;
      this.missing = isTold ? words("formMissing") : "";
      this.missingStore.tell();
    };
    const soon = () => {
      natives.cancel(timer);
      timer = natives.after(judgeMs, look);
    };
    soon();
    this.#life.signal.addEventListener("abort", this.form.record.any.listen(soon));
  }

  run(key: EditingKey): void {
    if (key === "undo") this.form.record.undo();
    else if (key === "redo") this.form.record.redo();
    else void this.#goTo(this.list?.[key]);
  }

  /** Unsaved input is discarded only after the user confirms. */
  async #goTo(link: HTMLElement | undefined): Promise<void> {
    if (!link) return;
    const field = this.#field();
    await this.#dialog?.leave();
    if (!this.#dialog?.isConnected) await openNext(link, field);
  }

  /**
   * Call it before the dialog closes. @returns a function that opens the next record of the list, if any; after a new
   * record the form of the next new one focuses the same field
   */
  readonly toNext = (): (() => void) => {
    const after = this.list?.after;
    const field = this.#field();
    const { isNew } = this.form;
    return () => {
      if (after) void openNext(after, field);
      else if (isNew) lastField = field;
    };
  };

  #watchFocus(): void {
    const note = (element: Element | null) => {
      const cell = element && natives.closest<HTMLElement>(element, "[data-field]");
      if (cell) this.#last = cell.dataset["field"];
    };
    note(this.#root.activeElement);
    this.#root.addEventListener("focusin", ({ target }) => note(target as Element), { signal: this.#life.signal });
  }
  #field(): LastField | undefined {
    return this.#last ? { form: this.form.schema.name, name: this.#last } : undefined;
  }
  #focusField(): void {
    const { form, name } = lastField ?? {};
    lastField = undefined;
    if (name && form === this.form.schema.name) focusField(this.#root, this.form, name);
  }

  end(): void {
    this.#life.abort();
  }
}

/** Opens a record, whose form focuses this field. */
function openNext(link: HTMLElement, field: LastField | undefined): Promise<void> {
  lastField = field;
  return follow(link);
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
