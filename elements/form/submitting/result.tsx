import { useEffect, useRef } from "react";
import { t } from "../../../src/base/language/i18n.ts";
import { enliven } from "../../../src/page/content/enliven.ts";

export interface ResultProps {
  content: DocumentFragment;
  /** Absent for a form in the page, which cannot be closed. */
  onClose: (() => void) | undefined;
  mayFocus(): boolean;
}

/** The result template, which replaces a saved form (R3.6-40), in its own shadow root. */
export function Result({ content, onClose, mayFocus }: ResultProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const root = place.current!.shadowRoot ?? place.current!.attachShadow({ mode: "open" });
    if (content.hasChildNodes()) root.replaceChildren(content);
    enliven(root, true);
    if (mayFocus()) place.current!.focus();
  }, [content, mayFocus]);
  return (
    <div className="form">
      <output>
        <div ref={place} part="result" tabIndex={-1} />
      </output>
      {onClose && (
        <div className="bar">
          <span className="space" />
          <button type="button" className="main" onClick={onClose}>
            {t("close")}
          </button>
        </div>
      )}
    </div>
  );
}
