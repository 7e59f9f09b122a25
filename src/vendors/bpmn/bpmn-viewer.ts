/** Shows a diagram that can be dragged with the pointer; the mouse wheel scrolls the page. */
import Viewer from "bpmn-js/lib/Viewer.js";
import MoveCanvas from "diagram-js/lib/navigation/movecanvas/index.js";
import { translateModule, type CreateOptions, type Library } from "./bpmn-types.ts";

export const css = "";
export const create = (options: CreateOptions): Library =>
  new Viewer({ container: options.container, additionalModules: [MoveCanvas, translateModule(options)] });
