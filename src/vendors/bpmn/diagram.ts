/** bpmn-js 18.31.1 in a shadow root; loaded lazily, when a diagram is visible or edited. */
import css from "css:bpmn-js/dist/assets/bpmn-js.css";
import diagram from "css:bpmn-js/dist/assets/diagram-js.css";
import { adopt } from "../../base/sheets.ts";
import { htmlReady } from "../../html/door.ts";
import look from "./diagram.css";
import type { NewShape } from "./bpmn-keys.ts";
import type { Library, Shape } from "./bpmn-types.ts";

/** State that may change while a diagram is shown. */
export interface DiagramState {
  id: string;
  label: string;
  describedBy: string;
  isInvalid: boolean;
}
export interface Diagram {
  /** Draws another diagram; throws like `mountDiagram`. */
  draw(xml: string): Promise<void>;
  show(state: DiagramState): void;
  /** Zooms in, out, or fits the whole diagram. */
  zoom(step: "nearer" | "farther" | "all"): void;
  undo(): void;
  redo(): void;
  /** Adds a new shape, connected to the selected one. */
  add(shape: NewShape): void;
  focus(): void;
  destroy(): void;
}
interface DiagramOptions {
  isEditable: boolean;
  /** "" for a new diagram. */
  xml: string;
  state: DiagramState;
  /** Translates the library's texts. */
  translate(template: string): string;
  /** Called with the XML after an edit; with the loaded XML when all edits are undone. */
  onChange(xml: string): void;
  /** Called with the names of the selected shapes. */
  onSelect(words: string): void;
}

/**
 * Draws a diagram; `unknown` counts the elements that the library does not know and would drop on export. @throws
 * WrongDiagram for invalid XML
 */
export async function mountDiagram(
  target: HTMLElement,
  options: DiagramOptions,
): Promise<(Diagram & { unknown: number }) | undefined> {
  await htmlReady();
  const made = options.isEditable ? await import("./bpmn-modeler.ts") : await import("./bpmn-viewer.ts");
  const add = "addShape" in made ? made.addShape : undefined;
  if (!target.isConnected) return undefined; // The field was removed in the meantime.
  const root = target.getRootNode() as ShadowRoot;
  adopt(root, diagram, css, look, made.css);
  const library: Library = made.create({ container: target, translate: options.translate });
  try {
    return { ...(await hold(library, target, options)), add: (shape) => add?.(library, shape) };
  } catch (error) {
    library.destroy();
    throw error;
  }
}

async function hold(library: Library, target: HTMLElement, options: DiagramOptions) {
  const canvas = library.get("canvas");
  const bus = library.get("eventBus");
  const stack = library.get("commandStack", false);
  let drawn = "";
  let turn = 0;
  async function draw(xml: string): Promise<number> {
    turn++;
    drawn = xml;
    const { warnings } = await library.importXML(xml || empty).catch(wrong);
    zoom("all");
    return warnings.length;
  }
  const zoom: Diagram["zoom"] = (step) => {
    if (step === "all") fit(library, target);
    else canvas.zoom(Math.min(4, Math.max(0.2, canvas.zoom() * (step === "nearer" ? 1.25 : 0.8))));
  };
  const unknown = await draw(options.xml);
  bus.on("commandStack.changed", ({ trigger }: { trigger: string }) => trigger !== "clear" && void tell());
  async function tell() {
    const own = ++turn;
    const { xml } = await library.saveXML({ format: true });
    if (own === turn) options.onChange(stack?.canUndo() ? xml : drawn);
  }
  bus.on("selection.changed", ({ newSelection }: { newSelection: Shape[] }) =>
    options.onSelect(newSelection.map(nameOf).join(", ")),
  );

  const svg = target.querySelector<SVGSVGElement>("svg[data-element-id], .djs-container > svg")!;
  const made = {
    unknown,
    draw: async (xml: string) => void (await draw(xml)),
    show(state: DiagramState) {
      svg.id = state.id;
      svg.setAttribute("aria-label", state.label);
      if (state.describedBy) svg.setAttribute("aria-describedby", state.describedBy);
      else svg.removeAttribute("aria-describedby");
    },
    zoom,
    undo: () => stack?.undo(),
    redo: () => stack?.redo(),
    focus: () => svg.focus(),
    destroy: () => library.destroy(),
  };
  svg.setAttribute("role", options.isEditable ? "application" : "img");
  if (options.isEditable) svg.setAttribute("data-anchor", "");
  else svg.setAttribute("tabindex", "-1");
  made.show(options.state);
  return made;
}

/** The name distinguishes this error from a chunk that failed to load. */
function wrong(error: Error): never {
  throw Object.assign(new Error(error.message), { name: "WrongDiagram" });
}

/** The name of a shape, else its type, such as `UserTask`. */
const nameOf = ({ businessObject: { $type, name } }: Shape): string => name || $type.replace("bpmn:", "");

/** Fits the whole diagram beside the palette, at most at its original size. */
function fit(library: Library, { clientWidth }: HTMLElement): void {
  const canvas = library.get("canvas");
  if (!clientWidth) return;
  const palette = library.get("palette", false);
  if (clientWidth < 480) palette?.close(); // A handle to open it stays visible.
  const paletteWidth = palette?.isOpen() ? 110 : 0;
  const scale = canvas.zoom("fit-viewport", "auto") * (1 - paletteWidth / clientWidth);
  canvas.zoom(Math.min(1, scale), "auto");
  canvas.scroll({ dx: paletteWidth / 2, dy: 0 });
}

/** A new process with a start event. */
const empty = `<?xml version="1.0" encoding="UTF-8"?>
<bpmn:definitions xmlns:bpmn="http://www.omg.org/spec/BPMN/20100524/MODEL" xmlns:bpmndi="http://www.omg.org/spec/BPMN/20100524/DI" xmlns:dc="http://www.omg.org/spec/DD/20100524/DC" id="Definitions_1" targetNamespace="http://bpmn.io/schema/bpmn">
  <bpmn:process id="Process_1" isExecutable="false">
    <bpmn:startEvent id="StartEvent_1" />
  </bpmn:process>
  <bpmndi:BPMNDiagram id="BPMNDiagram_1">
    <bpmndi:BPMNPlane id="BPMNPlane_1" bpmnElement="Process_1">
      <bpmndi:BPMNShape id="StartEvent_1_di" bpmnElement="StartEvent_1">
        <dc:Bounds x="180" y="160" width="36" height="36" />
      </bpmndi:BPMNShape>
    </bpmndi:BPMNPlane>
  </bpmndi:BPMNDiagram>
</bpmn:definitions>
`;
