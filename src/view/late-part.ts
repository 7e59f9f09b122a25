// layer 3: views
import { useRef, useState } from "react";
import { noteFocus } from "../page/dialogs/dialogs.ts";
import { showFailure } from "../page/load-failed.ts";

/**
 * A part of a view whose code comes on demand. When it does not come, a message with a retry says so: React's `lazy`
 * would throw, which takes the whole tag from the page with all that was typed in it, and would never ask again.
 * @returns the part once it is there, what asks for it, and whether the part may take the focus: the person has not
 * gone on since it was asked for
 */
export function useLatePart<Part>(
  load: () => Promise<Part>,
): [part: Part | undefined, bring: () => void, mayFocus: () => boolean] {
  const [made, setMade] = useState<{ part?: Part }>({});
  const hasStayed = useRef<() => boolean>(() => true);
  const bring = () => {
    hasStayed.current = noteFocus();
    load().then(
      (part) => setMade({ part }),
      (error: unknown) => {
        console.error(error);
        showFailure(bring);
      },
    );
  };
  return [made.part, bring, () => hasStayed.current()];
}
