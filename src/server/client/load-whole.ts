import type * as Whole from "./whole-client.ts";

let coming: Promise<typeof Whole> | undefined;
/**
 * Loads the parts of the client that a plain read does not need; again after a failure. The promise is kept: a save of a
 * page that is being left goes out in the same task.
 */
export function wholeClient(): Promise<typeof Whole> {
  return (coming ??= import("./whole-client.ts").catch((error: unknown) => {
    coming = undefined;
    throw error;
  }));
}
