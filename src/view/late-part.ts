// layer 3: views
import { useState } from "react";
import { showFailure } from "../page/load-failed.ts";

/**
 * A part of a view whose code comes on demand. When it does not come, a message with a retry says so: React's `lazy`
 * would throw, which takes the whole tag from the page with all that was typed in it, and would never ask again.
 * @returns the part once it is there, and what asks for it
 */
export function useLatePart<Part>(load: () => Promise<Part>): [part: Part | undefined, bring: () => void] {
  const [made, setMade] = useState<{ part?: Part }>({});
  const bring = () => {
    load().then(
      (part) => setMade({ part }),
      (error: unknown) => {
        console.error(error);
        showFailure(bring);
      },
    );
  };
  return [made.part, bring];
}
