/** Parses XML of files with its own parser: the page's one may be replaced, and is kept for HTML. */
import { DOMParser } from "@xmldom/xmldom";

/** Undefined for text that is no well-formed XML, and for text that declares entities, which can make a small file endless. */
export function parseXml(text: string): ReturnType<DOMParser["parseFromString"]> | undefined {
  if (/<!ENTITY/i.test(text)) return undefined;
  let isBroken = false;
  try {
    const onError = (level: string) => (isBroken ||= level !== "warning");
    const page = new DOMParser({ onError }).parseFromString(text, "text/xml");
    return isBroken ? undefined : page;
  } catch {
    return undefined;
  }
}
