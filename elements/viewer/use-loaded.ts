import { useEffect, useState } from "react";
import { readFile } from "../../src/server/calls/files/file-fields.ts";
import { emptyFile, failureOf, type Failure } from "./file-failure.ts";

interface Options {
  /** An office document, converted by the server. */
  asPdf?: boolean;
  /** The first byte is enough, from a server that can send parts. */
  isFirstByte?: boolean;
}

/** The content of a file, or why it did not come; undefined until then. */
export function useLoaded(path: string, { asPdf = false, isFirstByte = false }: Options = {}) {
  const [loaded, setLoaded] = useState<Blob | Failure | undefined>(undefined);
  useEffect(() => {
    let isGone = false;
    readFile(path, { asPdf, isFirstByte }).then(
      (blob) => isGone || setLoaded(blob.size > 0 ? blob : emptyFile()),
      (error: unknown) => isGone || setLoaded(failureOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [path, asPdf, isFirstByte]);
  return loaded;
}
