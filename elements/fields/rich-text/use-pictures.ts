import { useState } from "react";
import { sayUploadFailed } from "../../../src/view/say-failed.ts";
import { words } from "./phrases.ts";

interface Pictures {
  /** The status message; "" when idle. */
  news: string;
  send(files: File[]): Promise<void>;
}

/** Uploads pictures (R7.5-02) and calls `put` for each; reports why an upload failed (R8-10). */
export function usePictures(host: () => Element, put: (url: string, alt: string) => void): Pictures {
  const [news, setNews] = useState("");
  async function send(files: File[]) {
    for (const file of files)
      try {
        setNews(words("richSending", { name: file.name }));
        const { uploadFromEditor } = await import("../../../src/view/upload-from-editor.ts");
        const { url } = await uploadFromEditor("image", file, { opener: host() });
        put(url, file.name.replace(/\.\w+$/, ""));
      } catch (error) {
        await sayUploadFailed(error);
      } finally {
        setNews("");
      }
  }
  return { news, send };
}
