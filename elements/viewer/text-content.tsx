import { useEffect, useState } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { decode } from "../../src/server/client/answers/body-text.ts";
import { words } from "./phrases.ts";

/** The most bytes of a text that are drawn. */
const mostBytes = 500_000;

/** The beginning of a text, in the character set that it was written in. */
export function TextContent({ file }: { file: Blob }) {
  const [text, setText] = useState<string | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    void readText(file).then((read) => isGone || setText(read));
    return () => {
      isGone = true;
    };
  }, [file]);
  if (text === undefined) return <p>{t("loading")}</p>;
  return (
    <>
      {file.size > mostBytes && <p className="viewer-cut">{words("viewerCut")}</p>}
      <pre>{text}</pre>
    </>
  );
}

async function readText(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, mostBytes).arrayBuffer());
  const text = await decode([bytes], file.type);
  // the cut may go through the last letter
  return file.size > mostBytes ? text.replace(/\ufffd$/, "") : text;
}
