import { Idiomorph } from "idiomorph/dist/idiomorph.esm.js";

/** Changes only what differs: focus, caret, scroll and typed text of kept elements stay. */
export function morph(region: Element, nodes: Node[]): void {
  void Idiomorph.morph(region, nodes, {
    morphStyle: "innerHTML",
    ignoreActiveValue: true,
    callbacks: {
      // what our elements show is their own
      beforeNodeMorphed: (old: Node) => !(old instanceof Element && old.localName.startsWith("vs-") && old.shadowRoot),
    },
  });
}
