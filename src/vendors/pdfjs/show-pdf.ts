/**
 * pdf.js 6 draws the pages of a pdf on canvases, for browsers without a viewer of their own. No code is generated, no
 * WebAssembly and no worker is used, so that no policy has to allow it; scripts, links and forms of the file do nothing.
 */
import { getDocument, type PDFDocumentProxy, type PDFPageProxy } from "pdfjs-dist";

interface Showing {
  /** The name of a page for screen readers. */
  nameOf(page: number, count: number): string;
  /** Ends the work and gives the memory back. */
  signal: AbortSignal;
}

/** Puts the pages of a pdf into a place, whose parent scrolls; each is drawn while it is near the view. Rejects for a broken file. */
export async function showPdf(place: HTMLElement, file: Blob, { nameOf, signal }: Showing): Promise<void> {
  const data = new Uint8Array(await file.arrayBuffer());
  if (signal.aborted) return;
  const loading = getDocument({ data, useWasm: false, verbosity: 0 });
  signal.addEventListener("abort", () => void loading.destroy());
  await putPages(place, await loading.promise, { nameOf, signal });
}

async function putPages(place: HTMLElement, pdf: PDFDocumentProxy, { nameOf, signal }: Showing): Promise<void> {
  const first = (await pdf.getPage(1)).getViewport({ scale: 1 });
  const pages = Array.from({ length: pdf.numPages }, (_, at) => {
    const box = document.createElement("div");
    box.className = "pdf-page";
    box.setAttribute("role", "group");
    box.ariaLabel = nameOf(at + 1, pdf.numPages);
    box.style.aspectRatio = `${first.width} / ${first.height}`;
    return box;
  });
  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const box = target as HTMLDivElement;
        if (isIntersecting)
          pdf
            .getPage(pages.indexOf(box) + 1)
            .then(async (page) => draw(box, page))
            .catch((error: unknown) => signal.aborted || console.warn(error));
        else box.replaceChildren();
      }
    },
    { root: place.parentElement, rootMargin: "600px" }, // a margin counts only at the element that scrolls
  );
  place.replaceChildren(...pages);
  for (const box of pages) seen.observe(box);
  signal.addEventListener("abort", () => seen.disconnect());
}

/** Draws a page as wide as its box; its text is the canvas's content, for screen readers. */
async function draw(box: HTMLElement, page: PDFPageProxy): Promise<void> {
  const plain = page.getViewport({ scale: 1 });
  const viewport = page.getViewport({ scale: (box.clientWidth / plain.width) * devicePixelRatio });
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(viewport.width);
  canvas.height = Math.round(viewport.height);
  box.style.aspectRatio = `${plain.width} / ${plain.height}`;
  box.replaceChildren(canvas);
  const [{ items }] = await Promise.all([page.getTextContent(), page.render({ canvas, viewport }).promise]);
  canvas.textContent = items.map((item) => ("str" in item ? item.str : "")).join(" ");
}
