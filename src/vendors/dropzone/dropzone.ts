/**
 * Dropzone 6.3.5 for choosing files: drop (folders too), and a hidden file input behind a button. It neither sends nor
 * shows them: that is our code, which also sends in native forms and goes on after a lost connection. Loaded lazily.
 */
import { Dropzone } from "dropzone";

export interface ZoneOptions {
  /** What files are dropped on. */
  area: HTMLElement;
  /** The buttons that open the browser's dialog. */
  buttons: HTMLElement[];
  isMulti: boolean;
  /** Endings and types, "" for all. */
  accept: string;
  /** On phones: the camera at once, `user` or `environment`. */
  capture: string;
  /** Files that were chosen together. */
  take(files: File[]): void;
  /** Files are held over the area. */
  over(isOver: boolean): void;
}

/** Makes an area and buttons take files. @returns a function that ends it */
export function mountZone({ area, buttons, isMulti, accept, capture, take, over }: ZoneOptions): () => void {
  const zone = new Dropzone(area, {
    url: "/",
    autoProcessQueue: false,
    autoQueue: false,
    createImageThumbnails: false,
    previewsContainer: false,
    clickable: buttons,
    hiddenInputContainer: area,
    maxFilesize: 0,
    ...(isMulti ? {} : { maxFiles: 1 }),
    ...(accept && { acceptedFiles: accept }),
    ...(capture && { capture }),
    // Refusals are worded by us.
    accept: (_file, done) => done(),
    error() {},
    addedfile() {},
  });
  let chosen: File[] = [];
  zone.on("addedfile", (file: File) => {
    // Files of one choice, and of one dropped folder, come one by one.
    if (chosen.push(file) === 1)
      setTimeout(() => {
        const files = chosen;
        chosen = [];
        zone.files = [];
        take(files);
      });
  });
  zone.on("dragenter", () => over(true));
  for (const end of ["drop", "dragleave", "dragend"] as const)
    zone.on(end, (event?: DragEvent) => {
      if (end !== "dragleave" || !area.contains(event?.relatedTarget as Node | null)) over(false);
    });
  return () => zone.destroy();
}
