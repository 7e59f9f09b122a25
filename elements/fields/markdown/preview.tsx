import { useEffect, useRef, useState } from "react";
import { htmlReady, setHtml } from "../../../src/html/door.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { words } from "./phrases.ts";

interface PreviewProps {
  text: string;
  label: string;
}

/** The rendered text: a person's markup, cleaned by the html door, without actions (docs/safety.md, §1, T1). */
export function Preview({ text, label }: PreviewProps) {
  const area = useRef<HTMLDivElement>(null);
  const isDrawn = useRef(false);
  const [failure, setFailure] = useState<"markFailed" | "markTooLong">();
  useEffect(() => {
    let isWanted = true;
    const draw = async () => {
      const [{ markupOf }] = await Promise.all([import("../../../src/vendors/micromark/micromark.ts"), htmlReady()]);
      if (!isWanted) return;
      const markup = markupOf(text);
      setHtml(area.current!, markup ?? "", "person");
      isDrawn.current = true;
      setFailure(markup === undefined ? "markTooLong" : undefined);
    };
    const fail = (error: unknown) => {
      setFailure("markFailed");
      console.error(error);
    };
    const timer = natives.after(isDrawn.current ? restMs : 0, () => void draw().catch(fail));
    return () => {
      isWanted = false;
      natives.cancel(timer);
    };
  }, [text]);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it needs keyboard focus
    <section className="preview" aria-label={label} tabIndex={0}>
      {failure && <output className="told">{words(failure)}</output>}
      {!text.trim() && <p className="told">{words("markEmpty")}</p>}
      <div className="prose" ref={area} vs-inert="" />
    </section>
  );
}

/** Debounce after the last key. */
const restMs = 120;
