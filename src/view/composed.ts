/** Fulfilled when no letter is being composed in a control; `data-composing` says that one is. */
export async function composed(control: HTMLElement): Promise<void> {
  if (control.dataset["composing"] === undefined) return;
  await new Promise((ended) => control.addEventListener("compositionend", ended, { once: true }));
}

/** What a control has whose letters are composed. */
export const composing = {
  onCompositionStart: ({ currentTarget }: { currentTarget: HTMLElement }) =>
    void (currentTarget.dataset["composing"] = ""),
  onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLElement }) =>
    void delete currentTarget.dataset["composing"],
};
