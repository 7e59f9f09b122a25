import type { Library, Shape } from "./bpmn-types.ts";

/** The type of a new shape; it is connected to the selected shape if that may have a successor. */
export type NewShape =
  | "bpmn:Task"
  | "bpmn:ExclusiveGateway"
  | "bpmn:StartEvent"
  | "bpmn:IntermediateThrowEvent"
  | "bpmn:EndEvent"
  | "bpmn:SubProcess";

/**
 * Keys added to the library's own (arrows move, Delete, Ctrl+Z, Ctrl+Y, Ctrl+C, Ctrl+V, Ctrl+A, Ctrl+F): Page Down and
 * Page Up select the next and previous shape, Enter edits its name. Escape cancels the current operation without closing
 * the surrounding dialog.
 */
export function addKeys(library: Library, box: HTMLElement): void {
  const selection = library.get("selection");
  library.get("keyboard").addListener(1500, ({ keyEvent: { key } }) => {
    if (key === "PageDown") return step(library, 1);
    if (key === "PageUp") return step(library, -1);
    const [shape] = selection.get();
    return key === "Enter" && shape && library.get("directEditing").activate(shape) ? true : undefined;
  });
  box.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Escape" && isBusy(library)) event.preventDefault();
    },
    { capture: true },
  );
  box.addEventListener("keydown", keepUndo);
}

/** Undo and redo keys act on the diagram, not on the surrounding form. */
function keepUndo(event: KeyboardEvent): void {
  if ((event.ctrlKey || event.metaKey) && /^Key[ZY]$/.test(event.code)) event.stopPropagation();
}

/** Whether Escape cancels something in the editor: text editing, dragging, an open menu or search. */
const isBusy = (library: Library): boolean =>
  library.get("directEditing").isActive() ||
  Boolean(library.get("dragging").context()) ||
  library.get("popupMenu").isOpen() ||
  library.get("searchPad").isOpen();

function step(library: Library, by: 1 | -1): true {
  const selection = library.get("selection");
  const shapes = shapesOf(library);
  const at = shapes.indexOf(selection.get()[0]!);
  const next = shapes[at < 0 ? (by > 0 ? 0 : shapes.length - 1) : (at + by + shapes.length) % shapes.length];
  if (next) {
    selection.select(next);
    library.get("canvas").scrollToElement(next);
  }
  return true;
}

/** Shapes and connections, from left to right. */
const shapesOf = (library: Library): Shape[] =>
  library
    .get("elementRegistry")
    .filter(({ parent, labelTarget }) => Boolean(parent) && !labelTarget)
    .toSorted((a, b) => leftOf(a) - leftOf(b));
const leftOf = ({ x, waypoints }: Shape): number => x ?? waypoints?.[0]?.x ?? 0;

/** Adds a new shape after the selected one, connected to it, or at a free position. */
export function addShape(library: Library, type: NewShape): void {
  const selection = library.get("selection");
  const shape = library.get("elementFactory").createShape({ type });
  const [source] = selection.get();
  const isJoined =
    source && !source.waypoints && !source.labelTarget && type !== "bpmn:StartEvent" && canGoOn.test(typeOf(source));
  const { x, y, width, height } = library.get("canvas").viewbox();
  const made = isJoined
    ? library.get("autoPlace").append(source, shape)
    : library
        .get("modeling")
        .createShape(shape, { x: x + width / 2, y: y + height / 2 }, library.get("canvas").getRootElement());
  selection.select(made);
  library.get("canvas").scrollToElement(made);
}
const typeOf = ({ businessObject }: Shape) => businessObject.$type;
const canGoOn = /(Task|Gateway|StartEvent|CatchEvent|ThrowEvent|SubProcess|CallActivity|Transaction)$/;
