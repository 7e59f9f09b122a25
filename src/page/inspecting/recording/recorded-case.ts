import type { RecordedCall, RecordedEvent, StageElement, Step } from "../../../cases/case-file.ts";
import type { Mask } from "../../../cases/mask.ts";

export interface Recording {
  began: number;
  mask: Mask;
  steps: Step[];
  calls: RecordedCall[];
  events: RecordedEvent[];
  stage: StageElement[];
  /** The live elements of the stage. */
  elements: Element[];
}
