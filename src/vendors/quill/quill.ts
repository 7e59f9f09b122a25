/** Quill 2.0.3 in a shadow root; loaded at the first touch of a rich text. */
import type { Delta, Quill } from "./quill-parts.ts";
import css from "css:quill/dist/quill.core.css";
import { adopt } from "../../base/sheets.ts";
import { cleanedAs, htmlReady } from "../../html/door.ts";
import look from "./quill.css";
import { adaptToShadowRoot } from "./quill-shadow.ts";
import { tabKeys } from "./quill-keys.ts";
import { setLink } from "./quill-links.ts";
import { keepTexts, matchers } from "./quill-paste.ts";
import { breakableBefore, keepCaret, keptCaret, signedMarkup, takeSigns } from "./quill-take-over.ts";

export interface TextState {
  isDisabled: boolean;
  isReadOnly: boolean;
  placeholder: string;
  /** Names, states and descriptions for assistive technology. */
  aria: Readonly<Record<`aria-${string}`, string | undefined>>;
}
/** Formats at the caret: `{ bold: true, header: 2, list: "bullet", table: "row-…" }`. */
export type Formats = Record<string, unknown>;
export type TableStep =
  | "insertRowAbove"
  | "insertRowBelow"
  | "insertColumnLeft"
  | "insertColumnRight"
  | "deleteRow"
  | "deleteColumn"
  | "deleteTable";
export interface RichText {
  /** Cleaned at the level of a person's markup, in both directions. */
  html: string;
  show(state: TextState): void;
  format(name: string, value: unknown): void;
  /** Removes all formats from the selection. */
  clean(): void;
  /** Sets a link on the selection, on the whole link at the caret, or as new text; "" removes it. */
  setLink(address: string): void;
  /** At the caret, or where it was before the text lost the focus; moves no focus. */
  insertImage(url: string, alt: string): void;
  /** Inserts at the caret like a paste. */
  put(html: string, text: string): void;
  insertTable(rows: number, columns: number): void;
  changeTable(step: TableStep): void;
  undo(): void;
  redo(): void;
  focus(): void;
  destroy(): void;
}
interface TextOptions {
  id: string;
  state: TextState;
  /** The element in which the text was edited so far; its text, caret and focus are taken over. */
  resting: HTMLElement;
  /** Resolves when no IME composition is active in `resting`. */
  composed(): Promise<void>;
  /** The last typed character was a space: at the end of a line browsers write a non-breaking one. */
  isSpaceTyped(): boolean;
  /** Where something was pasted before the library came; the person may have gone on since. */
  caret(): Range | null;
  onChange(html: string): void;
  onFormats(formats: Formats): void;
  /** Pictures that were dropped or pasted. */
  onFiles(files: File[]): void;
}

export async function mountText(target: HTMLElement, options: TextOptions): Promise<RichText | undefined> {
  await htmlReady();
  const { Delta, Quill, formats } = await import("./quill-parts.ts");
  await options.composed();
  if (!target.isConnected) return undefined; // the field was removed meanwhile
  const root = target.getRootNode() as ShadowRoot;
  adopt(root, css, look);
  const area = target.appendChild(document.createElement("div"));
  const quill = new Quill(area, {
    formats,
    placeholder: options.state.placeholder,
    modules: {
      keyboard: { bindings: tabKeys },
      table: true,
      history: { userOnly: true },
      uploader: {
        mimetypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
        handler: (_range: unknown, files: File[]) => options.onFiles(files),
      },
      clipboard: { matchers: matchers(Delta) as never },
    },
  });
  keepTexts(quill);
  const release = adaptToShadowRoot(quill, root);
  const text = new QuillText({ quill, Delta, area, release, onFormats: options.onFormats });
  dress(quill.root, area, options.id);
  const hadFocus = root.activeElement === options.resting;
  text.takeOver(options, hadFocus);
  text.show(options.state);
  return text;
}

function dress(editor: HTMLElement, area: HTMLElement, id: string): void {
  editor.id = id;
  editor.classList.add("prose");
  editor.setAttribute("data-anchor", "");
  editor.setAttribute("role", "textbox");
  editor.setAttribute("aria-multiline", "true");
  area.setAttribute("part", "control");
}

interface Made {
  quill: Quill;
  Delta: typeof Delta;
  area: HTMLElement;
  /** Ends the adaptation to the shadow root. */
  release(): void;
  onFormats(formats: Formats): void;
}
type TableModule = Record<TableStep, () => void> & { insertTable(rows: number, columns: number): void };

class QuillText implements RichText {
  readonly #quill: Quill;
  readonly #made: Made;

  constructor(made: Made) {
    this.#quill = made.quill;
    this.#made = made;
  }

  /** Takes over text, caret and focus of the resting text; from now on changes are reported. */
  takeOver({ resting, caret: kept, isSpaceTyped, onChange }: TextOptions, hadFocus: boolean): void {
    const quill = this.#quill;
    const text = new this.#made.Delta();
    const caret = takeSigns(this.#converted(signedMarkup(resting, kept())), text);
    quill.setContents(text, "silent");
    if (caret && isSpaceTyped()) breakableBefore(quill, caret.index);
    quill.history.clear();
    quill.on("text-change", (_delta, _old, source) => source !== "silent" && onChange(this.html));
    quill.on("editor-change", () => this.#tellFormats());
    if (hadFocus) quill.setSelection(caret?.index ?? 0, caret?.length ?? 0, "silent");
    else if (caret) keepCaret(quill, caret);
    quill.root.scrollTop = resting.scrollTop;
    resting.hidden = true;
    this.#tellFormats();
  }

  get html(): string {
    const quill = this.#quill;
    return isEmpty(quill.root) ? "" : cleanedAs("person", quill.getSemanticHTML()).replace(/(<p><\/p>)+$/, "");
  }
  set html(html) {
    this.#quill.setContents(this.#converted(html), "silent");
  }
  #converted(html: string): Delta {
    return this.#quill.clipboard.convert({ html: cleanedAs("person", html), text: "" });
  }
  /** While the toolbar has the focus there is no selection: the last formats stay. */
  #tellFormats(): void {
    const range = this.#quill.getSelection();
    if (range) this.#made.onFormats(this.#quill.getFormat(range));
  }

  show({ isDisabled, isReadOnly, placeholder, aria }: TextState): void {
    const { root: editor } = this.#quill;
    this.#quill.enable(!isDisabled && !isReadOnly);
    editor.dataset["placeholder"] = placeholder;
    if (isDisabled) editor.removeAttribute("tabindex");
    else editor.tabIndex = 0;
    for (const [name, value] of Object.entries(aria))
      if (value === undefined) editor.removeAttribute(name);
      else editor.setAttribute(name, value);
  }
  format(name: string, value: unknown): void {
    this.#quill.focus();
    this.#quill.format(name, value, "user");
  }
  clean(): void {
    const range = this.#quill.getSelection(true);
    this.#quill.removeFormat(range.index, range.length || 1, "user");
  }
  setLink(address: string): void {
    setLink(this.#quill, address);
  }
  insertImage(url: string, alt: string): void {
    this.#insert(new this.#made.Delta().insert({ image: url }, { alt }), 0);
  }
  put(html: string, plain: string): void {
    const { clipboard } = this.#quill;
    const { index, length } = this.#caret;
    const given = html ? { html, text: plain } : { text: plain };
    this.#insert(clipboard.convert(given, this.#quill.getFormat(index, length)), length);
    if (this.#quill.hasFocus()) this.#quill.scrollSelectionIntoView();
  }
  get #caret(): { index: number; length: number } {
    return this.#quill.getSelection() ?? keptCaret(this.#quill);
  }
  /** Inserts at the caret, in place of `length` characters; the focus stays where it is. */
  #insert(what: Delta, length: number): void {
    const quill = this.#quill;
    const hasFocus = quill.hasFocus();
    const index = Math.min(this.#caret.index, quill.getLength() - 1);
    // Quill would restore this selection, and with it the focus
    if (!hasFocus && quill.getSelection()) document.getSelection()?.removeAllRanges();
    quill.updateContents(new this.#made.Delta().retain(index).delete(length).concat(what), "user");
    const caret = { index: index + what.length(), length: 0 };
    if (hasFocus) quill.setSelection(caret.index, 0, "silent");
    else keepCaret(quill, caret);
  }
  get #table(): TableModule {
    return this.#quill.getModule("table") as TableModule;
  }
  insertTable(rows: number, columns: number): void {
    this.#quill.focus();
    this.#table.insertTable(rows, columns);
    this.#tellFormats();
  }
  changeTable(step: TableStep): void {
    this.#quill.focus();
    this.#table[step]();
    this.#tellFormats();
  }
  undo(): void {
    this.#quill.history.undo();
  }
  redo(): void {
    this.#quill.history.redo();
  }
  focus(): void {
    this.#quill.focus();
  }
  destroy(): void {
    this.#made.release();
    this.#made.area.remove();
  }
}

/** No text, and nothing visible such as a picture. */
const isEmpty = (editor: HTMLElement) => !editor.textContent?.trim() && !editor.querySelector("img,table,.vs-kept,li");
