import {
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type FormEvent,
  type RefObject,
} from "react";
import { cleanedNode, htmlReady, setHtml } from "../../../src/html/door.ts";
import { focused } from "../../../src/page/dialogs/dialogs.ts";
import { rangeIn } from "../../../src/html/range-in.ts";
import { composed } from "../../../src/view/composed.ts";
import { caretTo } from "./caret-to.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { Formats, RichText, TextState } from "../../../src/vendors/quill/quill.ts";

interface Options {
  id: string;
  html: string;
  isOff: boolean;
  state(): TextState;
  change(html: string): void;
  onFiles(files: File[]): void;
}
export interface Rich {
  area: RefObject<HTMLDivElement | null>;
  /** The element in which the text is edited until the library is loaded, and when loading fails. */
  resting: RefObject<HTMLDivElement | null>;
  stage: "resting" | "awake" | "failed";
  formats: Formats;
  /** Loads the editor; undefined if it cannot be. */
  wake(): Promise<RichText | undefined>;
  /** Runs immediately if the editor is loaded, else once it is. */
  edit(run: (text: RichText) => void): void;
  /** Input into the text before the editor is loaded. */
  typed(event: FormEvent): void;
  pasted(event: ClipboardEvent): void;
  /** External content was dropped on the text (editor loaded or not). */
  dropped(event: DragEvent): void;
}

/** A text edited without Quill until Quill is loaded at the first touch and takes over text, caret and focus. */
export function useRichText(options: Options): Rich {
  const area = useRef<HTMLDivElement>(null);
  const resting = useRef<HTMLDivElement>(null);
  const editor = useRef<RichText | undefined>(undefined);
  const standing = useRef<string>(undefined);
  const typedLast = useRef<string | null>(null);
  const caret = useRef<Range | null>(null);
  const latest = useLatest(options);
  const changed = (made: string) => {
    standing.current = made;
    latest.current.change(made);
  };

  const laid = useResting({ resting, editor, standing, latest }, options);
  const { stage, formats, wake } = useQuill({ area, resting, editor, typedLast, caret, latest, changed, laid });
  useEffect(() => editor.current?.show(options.state()));
  useEffect(() => () => editor.current?.destroy(), []);
  /** Inserts pasted or dropped data through the library, which cleans the markup. */
  async function take(data: DataTransfer) {
    const [given, text, files] = [data.getData("text/html"), data.getData("text/plain"), [...data.files]];
    if (files.length && !given) return latest.current.onFiles(files);
    if (resting.current) caret.current = rangeIn(resting.current.getRootNode() as ShadowRoot, resting.current);
    const made = await wake();
    if (made) return made.put(given, text);
    if (!resting.current) return;
    putPlain(resting.current, text);
    changed(markupOf(resting.current));
  }
  const edit = (run: (text: RichText) => void) => {
    if (editor.current) return run(editor.current);
    // what comes late would take the focus from another field
    const frame = area.current!.parentElement!;
    const hasStayed = () => !focused() || frame.contains(focused());
    void wake().then((made) => made && hasStayed() && run(made));
  };
  return {
    area,
    resting,
    stage,
    formats,
    wake,
    edit,
    typed: ({ nativeEvent }) => {
      typedLast.current = (nativeEvent as InputEvent).data;
      htmlReady().then(() => resting.current && changed(markupOf(resting.current)), console.error);
    },
    pasted(event) {
      event.preventDefault();
      void take(event.clipboardData);
    },
    dropped(event) {
      event.preventDefault();
      event.stopPropagation(); // The library would look for the drop position in the document only, not in the shadow root.
      caretTo(event);
      void take(event.dataTransfer);
    },
  };
}

interface Resting extends Pick<Rich, "resting"> {
  editor: RefObject<RichText | undefined>;
  /** The text that is shown. */
  standing: RefObject<string | undefined>;
  latest: RefObject<Options>;
}

/**
 * Keeps the stored text in the resting element, or in the editor; nothing may be typed before it is there. @returns a
 * function that waits for it
 */
function useResting({ resting, editor, standing, latest }: Resting, { html, isOff }: Options): () => Promise<unknown> {
  const isLaid = useRef(false);
  const allow = () => {
    if (resting.current) resting.current.contentEditable = String(isLaid.current && !latest.current.isOff);
  };
  async function lay(): Promise<void> {
    await rest(resting.current, () => (editor.current ? undefined : standing.current));
    isLaid.current = true;
    allow();
  }
  useLayoutEffect(() => {
    if (html === standing.current) return;
    standing.current = html;
    if (editor.current) editor.current.html = html;
    else lay().catch(console.error); // the next touch tries again
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- for each text once
  }, [html]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- it reads the state itself
  useLayoutEffect(allow, [isOff]);
  return async () => isLaid.current || lay();
}

interface QuillOptions extends Pick<Rich, "area" | "resting"> {
  editor: RefObject<RichText | undefined>;
  /** The last typed character. */
  typedLast: RefObject<string | null>;
  /** Where something was pasted. */
  caret: RefObject<Range | null>;
  latest: RefObject<Options>;
  changed(html: string): void;
  /** Waits until the stored text stands in the resting element. */
  laid(): Promise<unknown>;
}

/** Loads Quill to replace the resting text; after a failure the next touch retries. */
function useQuill({ area, resting, editor, typedLast, caret, latest, changed, laid }: QuillOptions) {
  const waking = useRef<Promise<RichText | undefined>>(undefined);
  const [stage, setStage] = useState<Rich["stage"]>("resting");
  const [formats, setFormats] = useState<Formats>({});

  async function bring() {
    const { mountText } = await import("../../../src/vendors/quill/quill.ts");
    await laid(); // the editor takes it over
    const node = resting.current;
    if (!node?.isConnected) return undefined;
    editor.current = await mountText(area.current!, {
      id: latest.current.id,
      state: latest.current.state(),
      resting: node,
      composed: () => composed(node),
      caret: () => caret.current,
      isSpaceTyped: () => typedLast.current === " ",
      onChange: changed,
      onFormats: setFormats,
      onFiles: (files) => latest.current.onFiles(files),
    });
    if (editor.current) {
      node.replaceChildren();
      setStage("awake");
    }
    return editor.current;
  }
  const wake = () =>
    (waking.current ??= bring().catch((error: unknown) => {
      waking.current = undefined;
      setStage("failed");
      console.error(error);
      return undefined;
    }));
  return { stage, formats, wake };
}

/** Shows the resting text once the html door is ready, unless the editor was loaded meanwhile. */
async function rest(node: HTMLElement | null, html: () => string | undefined): Promise<void> {
  await htmlReady();
  const text = html();
  if (node?.isConnected && text !== undefined) setHtml(node, text, "person");
}

/** Puts a text at the caret; at the end when another control has the focus, into which the browser would insert it. */
function putPlain(node: HTMLElement, text: string): void {
  if (focused() === node) document.execCommand("insertText", false, text);
  else node.append(text);
}

/** The cleaned markup of a node; "" when nothing in it is visible. */
function markupOf(node: HTMLElement): string {
  if (!node.textContent?.trim() && !node.querySelector("img,table,hr,li")) return "";
  const bare = document.createElement("div");
  bare.append(...node.cloneNode(true).childNodes);
  return cleanedNode("person", bare).slice("<div>".length, -"</div>".length);
}
