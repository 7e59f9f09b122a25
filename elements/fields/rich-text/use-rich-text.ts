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
  /** Where the text stands, and is edited, until the library has come, and when it does not come. */
  resting: RefObject<HTMLDivElement | null>;
  stage: "resting" | "awake" | "failed";
  formats: Formats;
  /** The editor comes, if it can. */
  wake(): void;
  /** Runs at once when the editor is there, else when it has come. */
  edit(run: (text: RichText) => void): void;
  /** What a person does to the text at rest. */
  typed(event: FormEvent): void;
  pasted(event: ClipboardEvent): void;
  /** Something of elsewhere was let fall on the text, awake or not. */
  dropped(event: DragEvent): void;
}

/** A text that is edited plainly until Quill takes it over at the first touch, with caret and focus. */
export function useRichText(options: Options): Rich {
  const { html, isOff } = options;
  const area = useRef<HTMLDivElement>(null);
  const resting = useRef<HTMLDivElement>(null);
  const editor = useRef<RichText | undefined>(undefined);
  const waking = useRef<Promise<RichText | undefined>>(undefined);
  const standing = useRef<string>(undefined);
  const typedLast = useRef<string | null>(null);
  const [stage, setStage] = useState<Rich["stage"]>("resting");
  const [formats, setFormats] = useState<Formats>({});
  const latest = useLatest(options);

  useEffect(() => editor.current?.show(options.state()));
  useEffect(() => () => editor.current?.destroy(), []);
  useLayoutEffect(() => {
    if (html === standing.current) return;
    standing.current = html;
    if (editor.current) editor.current.html = html;
    else void rest(resting.current, () => (editor.current ? undefined : standing.current));
  }, [html]);
  useLayoutEffect(() => void (resting.current!.contentEditable = String(!isOff)), [isOff]);

  const changed = (made: string) => {
    standing.current = made;
    latest.current.change(made);
  };

  async function bring() {
    const { mountText } = await import("../../../src/vendors/quill/quill.ts");
    const node = resting.current;
    if (!node?.isConnected) return undefined;
    editor.current = await mountText(area.current!, {
      id: latest.current.id,
      state: latest.current.state(),
      resting: node,
      composed: () => composed(node),
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
      waking.current = undefined; // the next touch tries again
      setStage("failed");
      console.error(error);
      return undefined;
    }));

  /** Foreign markup comes in by the library, which cleans it. */
  async function take(data: DataTransfer) {
    const [given, text, files] = [data.getData("text/html"), data.getData("text/plain"), [...data.files]];
    if (files.length && !given) return latest.current.onFiles(files);
    const made = await wake();
    if (made) made.put(given, text);
    else document.execCommand("insertText", false, text);
  }
  const edit = (run: (text: RichText) => void) => {
    if (editor.current) run(editor.current);
    else void wake().then((made) => made && run(made));
  };
  return {
    area,
    resting,
    stage,
    formats,
    wake: () => void wake(),
    edit,
    typed: ({ nativeEvent }) => {
      typedLast.current = (nativeEvent as InputEvent).data;
      void htmlReady().then(() => resting.current && changed(markupOf(resting.current)));
    },
    pasted(event) {
      event.preventDefault();
      void take(event.clipboardData);
    },
    dropped(event) {
      event.preventDefault();
      event.stopPropagation(); // the library looks for the place in the document only
      caretTo(event);
      void take(event.dataTransfer);
    },
  };
}

/** Shows a text at rest, as soon as markup may be made of it, unless it is no more at rest then. */
async function rest(node: HTMLElement | null, html: () => string | undefined): Promise<void> {
  await htmlReady();
  const text = html();
  if (node?.isConnected && text !== undefined) setHtml(node, text, "person");
}

/** "" where nothing is seen. */
function markupOf(node: HTMLElement): string {
  if (!node.textContent?.trim() && !node.querySelector("img,table,hr,li")) return "";
  const bare = document.createElement("div");
  bare.append(...node.cloneNode(true).childNodes);
  return cleanedNode("person", bare).slice("<div>".length, -"</div>".length);
}
