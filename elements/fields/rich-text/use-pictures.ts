import { useState } from "react";
import type { FieldProps } from "../../../src/view/field.ts";
import { sayUploadFailed } from "../../../src/view/say-failed.ts";
import { words } from "./phrases.ts";

interface Pictures {
  /** The status message; "" when idle. */
  news: string;
  send(files: File[]): void;
}
interface Placing {
  /** Its save waits until the pictures are in the text. */
  form: FieldProps<string>["form"] | undefined;
  host(): Element;
  put(url: string, alt: string): Promise<void>;
}

/** Uploads pictures (R7.5-02) and calls `put` for each; reports why an upload failed (R8-10). */
export function usePictures({ form, host, put }: Placing): Pictures {
  const [news, setNews] = useState("");
  async function sendAll(files: File[]) {
    for (const file of files)
      try {
        setNews(words("richSending", { name: file.name }));
        const { uploadFromEditor } = await import("../../../src/view/upload-from-editor.ts");
        const { url } = await uploadFromEditor("image", file, { opener: host() });
        await put(url, file.name.replace(/\.\w+$/, ""));
      } catch (error) {
        await sayUploadFailed(error);
      } finally {
        setNews("");
      }
  }
  return {
    news,
    send(files) {
      const sending = sendAll(files);
      form?.awaitWith(sending);
    },
  };
}
