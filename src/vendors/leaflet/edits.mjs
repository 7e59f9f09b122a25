// Shadow roots: keys are heard at the map itself, because they do not leave our tags.
// Globals: listeners on the window leave a property on it, which a second Leaflet of the page would take for its own; in
// the module it is a symbol. Its loops over names pass over those that a page adds to `Object.prototype`, and its
// functions are bound without `bind`, which MooTools replaces. A map that gets the focus does not scroll: Leaflet scrolls
// back to where `document.body` says, which an `<img name="body">` hides. A drag hears the document before the page's
// handlers do, which may stop its end.
// Leaflet.draw reads a free `L` and assigns an undeclared `type`: both get a binding.
import { bindsWhole, bound, isDragAbove, isOwnName, ownNames } from "../../../build/edits.mjs";

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { leaflet: 10, "leaflet-draw": 4 },
  edits: [
    {
      file: /leaflet[\\/]dist[\\/]leaflet-src\.esm\.js$/,
      swaps: [
        { from: "var eventsKey = '_leaflet_events';", to: 'var eventsKey = Symbol("leaflet events");', count: 1 },
        {
          from: /(on|off)\(document, 'keydown', this\._onKeyDown, this\)/g,
          to: (_, name) => `${name}(this._map._container, 'keydown', this._onKeyDown, this)`,
          count: 2,
        },
        {
          from: /container\.focus\(\);\s+window\.scrollTo\(left, top\);/g,
          to: "container.focus({ preventScroll: true });",
          count: 1,
        },
        {
          from: "handler, Browser.passiveEvents ? {passive: false} : false);",
          to: "handler, {passive: false, capture: $isDragAbove(obj, type)});",
          count: 1,
        },
        {
          from: "obj.addEventListener(type, originalHandler, false);",
          to: "obj.addEventListener(type, originalHandler, $isDragAbove(obj, type));",
          count: 1,
        },
        {
          from: "obj.removeEventListener(mouseSubst[type] || type, handler, false);",
          to: "obj.removeEventListener(mouseSubst[type] || type, handler, $isDragAbove(obj, type));",
          count: 1,
        },
        bound(3),
        ownNames(45),
      ],
      around: [isOwnName + bindsWhole + isDragAbove, ""],
    },
    {
      file: /leaflet-draw[\\/]dist[\\/]leaflet\.draw-src\.js$/,
      swaps: [ownNames(7)],
      around: [`import { extensible as L } from "leaflet-extensible";\nvar type;\n${isOwnName}`, ""],
    },
  ],
};
