import { useState } from "react";
import { pageOrigin } from "../../../src/base/runtime/document.ts";
import { safeUrl } from "../../../src/base/url.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
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
        if (!isKept(url)) throw new ServerError("refused", { data: url });
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

/** Whether the html door keeps it in a saved text: pictures of this site and data addresses, not those of other sites. */
const isKept = (url: string): boolean =>
  /^data:image\//i.test(url) || (safeUrl(url) ?? "").startsWith(`${pageOrigin()}/`);
