/** Shows a diagram that is dragged with the pointer; the wheel stays the page's. */
import Viewer from "bpmn-js/lib/Viewer.js";
import MoveCanvas from "diagram-js/lib/navigation/movecanvas/index.js";
import { translateModule, type CreateOptions, type Library } from "./bpmn-types.ts";

export const css = "";
export const create = (options: CreateOptions): Library =>
  new Viewer({ container: options.container, additionalModules: [MoveCanvas, translateModule(options)] });
