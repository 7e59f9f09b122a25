import { natives } from "../base/runtime/runtime.ts";
import type { Posted } from "./values.ts";

/**
 * Hidden inputs beside a tag, one for each entry that it posts, for scripts that collect form values themselves
 * (setting and attribute `mirror`).
 */
export class Mirror {
  readonly #host: HTMLElement;
  #inputs: HTMLInputElement[] = [];

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** Shows the entries while it is on and in the page. @returns whether the mirror posts in place of the tag */
  show(isOn: unknown, name: string | null = "", posted: Posted = null): boolean {
    const isShown = !!isOn && this.#host.isConnected;
    const entries = isShown ? [posted ?? ""].flat() : [];
    const disabled = posted === null || natives.matches(this.#host, ":disabled");
    for (const spare of this.#inputs.splice(entries.length)) spare.remove();
    for (let at = 0; at < entries.length; at++) {
      const input = (this.#inputs[at] ??= Object.assign(document.createElement("input"), { type: "hidden" }));
      Object.assign(input, { name, value: entries[at], disabled });
      const before = this.#inputs[at - 1] ?? this.#host;
      if (input.previousSibling !== before) before.after(input);
    }
    return isShown;
  }
}
