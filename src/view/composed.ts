/** Resolves when no IME composition is active in a control; `data-composing` marks an active one. */
export async function composed(control: HTMLElement): Promise<void> {
  if (control.dataset["composing"] === undefined) return;
  await new Promise((ended) => control.addEventListener("compositionend", ended, { once: true }));
}

/** Props of a control that maintain `data-composing`. */
export const composing = {
  onCompositionStart: ({ currentTarget }: { currentTarget: HTMLElement }) =>
    void (currentTarget.dataset["composing"] = ""),
  onCompositionEnd: ({ currentTarget }: { currentTarget: HTMLElement }) =>
    void delete currentTarget.dataset["composing"],
};
