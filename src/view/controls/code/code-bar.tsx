import { useRef } from "react";
import { reloadHelpers } from "../../../server/calls/records/methods.ts";
import { Icon, type IconName } from "../editing/button-icons.tsx";
import { modes } from "../../../vendors/ace/modes/names.ts";
import { Toolbar } from "../editing/toolbar.tsx";
import type { FieldProps } from "../../field.ts";
import { sayFailed, sayUploadFailed } from "../../say-failed.ts";
import type { Code } from "./use-code.ts";
import { keepLook, themes } from "./kept-look.ts";
import { larger, smaller } from "./use-keys.ts";
import { words } from "./phrases.ts";

interface CodeBarProps {
  /** Its save waits for a file that is sent or read. */
  form: FieldProps<string>["form"] | undefined;
  code: Code;
  mode: string;
  theme: string;
  isOff: boolean;
  isWhole: boolean;
  hasSave: boolean;
  setMode(mode: string): void;
  setWhole(isWhole: boolean): void;
  prettify(): void;
  /** Shows the result of an action, which is one finished edit. */
  tell(news: string): void;
}

/** The buttons above the code (R2.4-34 to R2.4-36). */
export function CodeBar(props: CodeBarProps) {
  const { form, code, mode, theme, isOff, isWhole, hasSave, setMode, setWhole, prettify, tell } = props;
  const { load, upload, save } = fileActions(code, tell);
  const awaited = (take: (file: File) => Promise<void>) => (file: File) => {
    const taking = take(file);
    form?.awaitWith(taking);
  };
  return (
    <Toolbar label={words("codeTools")}>
      {!isOff && (
        <>
          <button type="button" title="Alt+Shift+F" onClick={prettify}>
            {words("codePretty")}
          </button>
          <FileButton label={words("codeLoad")} icon="open" take={awaited(load)} />
          <FileButton label={words("codeUpload")} icon="send" take={awaited(upload)} />
          <span className="rule" />
        </>
      )}
      <FontSize />
      <select aria-label={words("codeMode")} value={mode} onChange={({ target }) => setMode(target.value)}>
        {["", ...modes].map((name) => (
          <option key={name} value={name}>
            {name || words("codePlain")}
          </option>
        ))}
      </select>
      <select
        aria-label={words("codeTheme")}
        value={theme}
        onChange={({ target }) => {
          keepLook({ theme: target.value });
          code.wake();
        }}
      >
        {themes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      <span className="gap" />
      {hasSave && (
        <button type="button" onClick={save}>
          {words("codeSave")}
        </button>
      )}
      <button
        type="button"
        aria-pressed={isWhole}
        aria-label={words(isWhole ? "codeLess" : "codeWhole")}
        title={`${words(isWhole ? "codeLess" : "codeWhole")} (Alt+Shift+Enter)`}
        onClick={() => setWhole(!isWhole)}
      >
        <Icon name="whole" />
      </button>
    </Toolbar>
  );
}

/** Actions of the buttons for files and helpers; each shows its result. */
function fileActions(code: Code, tell: CodeBarProps["tell"]) {
  const host = () => (code.area.current!.getRootNode() as ShadowRoot).host;

  async function load(file: File) {
    const text = await readText(file);
    if (text === undefined) return tell(words("codeLoadFailed", { name: file.name }));
    code.put(text);
    tell(words("codeLoaded", { name: file.name }));
  }
  async function upload(file: File) {
    tell(words("codeUploading", { name: file.name }));
    try {
      const { uploadFromEditor } = await import("../../upload-from-editor.ts");
      const { url } = await uploadFromEditor(kindOf(file), file, { opener: host() });
      code.insert(url);
      tell(words("codeUploaded", { url }));
    } catch (error) {
      tell("");
      await sayUploadFailed(error);
    }
  }
  async function save() {
    try {
      await reloadHelpers(host());
      tell(words("codeSaved"));
    } catch (error) {
      await sayFailed(error);
    }
  }
  return { load, upload, save };
}

const FontSize = () => (
  <>
    <button
      type="button"
      aria-label={words("codeSmaller")}
      title={`${words("codeSmaller")} (Ctrl+Alt+−)`}
      onClick={smaller}
    >
      −
    </button>
    <button
      type="button"
      aria-label={words("codeLarger")}
      title={`${words("codeLarger")} (Ctrl+Alt++)`}
      onClick={larger}
    >
      +
    </button>
  </>
);

interface FileButtonProps {
  label: string;
  icon: IconName;
  take(file: File): void;
}

function FileButton({ label, icon, take }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <button type="button" aria-label={label} title={label} onClick={() => input.current!.click()}>
        <Icon name={icon} />
      </button>
      <input
        type="file"
        hidden
        ref={input}
        tabIndex={-1}
        aria-label={label}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = ""; // so that the same file can be chosen again
          if (file) take(file);
        }}
      />
    </>
  );
}

const kindOf = ({ type }: File) => (type.startsWith("image/") ? "image" : type.startsWith("video/") ? "video" : "file");

/** A text file in UTF-8, or in windows-1251 as on old servers; undefined for a binary file. */
async function readText(file: File): Promise<string | undefined> {
  const bytes = await file.arrayBuffer();
  if (new Uint8Array(bytes).includes(0)) return undefined;
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1251").decode(bytes);
  }
}
