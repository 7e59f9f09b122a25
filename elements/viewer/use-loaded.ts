import { useEffect, useRef, useState } from "react";
import { readFile } from "../../src/server/calls/files/file-fields.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import { emptyFile, failureOf, type Failure } from "./file-failure.ts";

interface Options {
  /** An office document, converted by the server. */
  asPdf?: boolean;
  /** The first byte is enough, from a server that can send parts. */
  isFirstByte?: boolean;
}

/** The content of a file, or why it did not come; undefined until then. And what gives up. */
export function useLoaded(
  path: string,
  { asPdf = false, isFirstByte = false }: Options = {},
): [loaded: Blob | Failure | undefined, stop: () => void] {
  const [loaded, setLoaded] = useState<Blob | Failure | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => {
    const own = (running.current = new AbortController());
    const { signal } = own;
    readFile(path, { asPdf, isFirstByte, signal }).then(
      (blob) => signal.aborted || setLoaded(blob.size > 0 ? blob : emptyFile()),
      (error: unknown) => signal.aborted || setLoaded(failureOf(error)),
    );
    return () => own.abort();
  }, [path, asPdf, isFirstByte]);
  const stop = () => {
    running.current?.abort();
    setLoaded(failureOf(new ServerError("aborted")));
  };
  return [loaded, stop];
}
