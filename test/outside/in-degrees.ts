import { fromDefinition } from "../../src/maps/formats/project.ts";
import type { Shape } from "../../src/maps/geometry/shape-kind.ts";

/** For the comparisons, which run a function by its name in a page. */
export const inDegrees = (shape: Shape, definition: string): Shape => fromDefinition(definition)(shape);
