type Runs = Partial<Record<"copy" | "cut" | "paste", (event: ClipboardEvent) => unknown>>;

/**
 * Clipboard events in an element, or anywhere while it has the focus, until the signal is aborted. They are heard on the
 * window, since Firefox dispatches them where the page was clicked last, not at the focused cell.
 */
export function listenToClipboard(element: Element, runs: Runs, signal: AbortSignal): void {
  for (const [type, run] of Object.entries(runs))
    addEventListener(
      type,
      (event) => {
        const { activeElement } = element.getRootNode() as ShadowRoot;
        const isOwn = element.contains(activeElement) || event.composedPath().includes(element);
        if (isOwn && !event.defaultPrevented) run(event as ClipboardEvent);
      },
      { signal },
    );
}
