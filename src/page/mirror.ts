import type { Posted } from "./values.ts";

interface Shown {
  name: string;
  posted: Posted;
  isDisabled: boolean;
}

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

  /** Shows the entries; none for undefined. @returns whether the mirror posts in place of the tag */
  show(shown: Shown | undefined): boolean {
    const entries = shown ? [shown.posted ?? ""].flat() : [];
    for (const spare of this.#inputs.splice(entries.length)) spare.remove();
    for (let at = 0; at < entries.length; at++) {
      const input = (this.#inputs[at] ??= Object.assign(document.createElement("input"), { type: "hidden" }));
      const { name, posted, isDisabled } = shown!;
      Object.assign(input, { name, value: entries[at], disabled: posted === null || isDisabled });
      const before = this.#inputs[at - 1] ?? this.#host;
      if (input.previousSibling !== before) before.after(input);
    }
    return shown !== undefined;
  }
}
