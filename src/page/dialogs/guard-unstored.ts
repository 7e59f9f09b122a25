import { guardTyped } from "./dialogs.ts";

/** Asks before the user leaves the dialog or the page. `look` is called whenever `hasUnstored` may have changed. */
export interface UnstoredGuard {
  look(): void;
  end(): void;
}

/** For text that is stored by itself, not with a form: a cell of a table, the name of an item in a tree. */
export function guardUnstored(place: Element, hasUnstored: () => boolean): UnstoredGuard {
  const warn = (event: Event) => event.preventDefault();
  let free = () => {};
  const end = () => {
    free();
    removeEventListener("beforeunload", warn);
  };
  return {
    end,
    look() {
      end();
      if (!hasUnstored()) return;
      free = guardTyped(place, hasUnstored);
      addEventListener("beforeunload", warn);
    },
  };
}
