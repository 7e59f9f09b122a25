/** Ace 1.45.2 in a shadow root (VENDORS.md §3); reached by `import()` only, at the first touch of a code editor. */
import css from "css:ace-builds/css/ace.css";
import { adopt } from "../../base/css.ts";
import { htmlReady } from "../../html/door.ts";
import look from "./ace.css";
import { defineMode } from "./modes/ace-modes.ts";
import { themeOf } from "./ace-themes.ts";

/** What may change while the editor stands. */
export interface CodeState {
  mode: string;
  theme: string;
  fontPx: number;
  isReadOnly: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  describedBy: string;
  label: string;
  /** Words of the library's own parts by its keys, in the language of now. */
  messages: Record<string, string>;
}
export interface CodeEditor {
  /** Lines end with \n here. Setting keeps the caret's place; a person can take it back. */
  text: string;
  show(state: CodeState): void;
  insert(text: string): void;
  focus(): void;
  resize(): void;
  destroy(): void;
}
interface CodeOptions {
  id: string;
  state: CodeState;
  /** The control that is replaced: its text, caret and focus are taken when Ace is there. */
  plain: HTMLTextAreaElement;
  /** Fulfilled when no letter is being composed there. */
  composed(): Promise<void>;
  onChange(text: string): void;
  onCaret(row: number, column: number): void;
}

export async function mountCode(target: HTMLElement, options: CodeOptions): Promise<CodeEditor | undefined> {
  await htmlReady();
  const { ace } = await import("./ace-parts.ts");
  let { mode } = options.state;
  const named = await defineMode(ace, mode);
  if (!target.isConnected) return undefined; // the field has gone meanwhile
  const root = target.getRootNode() as ShadowRoot;
  adopt(root, css, look);
  ace.config.setMessages(options.state.messages);
  const { plain } = options;
  await options.composed();
  const area = target.appendChild(document.createElement("div"));
  const editor = ace.edit(area, {
    useWorker: false, // a worker would be a script of its own
    value: plain.value,
    mode: named,
    showPrintMargin: false,
    tabSize: 2,
    newLineMode: "unix",
    fixedWidthGutter: true,
    scrollPastEnd: 0,
  });
  editor.commands.removeCommand("showSettingsMenu");
  editor.commands.removeCommand("goToNextError");
  editor.commands.removeCommand("goToPreviousError");
  editor.renderer.setScrollMargin(4, 4, 0, 0);
  const input = editor.textInput.getElement();
  input.id = options.id;
  input.setAttribute("data-anchor", "");
  input.setAttribute("aria-multiline", "true");
  input.setAttribute("aria-description", plain.getAttribute("aria-description") ?? "");
  area.setAttribute("part", "control");

  let isSilent = false;
  editor.on("change", () => isSilent || options.onChange(editor.getValue()));
  const tellCaret = () => {
    const { row, column } = editor.getCursorPosition();
    options.onCaret(row + 1, column + 1);
  };
  editor.selection.on("changeCursor", tellCaret);

  const { doc } = editor.session;
  const [start, end] = [plain.selectionStart, plain.selectionEnd].map((at) => doc.indexToPosition(at, 0));
  editor.selection.setRange({ start: start!, end: end! });
  editor.session.setScrollTop(plain.scrollTop);
  if (root.activeElement === plain) editor.focus();
  plain.hidden = true;
  tellCaret();

  let theme = "";
  /** The last one that was asked for wins. */
  async function changeMode(wanted: string) {
    const next = await defineMode(ace, wanted);
    if (mode === wanted && area.isConnected) editor.session.setMode(next);
  }
  const made: CodeEditor = {
    get text() {
      return editor.getValue();
    },
    set text(text) {
      if (text === editor.getValue()) return;
      const caret = editor.getCursorPosition();
      isSilent = true;
      doc.setValue(text);
      isSilent = false;
      editor.selection.moveToPosition(caret);
      editor.clearSelection();
    },
    show(state) {
      if (state.theme !== theme) {
        const { sheet, ...given } = themeOf((theme = state.theme));
        adopt(root, sheet);
        editor.setTheme(given);
      }
      if (state.mode !== mode) {
        mode = state.mode;
        void changeMode(mode);
      }
      ace.config.setMessages(state.messages);
      const isOff = state.isReadOnly || state.isDisabled;
      editor.setOptions({ fontSize: state.fontPx, readOnly: isOff, highlightActiveLine: !isOff });
      input.disabled = state.isDisabled;
      input.readOnly = isOff;
      input.setAttribute("aria-invalid", String(state.isInvalid));
      if (state.describedBy) input.setAttribute("aria-describedby", state.describedBy);
      else input.removeAttribute("aria-describedby");
      editor.setOption("textInputAriaLabel", state.label);
      input.setAttribute("aria-label", state.label);
    },
    insert: (text) => editor.session.insert(editor.getCursorPosition(), text),
    focus: () => editor.focus(),
    resize: () => editor.resize(true),
    destroy() {
      editor.destroy();
      area.remove();
    },
  };
  made.show(options.state);
  return made;
}
