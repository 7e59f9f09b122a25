/** Types for the used part of bpmn-js; its own types would import those of the whole library. */
export interface Library {
  get<Name extends keyof Services>(name: Name, isStrict?: false): Services[Name];
  importXML(xml: string): Promise<{ warnings: unknown[] }>;
  saveXML(options: { format: boolean }): Promise<{ xml: string }>;
  destroy(): void;
}
export interface Shape {
  id: string;
  businessObject: { $type: string; name?: string };
  parent?: Shape;
  labelTarget?: Shape;
  x?: number;
  waypoints?: { x: number }[];
}
interface Services {
  canvas: {
    zoom(scale?: number | "fit-viewport", center?: "auto"): number;
    getRootElement(): Shape;
    scroll(by: { dx: number; dy: number }): void;
    scrollToElement(shape: Shape): void;
    viewbox(): { x: number; y: number; width: number; height: number };
  };
  eventBus: { on(name: string, listener: (event: never) => unknown): void };
  /** Services of the modeler only are null in the viewer. */
  commandStack: { canUndo(): boolean; undo(): void; redo(): void } | null;
  palette: { isOpen(): boolean; close(): void } | null;
  selection: { get(): Shape[]; select(shape: Shape | null): void };
  elementRegistry: { filter(wanted: (shape: Shape) => boolean): Shape[] };
  elementFactory: { createShape(attributes: { type: string }): Shape };
  autoPlace: { append(source: Shape, shape: Shape): Shape };
  modeling: { createShape(shape: Shape, at: { x: number; y: number }, parent: Shape): Shape };
  directEditing: { activate(shape: Shape): boolean; isActive(): boolean };
  keyboard: { addListener(priority: number, listener: (event: { keyEvent: KeyboardEvent }) => unknown): void };
  zoomScroll: { toggle(isOn: boolean): void };
  dragging: { context(): unknown };
  popupMenu: { isOpen(): boolean };
  searchPad: { isOpen(): boolean };
}
export interface CreateOptions {
  container: HTMLElement;
  translate(template: string): string;
}
/** The library's translation service: replaces its texts and fills in `{names}`. */
export const translateModule = ({ translate }: CreateOptions): object => ({
  translate: [
    "value",
    (template: string, replacements: Record<string, string> = {}) =>
      translate(template).replace(/\{([^}]+)\}/g, (_, key: string) => replacements[key] ?? `{${key}}`),
  ],
});
