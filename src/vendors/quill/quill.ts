/** Quill 2.0.3 in a shadow root (VENDORS.md §3); reached by `import()` only, at the first touch of a rich text. */
import css from "css:quill/dist/quill.core.css";
import { adopt } from "../../base/css.ts";
import { cleanedAs, htmlReady } from "../../html/door.ts";
import look from "./quill.css";
import { adaptToShadowRoot } from "./quill-shadow.ts";
import { tabKeys } from "./quill-keys.ts";
import { setLink } from "./quill-links.ts";
import { keepTexts, matchers } from "./quill-paste.ts";
import { breakableBefore, keepCaret, signedMarkup, takeSigns } from "./quill-take-over.ts";

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
  /** Takes all formats away from what is selected. */
  clean(): void;
  /** On what is selected, on the whole link at the caret, else as new text; "" takes it away. */
  setLink(address: string): void;
  insertImage(url: string, alt: string): void;
  /** As if pasted at the caret. */
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
  /** Where the text was edited until now: its text, caret and focus are taken when the library is there. */
  resting: HTMLElement;
  /** Fulfilled when no letter is being composed there. */
  composed(): Promise<void>;
  /** Was a space the last that was typed there? At the end of a line browsers write one that does not break. */
  isSpaceTyped(): boolean;
  onChange(html: string): void;
  onFormats(formats: Formats): void;
  /** Pictures that were dropped or pasted. */
  onFiles(files: File[]): void;
}

export async function mountText(target: HTMLElement, options: TextOptions): Promise<RichText | undefined> {
  await htmlReady();
  const { Delta, Quill, formats } = await import("./quill-parts.ts");
  await options.composed();
  if (!target.isConnected) return undefined; // the field has gone meanwhile
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
      clipboard: {
        matchers: matchers(Delta) as never,
      },
    },
  });
  keepTexts(quill);
  const release = adaptToShadowRoot(quill, root);
  const { root: editor } = quill;
  editor.id = options.id;
  editor.classList.add("prose");
  editor.setAttribute("data-anchor", "");
  editor.setAttribute("role", "textbox");
  editor.setAttribute("aria-multiline", "true");
  area.setAttribute("part", "control");

  const read = () => (isEmpty(editor) ? "" : cleanedAs("person", quill.getSemanticHTML()).replace(/(<p><\/p>)+$/, ""));
  const converted = (html: string) => quill.clipboard.convert({ html: cleanedAs("person", html), text: "" });
  const tellFormats = () => {
    const range = quill.getSelection(); // none while the bar has the focus: then it shows what it is about
    if (range) options.onFormats(quill.getFormat(range));
  };
  const { resting } = options;
  const hadFocus = root.activeElement === resting;
  const text = new Delta();
  const caret = takeSigns(converted(signedMarkup(resting)), text);
  quill.setContents(text, "silent");
  if (caret && options.isSpaceTyped()) breakableBefore(quill, caret.index);
  quill.history.clear();
  quill.on("text-change", (_delta, _old, source) => source !== "silent" && options.onChange(read()));
  quill.on("editor-change", tellFormats);
  if (hadFocus) quill.setSelection(caret?.index ?? 0, caret?.length ?? 0, "silent");
  else if (caret) keepCaret(quill, caret);
  editor.scrollTop = resting.scrollTop;
  resting.hidden = true;
  tellFormats();

  const table = quill.getModule("table") as Record<TableStep, () => void> & {
    insertTable(rows: number, columns: number): void;
  };
  const made: RichText = {
    get html() {
      return read();
    },
    set html(html) {
      quill.setContents(converted(html), "silent");
    },
    show({ isDisabled, isReadOnly, placeholder, aria }) {
      quill.enable(!isDisabled && !isReadOnly);
      editor.dataset["placeholder"] = placeholder;
      if (isDisabled) editor.removeAttribute("tabindex");
      else editor.tabIndex = 0;
      for (const [name, value] of Object.entries(aria))
        if (value === undefined) editor.removeAttribute(name);
        else editor.setAttribute(name, value);
    },
    format(name, value) {
      quill.focus();
      quill.format(name, value, "user");
    },
    clean() {
      const range = quill.getSelection(true);
      quill.removeFormat(range.index, range.length || 1, "user");
    },
    setLink: (address) => setLink(quill, address),
    insertImage(url, alt) {
      const { index } = quill.getSelection(true);
      quill.updateContents(new Delta().retain(index).insert({ image: url }, { alt }), "user");
      quill.setSelection(index + 1, 0, "silent");
    },
    put(html, plain) {
      quill.clipboard.onPaste(quill.getSelection(true), html ? { html, text: plain } : { text: plain });
    },
    insertTable(rows, columns) {
      quill.focus();
      table.insertTable(rows, columns);
      tellFormats();
    },
    changeTable(step) {
      quill.focus();
      table[step]();
      tellFormats();
    },
    undo: () => quill.history.undo(),
    redo: () => quill.history.redo(),
    focus: () => quill.focus(),
    destroy() {
      release();
      area.remove();
    },
  };
  made.show(options.state);
  return made;
}

/** No text and nothing that is seen. */
const isEmpty = (editor: HTMLElement) => !editor.textContent?.trim() && !editor.querySelector("img,table,.vs-kept,li");
