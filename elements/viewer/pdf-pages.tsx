import { useEffect, useRef, useState } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { words } from "./phrases.ts";

interface PagesProps {
  file: Blob;
  /** What stands in its place when it cannot be drawn. */
  otherwise: React.ReactNode;
}

/** The pages of a pdf, drawn by pdf.js, which comes with the first of them. */
export function PdfPages({ file, otherwise }: PagesProps) {
  const place = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"loading" | "shown" | "failed">("loading");
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const nameOf = (at: number, count: number) => words("viewerPage", { at, count });
    import("../../src/vendors/pdfjs/show-pdf.ts")
      .then(({ showPdf }) => showPdf(place.current!, file, { nameOf, signal }))
      .then(
        () => signal.aborted || setState("shown"),
        (error: unknown) => {
          if (signal.aborted) return;
          console.warn(error);
          setState("failed");
        },
      );
    return () => stop.abort();
  }, [file]);
  if (state === "failed") return otherwise;
  return (
    <>
      {state === "loading" && <p>{t("loading")}</p>}
      <div ref={place} className="pdf-pages" />
    </>
  );
}
