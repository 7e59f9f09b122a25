/** bpmn-js 18.31.1 in a shadow root (VENDORS.md §5); reached by `import()` only, when a diagram is seen or edited. */
import css from "css:bpmn-js/dist/assets/bpmn-js.css";
import diagram from "css:bpmn-js/dist/assets/diagram-js.css";
import { adopt } from "../../base/css.ts";
import { htmlReady } from "../../html/door.ts";
import look from "./diagram.css";
import type { NewShape } from "./bpmn-keys.ts";
import type { Library, Shape } from "./bpmn-types.ts";

/** What may change while a diagram stands. */
export interface DiagramState {
  id: string;
  label: string;
  describedBy: string;
  isInvalid: boolean;
}
export interface Diagram {
  /** Draws another text; throws as below. */
  draw(xml: string): Promise<void>;
  show(state: DiagramState): void;
  /** Nearer, farther, or all of it. */
  zoom(step: "nearer" | "farther" | "all"): void;
  undo(): void;
  redo(): void;
  /** A new shape, joined to the selected one. */
  add(shape: NewShape): void;
  focus(): void;
  destroy(): void;
}
interface DiagramOptions {
  isEditable: boolean;
  /** "" begins a new diagram. */
  xml: string;
  state: DiagramState;
  /** Words of the library's own parts. */
  translate(template: string): string;
  /** The text of the diagram as a person has made it; the one that was drawn when all is undone. */
  onChange(xml: string): void;
  /** What is selected, by its name. */
  onSelect(words: string): void;
}

/** Throws a WrongDiagram for a text that is none; `unknown` counts what of it the library does not know and would not write. */
export async function mountDiagram(
  target: HTMLElement,
  options: DiagramOptions,
): Promise<(Diagram & { unknown: number }) | undefined> {
  await htmlReady();
  const made = options.isEditable ? await import("./bpmn-modeler.ts") : await import("./bpmn-viewer.ts");
  const add = "addShape" in made ? made.addShape : undefined;
  if (!target.isConnected) return undefined; // the field has gone meanwhile
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

/** By this name it is told from a chunk that has not come. */
function wrong(error: Error): never {
  throw Object.assign(new Error(error.message), { name: "WrongDiagram" });
}

/** What a person has called it, else what it is: `UserTask`. */
const nameOf = ({ businessObject: { $type, name } }: Shape): string => name || $type.replace("bpmn:", "");

/** All of it, but never larger than it was drawn, and beside the palette. */
function fit(library: Library, { clientWidth }: HTMLElement): void {
  const canvas = library.get("canvas");
  if (!clientWidth) return;
  const palette = library.get("palette", false);
  if (clientWidth < 480) palette?.close(); // its handle stays
  const paletteWidth = palette?.isOpen() ? 110 : 0;
  const scale = canvas.zoom("fit-viewport", "auto") * (1 - paletteWidth / clientWidth);
  canvas.zoom(Math.min(1, scale), "auto");
  canvas.scroll({ dx: paletteWidth / 2, dy: 0 });
}

/** A process with its start. */
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
