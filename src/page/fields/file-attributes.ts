/** Attributes of file fields, for their definitions. No bundle imports this file. */
import type { DescribedAttribute } from "./field-definition.ts";

export const fileAttributes = {
  format: { kind: "text", text: "Accepted endings and types: `jpg,png,image/*`; default: all." },
  maxFilesize: { kind: "number", text: "The largest file in MB; default 50 in `vs-file`, 5 in `vs-files`." },
  maxFiles: { kind: "number", text: "The most files where several are allowed; default 100." },
  multi: {
    kind: "flag",
    text: "Several files; the value is a list. `vs-files` outside of a form of ours always takes several.",
  },
  only_one: { kind: "flag", text: "A new file takes the place of the one before it." },
  unique: {
    kind: "text",
    text: "Sent with the file: the server refuses a second file of the same content or name. The name of a column: the name of a chosen file is first asked of GET `/api/unique/{schema}/{table}/{field}`.",
  },
  dir: { kind: "text", text: "The folder on the server, in the address of the upload; default `files`." },
  folder: { kind: "text", text: "Another name of `dir`." },
  root: { kind: "text", text: "Query `root` of the upload." },
  content: { kind: "text", text: "Query `content` of the upload." },
  file: { kind: "text", text: "Sent with the file, unchanged." },
  db: { kind: "text", text: "Sent with the file, unchanged." },
  zipshape: { kind: "text", text: "Sent with the file, unchanged." },
  data: { kind: "text", text: "Sent with the file, and when it is deleted." },
  fullname: { kind: "flag", text: "The value holds the folder too, not only the name of the file." },
  json: { kind: "flag", text: "The value is a list of objects with `file` and `name`." },
  webcam: {
    kind: "text",
    text: "Also takes from the camera or microphone: `photo` (1024 × 768), `video`, `audio` or `all`; default none, in `vs-recorder` all.",
  },
  videoSecondsLimit: {
    kind: "number",
    text: "The longest recording, and the longest chosen video, in seconds; default none.",
  },
  capture: { kind: "text", text: "On phones the camera opens at once: `environment`, or `user` for the front camera." },
  crop: {
    kind: "flag",
    text: "A chosen picture can be turned and cropped before it is added; also later, by its pencil.",
  },
  keep_exif: {
    kind: "flag",
    text: "Pictures are sent with the place and the data of the camera; by default these are removed.",
  },
} satisfies Readonly<Record<string, DescribedAttribute>>;
