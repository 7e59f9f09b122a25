import { useState } from "react";
import { uploadFile } from "../../../src/server/calls/files/uploads.ts";
import { sayUploadFailed } from "../../../src/view/say-failed.ts";
import { words } from "./phrases.ts";

interface Pictures {
  /** What is going on; "" when nothing is. */
  news: string;
  send(files: File[]): Promise<void>;
}

/** Sends pictures to the server (R7.5-02) and has each put into the text; why one was not sent is said (R8-10). */
export function usePictures(host: () => Element, put: (url: string, alt: string) => void): Pictures {
  const [news, setNews] = useState("");
  async function send(files: File[]) {
    for (const file of files)
      try {
        setNews(words("richSending", { name: file.name }));
        const { url } = await uploadFile("image", file, { opener: host() });
        put(url, file.name.replace(/\.\w+$/, ""));
      } catch (error) {
        await sayUploadFailed(error);
      } finally {
        setNews("");
      }
  }
  return { news, send };
}
