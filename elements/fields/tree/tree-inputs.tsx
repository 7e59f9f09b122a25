import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { guardUnstored, type UnstoredGuard } from "../../../src/page/dialogs/guard-unstored.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { t } from "../../../src/base/language/i18n.ts";
import { words } from "./phrases.ts";

interface NameInputProps {
  label: string;
  text: string;
  /** @returns whether it was saved; otherwise the typed text stays */
  save(text: string): Promise<boolean>;
  end(): void;
}

/** The input for the name of an item: Enter or leaving it saves, Escape cancels. */
export function NameInput({ label, text, save, end }: NameInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isBusy, setBusy] = useState(false);
  useLayoutEffect(() => input.current!.select(), []);
  const look = useGuard(input, (typed) => typed !== "" && typed !== text);
  const isEnded = useRef(false);
  const leave = () => {
    isEnded.current = true; // removing the input leaves it too
    end();
  };
  const finish = async () => {
    if (isBusy || isEnded.current) return;
    const typed = input.current!.value.trim();
    if (!typed || typed === text) return leave();
    setBusy(true);
    if (await save(typed)) return leave();
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation(); // the keys of the tree and of the form
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Escape") leave();
    if (event.key !== "Enter" && event.key !== "Escape") return;
    event.preventDefault();
    if (event.key === "Enter") void finish();
  };
  return (
    <input
      ref={input}
      className="control tree-name"
      aria-label={label}
      aria-busy={isBusy}
      readOnly={isBusy}
      defaultValue={text}
      autoComplete="off"
      onInput={look}
      onKeyDown={onKeyDown}
      onBlur={() => natives.soon(() => input.current?.isConnected && void finish())} // not when the page removes it
    />
  );
}

/** Asks before typed text is left that is not stored yet. @returns to be called whenever the text has changed */
function useGuard(
  input: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
  isUnstored: (typed: string) => boolean,
): () => void {
  const latest = useLatest(isUnstored);
  const guard = useRef<UnstoredGuard | undefined>(undefined);
  useEffect(() => () => guard.current?.end(), []);
  return () => {
    const { current: control } = input;
    if (!control) return;
    guard.current ??= guardUnstored(control, () => latest.current(control.value.trim()));
    guard.current.look();
  };
}

/** Runs when the focus leaves the tree, and when its form is saved. In another window a person may look something up. */
function useLeft(input: RefObject<HTMLElement | null>, run: () => void): void {
  const latest = useLatest(run);
  useEffect(() => {
    const frame = natives.closest<HTMLElement>(input.current, ".tree-frame");
    const leave = ({ relatedTarget, isTrusted }: FocusEvent) => {
      if (!document.hasFocus() || frame?.contains(relatedTarget as Node | null)) return;
      natives.soon(() => {
        // A moved row loses the focus for a moment. When the form is saved, the event is a script's, and the focus stays.
        const isBack = isTrusted && frame && natives.matches(frame, ":focus-within");
        if (frame?.isConnected && !isBack) latest.current(); // not when the page removes it
      });
    };
    frame?.addEventListener("focusout", leave);
    return () => frame?.removeEventListener("focusout", leave);
  }, [input, latest]);
}

interface NewItemsProps {
  /** Another object when a place was chosen again: typed text stays and gets the focus. */
  at: object;
  /** The name of the item above; "" for a root. */
  above: string;
  /** Several lines at once, for a classifier. */
  isMany: boolean;
  save(text: string): Promise<boolean>;
  end(): void;
}

/** Least length of the text of an import (R5.2-19). */
const leastImported = 4;

/** The input for a new item, or for several, one a line. It stays open for the next one. Leaving the tree stores it. */
export function NewItems({ at, above, isMany, save, end }: NewItemsProps) {
  const input = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  /** How many texts are being saved; meanwhile the next one is typed. */
  const saving = useRef(0);
  /** What was not saved; it may be stored nevertheless, so only the person sends it again. */
  const refused = useRef("");
  const [problem, setProblem] = useState("");
  // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another place gets the focus again
  useLayoutEffect(() => input.current!.focus(), [at]);
  const look = useGuard(input, (typed) => typed !== "" || saving.current > 0);
  const store = async (): Promise<boolean> => {
    const control = input.current!;
    const typed = control.value.trim();
    const isShort = isMany ? typed.length < leastImported : typed === "";
    setProblem(isShort && isMany ? words("treeImportEmpty") : "");
    if (isShort) return false;
    control.value = "";
    saving.current++;
    const isSaved = await save(typed);
    saving.current--;
    if (!isSaved) {
      control.value = [typed, control.value].filter(Boolean).join(isMany ? "\n" : " ");
      refused.current = control.value.trim();
    }
    look();
    return isSaved;
  };
  const finish = async () => {
    input.current!.focus();
    if ((await store()) && isMany && input.current?.value === "") end();
  };
  useLeft(input, () => {
    const typed = input.current?.value.trim();
    if (typed && typed !== refused.current) void store();
  });
  const onKeyDown = (event: KeyboardEvent) => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const isSent = event.key === "Enter" && (!isMany || event.ctrlKey);
    if (!isSent && event.key !== "Escape") return;
    event.preventDefault();
    if (isSent) void finish();
    else end();
  };
  const Control = isMany ? "textarea" : "input";
  const label = words(isMany ? "treeImport" : "treeNew");
  return (
    <div className="tree-new" role="presentation" onKeyDown={onKeyDown}>
      {above && <span className="tree-above">{words("treeImportAbove", { text: above })}</span>}
      <Control
        ref={input}
        className="control"
        aria-label={label}
        placeholder={label}
        aria-invalid={problem !== ""}
        autoComplete="off"
        onInput={look}
      />
      {problem && (
        <span className="tree-problem" role="alert">
          {problem}
        </span>
      )}
      <span className="tree-ends">
        <button type="button" className="main" onClick={() => void finish()}>
          {words("treeAdd")}
        </button>
        <button type="button" onClick={end}>
          {t("cancel")}
        </button>
      </span>
    </div>
  );
}
