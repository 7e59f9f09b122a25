import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { composed } from "../../composed.ts";
import { useLatest } from "../../use-latest.ts";
import type { CodeEditor, CodeState } from "../../../vendors/ace/ace.ts";
import { linesOf, withEndsOf } from "./line-ends.ts";

interface CodeOptions {
  id: string;
  text: string;
  state(): CodeState;
  change(text: string): void;
}
export interface Code {
  area: RefObject<HTMLDivElement | null>;
  plain: RefObject<HTMLTextAreaElement | null>;
  /** The textarea works until Ace is loaded, and also when loading fails. */
  stage: "plain" | "awake" | "failed";
  /** Caret position, from 1. */
  caret: { row: number; column: number };
  wake(): void;
  /**
   * The shown text, with
   * as line ends.
   */
  lines(): string;
  /** Replaces the whole text, or inserts at the caret, as an edit of the person. */
  put(lines: string): void;
  insert(text: string): void;
  typed(lines: string): void;
  focus(): void;
  resize(): void;
}

/**
 * A textarea that Ace replaces at the first touch, with the same text, caret and focus; both report the person's edits.
 */
export function useCode({ id, text, state, change }: CodeOptions): Code {
  const area = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<CodeEditor | undefined>(undefined);
  const standing = useRef(linesOf(text));

  const typed = (lines: string) => {
    standing.current = lines;
    change(withEndsOf(text, lines));
  };
  const latest = useLatest({ state, typed });
  const write = (lines: string) => {
    if (editor.current) editor.current.text = lines;
    else if (plain.current!.value !== lines) plain.current!.value = lines;
  };
  useEffect(() => editor.current?.show(state()));
  useEffect(() => () => editor.current?.destroy(), []);
  useLayoutEffect(() => {
    const lines = linesOf(text);
    if (lines === standing.current) return;
    standing.current = lines;
    write(lines);
  });

  const { stage, caret, wake } = useAce({ id, area, plain, editor, latest });
  return {
    area,
    plain,
    stage,
    caret,
    wake,
    lines: () => standing.current,
    put(lines) {
      write(lines);
      typed(lines);
    },
    insert(given) {
      if (editor.current) return editor.current.insert(given);
      const control = plain.current!;
      control.setRangeText(given, control.selectionStart, control.selectionEnd, "end");
      typed(control.value);
    },
    typed,
    focus: () => (editor.current ?? plain.current)?.focus(),
    resize: () => editor.current?.resize(),
  };
}

interface AceOptions extends Pick<Code, "area" | "plain"> {
  id: string;
  editor: RefObject<CodeEditor | undefined>;
  latest: RefObject<{ state(): CodeState; typed(lines: string): void }>;
}

/** Loads Ace in place of the plain control; after a failure the next touch tries again. */
function useAce({ id, area, plain, editor, latest }: AceOptions): Pick<Code, "stage" | "caret" | "wake"> {
  const waking = useRef<Promise<void> | undefined>(undefined);
  const [stage, setStage] = useState<Code["stage"]>("plain");
  const [caret, setCaret] = useState({ row: 1, column: 1 });

  async function bring(): Promise<void> {
    const { mountCode } = await import("../../../vendors/ace/ace.ts");
    const control = plain.current;
    if (!control?.isConnected) return;
    editor.current = await mountCode(area.current!, {
      id,
      plain: control,
      state: latest.current.state(),
      composed: () => composed(control),
      onChange: (lines) => latest.current.typed(lines),
      onCaret: (row, column) => setCaret({ row, column }),
    });
    if (editor.current) setStage("awake");
  }
  const wake = () => {
    waking.current ??= bring().catch((error: unknown) => {
      waking.current = undefined;
      setStage("failed");
      console.error(error);
    });
  };
  return { stage, caret, wake };
}
