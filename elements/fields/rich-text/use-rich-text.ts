import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { htmlReady, setHtml } from "../../../src/base/html.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { Formats, RichText, TextState } from "../../../src/view/vendor/quill.ts";

interface Options {
  id: string;
  html: string;
  state(): TextState;
  change(html: string): void;
  onFiles(files: File[]): void;
}
export interface Rich {
  area: RefObject<HTMLDivElement | null>;
  /** Where the text stands until the library has come. */
  resting: RefObject<HTMLDivElement | null>;
  /** Takes what is typed until then. */
  plain: RefObject<HTMLTextAreaElement | null>;
  stage: "resting" | "awake" | "failed";
  formats: Formats;
  /** Fulfilled with the editor, once it has come; undefined when it has not. */
  wake(): Promise<RichText | undefined>;
}

/** A text that is shown until Quill takes it over at the first touch, with what was typed meanwhile. */
export function useRichText(options: Options): Rich {
  const { id, html } = options;
  const area = useRef<HTMLDivElement>(null);
  const resting = useRef<HTMLDivElement>(null);
  const plain = useRef<HTMLTextAreaElement>(null);
  const editor = useRef<RichText | undefined>(undefined);
  const waking = useRef<Promise<RichText | undefined>>(undefined);
  const standing = useRef(html);
  const [stage, setStage] = useState<Rich["stage"]>("resting");
  const [formats, setFormats] = useState<Formats>({});
  const latest = useLatest(options);

  useEffect(() => editor.current?.show(options.state()));
  useEffect(() => () => editor.current?.destroy(), []);
  useLayoutEffect(() => {
    if (editor.current && html !== standing.current) editor.current.html = html;
    standing.current = html;
    if (!editor.current) void rest(resting.current, html);
  }, [html]);

  async function bring() {
    const { mountText } = await import("../../../src/view/vendor/quill.ts");
    const control = plain.current;
    if (!control?.isConnected) return undefined;
    editor.current = await mountText(area.current!, {
      id,
      html: standing.current,
      state: latest.current.state(),
      typed: () => ({
        text: control.value,
        hasFocus: (control.getRootNode() as ShadowRoot).activeElement === control,
      }),
      onChange(made) {
        standing.current = made;
        latest.current.change(made);
      },
      onFormats: setFormats,
      onFiles: (files) => latest.current.onFiles(files),
    });
    if (editor.current) setStage("awake");
    return editor.current;
  }
  const wake = () =>
    (waking.current ??= bring().catch((error: unknown) => {
      waking.current = undefined;
      setStage("failed");
      console.error(error);
      return undefined;
    }));
  return { area, resting, plain, stage, formats, wake };
}

async function rest(node: HTMLElement | null, html: string): Promise<void> {
  await htmlReady();
  if (node?.isConnected) setHtml(node, html, "person");
}
