// layer 2: page
const parentOf = (node: Node): Node | null => Reflect.get(Node.prototype, "parentNode", node);
const slotOf = (element: Element): Element | null => Reflect.get(Element.prototype, "assignedSlot", element);

/** The parent as it is drawn: through slots and shadow roots, past fields that hide members of their form. */
export function drawnParent(element: Element): Element | null {
  const parent = slotOf(element) ?? parentOf(element);
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : null;
}
