/** The clicked element and the value of its attribute. */
export interface Meant {
  element: Element;
  value: string;
}
/** The function of a click attribute. */
export type Action = (meant: Meant) => Promise<void>;

/** Describes a click attribute. Use literals only: the build reads them from the source (build/clicks.mjs). */
export interface ClickAttribute {
  /** Pattern that a correct value matches. `vs.js` contains it. */
  shape: RegExp;
  /** The pattern in words, for a message to the template's author. */
  needs: string;
  /** Text for the reference. */
  text: string;
  /** Markup for the reference; it works with the data of the demo. */
  example: string;
  /** The example needs no server, so it also works without sign-in. */
  isAlone?: boolean;
}
export interface ActionModule {
  attribute: ClickAttribute;
  run: Action;
}
