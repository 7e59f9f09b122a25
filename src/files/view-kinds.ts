import { endingOf } from "./items.ts";

/** How a file is shown; `other`: not at all, only saved. SVG and HTML are among these, because they could run. */
export type ViewKind = "image" | "video" | "audio" | "pdf" | "office" | "text" | "other";

const endings: Record<Exclude<ViewKind, "other">, string> = {
  image: "png jpg jpeg gif webp avif bmp",
  video: "mp4 webm ogv mov m4v",
  audio: "mp3 wav ogg oga m4a opus weba",
  pdf: "pdf",
  office: "doc docx xls xlsx ppt pptx odt ods odp rtf",
  text: "txt csv log json md ini",
};
const kinds = new Map(
  Object.keys(endings).flatMap((kind) => endings[kind as "pdf"].split(" ").map((ending) => [ending, kind as ViewKind])),
);

/** The kind by the ending of a name or path, or by the ending itself. */
export const viewKindOf = (name: string): ViewKind =>
  kinds.get((endingOf(name.replace(/[?#].*/s, "")) || name).toLowerCase()) ?? "other";
