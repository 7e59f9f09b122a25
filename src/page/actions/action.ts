/** What was clicked, and the value of its attribute. */
export interface Meant {
  element: Element;
  value: string;
}
/** What a click attribute does. */
export type Action = (meant: Meant) => Promise<void>;
