/** What was clicked, and the value of its attribute. */
export interface Meant {
  element: Element;
  value: string;
}
/** What a click attribute does. */
export type Action = (meant: Meant) => Promise<void>;

/** What a click attribute is: literals only, since the build reads them from the source (build/clicks.mjs). */
export interface ClickAttribute {
  /** The value has this shape, else its author has made a mistake. `vs.js` carries it. */
  shape: RegExp;
  /** The shape in the words of a message to a template's author. */
  needs: string;
  /** What a click does, for the reference. */
  text: string;
  /** Markup that can be copied as it stands; it works with the data of the demo. */
  example: string;
  /** The example asks the server for nothing, so it works where nobody is signed in. */
  isAlone?: boolean;
}
export interface ActionModule {
  attribute: ClickAttribute;
  run: Action;
}
