import { guardTyped } from "../../../src/page/dialogs/dialogs.ts";

/** Asks before the user leaves the dialog or the page while `hasUnstored`; call `look` whenever that may have changed. */
export function guardCells(host: Element, hasUnstored: () => boolean): { look(): void; end(): void } {
  const warn = (event: Event) => event.preventDefault();
  let free = () => {};
  const end = () => {
    free();
    removeEventListener("beforeunload", warn);
  };
  return {
    end,
    look() {
      if (!hasUnstored()) return end();
      free = guardTyped(host, hasUnstored);
      addEventListener("beforeunload", warn);
    },
  };
}
