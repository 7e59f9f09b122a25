/** Ace 1.45.2 in a shadow root; loaded at the first touch of a code editor. */
import css from "css:ace-builds/css/ace.css";
import { adopt } from "../../base/sheets.ts";
import { htmlReady } from "../../html/door.ts";
import look from "./ace.css";
import type { ace as library } from "./ace-parts.ts";
import { defineMode } from "./modes/ace-modes.ts";
import { themeOf } from "./ace-themes.ts";

type Ace = typeof library;

/** State that may change while the editor is shown. */
export interface CodeState {
  mode: string;
  theme: string;
  fontPx: number;
  isReadOnly: boolean;
  isDisabled: boolean;
  isInvalid: boolean;
  describedBy: string;
  label: string;
  /** Translations of the library's texts by its keys, in the current language. */
  messages: Record<string, string>;
}
export interface CodeEditor {
  /** Lines end with \n. Setting the text keeps the caret's position and can be undone. */
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
  /** The control that the editor replaces; the editor takes over its text, caret and focus. */
  plain: HTMLTextAreaElement;
  /** Resolves when no IME composition is active in the plain control. */
  composed(): Promise<void>;
  onChange(text: string): void;
  onCaret(row: number, column: number): void;
}

export async function mountCode(target: HTMLElement, options: CodeOptions): Promise<CodeEditor | undefined> {
  await htmlReady();
  const { ace } = await import("./ace-parts.ts");
  const mode = await defineMode(ace, options.state.mode);
  if (!target.isConnected) return undefined; // the field was removed meanwhile
  const root = target.getRootNode() as ShadowRoot;
  adopt(root, css, look);
  ace.config.setMessages(options.state.messages);
  await options.composed();
  const area = target.appendChild(document.createElement("div"));
  const editor = ace.edit(area, {
    useWorker: false, // A worker would need a separate script.
    value: options.plain.value,
    mode,
    showPrintMargin: false,
    tabSize: 2,
    newLineMode: "unix",
    fixedWidthGutter: true,
    scrollPastEnd: 0,
  });
  for (const name of ["showSettingsMenu", "goToNextError", "goToPreviousError"]) editor.commands.removeCommand(name);
  editor.renderer.setScrollMargin(4, 4, 0, 0);
  const made = new AceEditor({ ace, editor, area, root, mode: options.state.mode });
  made.takeOver(options);
  made.show(options.state);
  return made;
}

interface Made {
  ace: Ace;
  editor: ReturnType<Ace["edit"]>;
  area: HTMLElement;
  root: ShadowRoot;
  mode: string;
}

class AceEditor implements CodeEditor {
  readonly #ace: Ace;
  readonly #editor: Made["editor"];
  readonly #area: HTMLElement;
  readonly #root: ShadowRoot;
  readonly #input: HTMLTextAreaElement;
  #mode: string;
  #theme = "";
  /** Suppresses change events for changes made by this adapter. */
  #isSilent = false;

  constructor({ ace, editor, area, root, mode }: Made) {
    this.#ace = ace;
    this.#editor = editor;
    this.#area = area;
    this.#root = root;
    this.#mode = mode;
    this.#input = editor.textInput.getElement();
  }

  /** Takes over name, caret, scroll and focus of the plain control; from now on changes are reported. */
  takeOver({ id, plain, onChange, onCaret }: CodeOptions): void {
    const editor = this.#editor;
    const input = this.#input;
    input.id = id;
    input.setAttribute("data-anchor", "");
    input.setAttribute("aria-multiline", "true");
    input.setAttribute("aria-description", plain.getAttribute("aria-description") ?? "");
    this.#area.setAttribute("part", "control");
    const tellCaret = () => {
      const { row, column } = editor.getCursorPosition();
      onCaret(row + 1, column + 1);
    };
    editor.on("change", () => this.#isSilent || onChange(editor.getValue()));
    editor.selection.on("changeCursor", tellCaret);
    const { doc } = editor.session;
    const [start, end] = [plain.selectionStart, plain.selectionEnd].map((at) => doc.indexToPosition(at, 0));
    editor.selection.setRange({ start: start!, end: end! });
    editor.session.setScrollTop(plain.scrollTop);
    if (this.#root.activeElement === plain) editor.focus();
    plain.hidden = true;
    tellCaret();
  }

  get text(): string {
    return this.#editor.getValue();
  }
  set text(text) {
    if (text === this.text) return;
    const caret = this.#editor.getCursorPosition();
    this.#isSilent = true;
    this.#editor.session.doc.setValue(text);
    this.#isSilent = false;
    this.#editor.selection.moveToPosition(caret);
    this.#editor.clearSelection();
  }

  show(state: CodeState): void {
    const input = this.#input;
    this.#showTheme(state.theme);
    if (state.mode !== this.#mode) void this.#changeMode((this.#mode = state.mode));
    this.#ace.config.setMessages(state.messages);
    const isOff = state.isReadOnly || state.isDisabled;
    this.#editor.setOptions({ fontSize: state.fontPx, readOnly: isOff, highlightActiveLine: !isOff });
    input.disabled = state.isDisabled;
    input.readOnly = isOff;
    input.setAttribute("aria-invalid", String(state.isInvalid));
    if (state.describedBy) input.setAttribute("aria-describedby", state.describedBy);
    else input.removeAttribute("aria-describedby");
    this.#editor.setOption("textInputAriaLabel", state.label);
    input.setAttribute("aria-label", state.label);
  }
  #showTheme(theme: string): void {
    if (theme === this.#theme) return;
    const { sheet, ...given } = themeOf((this.#theme = theme));
    adopt(this.#root, sheet);
    this.#editor.setTheme(given);
  }
  /** The last requested mode wins. */
  async #changeMode(wanted: string): Promise<void> {
    const next = await defineMode(this.#ace, wanted);
    if (this.#mode === wanted && this.#area.isConnected) this.#editor.session.setMode(next);
  }

  insert(text: string): void {
    this.#editor.session.insert(this.#editor.getCursorPosition(), text);
  }
  focus(): void {
    this.#editor.focus();
  }
  resize(): void {
    this.#editor.resize(true);
  }
  destroy(): void {
    this.#editor.destroy();
    this.#area.remove();
  }
}
