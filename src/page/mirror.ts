interface Shown {
  name: string;
  posted: string | string[] | null;
  isDisabled: boolean;
}

/** A plain hidden input beside a tag, for scripts that collect forms by themselves (CONTRACT.md, Tags). */
export class Mirror {
  readonly #host: HTMLElement;
  readonly #input = Object.assign(document.createElement("input"), { type: "hidden" });

  constructor(host: HTMLElement) {
    this.#host = host;
  }

  /** @returns whether the mirror posts in place of the tag; lists are left to the tag */
  show(shown: Shown | undefined): boolean {
    if (!shown || Array.isArray(shown.posted)) {
      this.#input.remove();
      return false;
    }
    const { name, posted, isDisabled } = shown;
    Object.assign(this.#input, { name, value: posted ?? "", disabled: posted === null || isDisabled });
    if (this.#input.previousSibling !== this.#host) this.#host.after(this.#input);
    return true;
  }
}
