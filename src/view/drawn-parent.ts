// layer 2: page
/** The parent as it is drawn: through slots and shadow roots. */
export function drawnParent(element: Element): Element | null {
  const parent = element.assignedSlot ?? element.parentNode;
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
}
