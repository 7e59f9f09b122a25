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
  if (file.size <= mostBytes) return decode([bytes], file.type);
  const text = await decode([bytes.subarray(0, wholeEnd(bytes))], file.type);
  return text.replace(/\ufffd$/, ""); // in a character set of two bytes
}

/** Where the last letter in UTF-8 ends: one that the cut goes through would make a plain text look like another character set. */
function wholeEnd(bytes: Uint8Array): number {
  let at = bytes.length;
  while (at > bytes.length - 3 && (bytes[at - 1]! & 0xc0) === 0x80) at--;
  const first = bytes[at - 1]!;
  const length = first < 0xc0 ? 1 : first < 0xe0 ? 2 : first < 0xf0 ? 3 : 4;
  return at - 1 + length > bytes.length ? at - 1 : bytes.length;
}
