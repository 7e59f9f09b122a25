/** Quill 2.0.3 in a shadow root (VENDORS.md §3); reached by `import()` only, at the first touch of a rich text. */
import css from "css:quill/dist/quill.core.css";
import { adopt } from "../../base/css.ts";
import { cleanedAs, cleanedNode, htmlReady } from "../../base/html.ts";
import look from "./quill.css";
import { adaptToShadowRoot } from "./quill-shadow.ts";

export interface TextState {
  isOff: boolean;
  isInvalid: boolean;
  describedBy: string;
  label: string;
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
  insertImage(url: string): void;
  insertTable(rows: number, columns: number): void;
  changeTable(step: TableStep): void;
  undo(): void;
  redo(): void;
  focus(): void;
  destroy(): void;
}
interface TextOptions {
  id: string;
  html: string;
  state: TextState;
  /** Typed until the library had come: put at the end. */
  typed(): { text: string; hasFocus: boolean };
  onChange(html: string): void;
  onFormats(formats: Formats): void;
  /** Pictures that were dropped or pasted. */
  onFiles(files: File[]): void;
}

export async function mountText(target: HTMLElement, options: TextOptions): Promise<RichText | undefined> {
  await htmlReady();
  const { Delta, Quill, formats } = await import("./quill-parts.ts");
  if (!target.isConnected) return undefined; // the field has gone meanwhile
  const root = target.getRootNode() as ShadowRoot;
  adopt(root, css, look);
  const area = target.appendChild(document.createElement("div"));
  const quill = new Quill(area, {
    formats,
    modules: {
      table: true,
      history: { userOnly: true },
      uploader: {
        mimetypes: ["image/png", "image/jpeg", "image/gif", "image/webp"],
        handler: (_range: unknown, files: File[]) => options.onFiles(files),
      },
      clipboard: {
        matchers: [
          [
            Node.ELEMENT_NODE,
            (node: Element, delta: unknown) => (isForeign(node) ? new Delta().insert({ kept: whole(node) }) : delta),
          ],
          ["img", (node: Element, delta: unknown) => (/\ssrc=/.test(whole(node)) ? delta : new Delta())],
        ],
      },
    },
  });
  const release = adaptToShadowRoot(quill, root);
  const { root: editor } = quill;
  editor.id = options.id;
  editor.setAttribute("data-anchor", "");
  editor.setAttribute("role", "textbox");
  editor.setAttribute("aria-multiline", "true");
  area.setAttribute("part", "control");

  const read = () => (isEmpty(editor) ? "" : cleanedAs("person", quill.getSemanticHTML()).replace(/(<p><\/p>)+$/, ""));
  const write = (html: string) =>
    quill.setContents(quill.clipboard.convert({ html: cleanedAs("person", html), text: "" }), "silent");
  const tellFormats = () => options.onFormats(quill.getSelection() ? quill.getFormat() : {});
  write(options.html);
  quill.history.clear();
  const { text, hasFocus } = options.typed();
  quill.on("text-change", (_delta, _old, source) => source !== "silent" && options.onChange(read()));
  quill.on("editor-change", tellFormats);
  const end = quill.getLength() - 1;
  if (text) quill.insertText(end, text, "user");
  if (hasFocus) quill.setSelection(end + text.length, 0, "silent");

  const table = quill.getModule("table") as Record<TableStep, () => void> & {
    insertTable(rows: number, columns: number): void;
  };
  const made: RichText = {
    get html() {
      return read();
    },
    set html(html) {
      write(html);
    },
    show(state) {
      quill.enable(!state.isOff);
      editor.setAttribute("aria-invalid", String(state.isInvalid));
      editor.setAttribute("aria-label", state.label);
      if (state.describedBy) editor.setAttribute("aria-describedby", state.describedBy);
      else editor.removeAttribute("aria-describedby");
    },
    format(name, value) {
      quill.focus();
      quill.format(name, value, "user");
    },
    clean() {
      const range = quill.getSelection(true);
      quill.removeFormat(range.index, range.length || 1, "user");
    },
    insertImage(url) {
      const { index } = quill.getSelection(true);
      quill.insertEmbed(index, "image", url, "user");
      quill.setSelection(index + 1, 0, "silent");
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

const whole = (node: Element) => cleanedNode("person", node);

/** What the editor would take apart: tables with headings or joined cells or several lines in a cell, and others. */
function isForeign(node: Element): boolean {
  const name = node.localName;
  if (/^(hr|dl|details|figure)$/.test(name)) return !node.parentElement?.closest("table,dl,details,figure");
  const isTable = name === "table" && !node.parentElement?.closest("table,dl,details,figure");
  return (
    isTable &&
    !!node.querySelector("table,th,caption,[colspan],[rowspan],td :is(ul,ol,h1,h2,h3,blockquote,pre),td p + p")
  );
}

/** No text and nothing that is seen. */
const isEmpty = (editor: HTMLElement) => !editor.textContent?.trim() && !editor.querySelector("img,table,.vs-kept,li");
