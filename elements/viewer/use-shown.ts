import { useEffect, useRef, useState } from "react";
import { endingOf, plainName } from "../../src/files/items.ts";
import { viewKindOf, type ViewKind } from "../../src/files/view-kinds.ts";
import { notify } from "../../src/page/notices/notify.ts";
import { readAbout } from "../../src/server/calls/files/file-fields.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import { failureOf, type Failure } from "./file-failure.ts";

interface Wanted {
  path: string;
  name?: string | undefined;
  id?: string;
}
export interface ShownFile {
  path: string;
  name: string;
  kind: ViewKind;
  /** Why the server knows nothing of the file. */
  unknown: Failure | undefined;
}

interface Found {
  shown?: ShownFile | undefined;
  /** Why nothing is known of a file that is named by its id alone. */
  failure?: Failure;
  /** Gives up asking the server; only while it is asked. */
  stop?(): void;
}

/**
 * Path, name and kind of a file; where the name is not known the server is asked (R7.5-03). @param tries asks again
 * when it changes
 */
export function useShown(file: Wanted | undefined, tries: number): Found {
  const [found, setFound] = useState<(Found & { of: string }) | undefined>(undefined);
  const running = useRef<AbortController | undefined>(undefined);
  const { path = "", name = "", id = "" } = file ?? {};
  const key = `${path} ${id} ${tries}`;
  useEffect(() => {
    if (name || !(path || id)) return undefined;
    const own = (running.current = new AbortController());
    const { signal } = own;
    const show = (shown: ShownFile) => signal.aborted || setFound({ of: key, shown });
    readAbout({ path, id }, signal).then(
      (about) => signal.aborted || show(shownAs(about.path, about.name, about.ext)),
      (error: unknown) => {
        if (signal.aborted) return;
        const unknown = failureOf(error);
        if (path) show({ ...shownAs(path, path.split("/").at(-1)!), unknown });
        else {
          sayFailed(unknown);
          setFound({ of: key, failure: unknown });
        }
      },
    );
    return () => own.abort();
  }, [path, id, name, key]);
  if (name) return { shown: shownAs(path, name) };
  if (found?.of === key) return found;
  if (!(path || id)) return {};
  const stop = () => {
    running.current?.abort();
    const failure = failureOf(new ServerError("aborted"));
    sayFailed(failure);
    setFound({ of: key, failure });
  };
  return { stop };
}

/** A notice that says why a file is not shown (R8-19). */
export const sayFailed = ({ text }: Failure): void => notify({ kind: "danger", text });

/** @param ext as the server says; it counts for a path without an ending */
function shownAs(path: string, name: string, ext = ""): ShownFile {
  const hasEnding = endingOf(path.replace(/[?#].*/s, "")) !== "";
  return { path, name: plainName(name), kind: viewKindOf(hasEnding ? path : ext), unknown: undefined };
}
