import type { Step } from "../cases/case-file.ts";

/** Does on a control what a person did. Values are set as the browser would, so that libraries hear of them. */
export function doStep(step: Step, control: HTMLElement): void {
  const view = control.ownerDocument.defaultView as Window & typeof globalThis;
  if (step.do === "click") click(control, view);
  else if (step.do === "key") press(control, step.key ?? "", view);
  else if (step.do === "input") enter(control, step, view);
}

/** Tells a control that its value is finished: its person has gone on. */
export function leave(control: HTMLElement): void {
  const view = control.ownerDocument.defaultView as Window & typeof globalThis;
  if (control.isConnected) control.dispatchEvent(new view.Event("change", { bubbles: true }));
}

function click(control: HTMLElement, view: Window & typeof globalThis): void {
  const init = { bubbles: true, composed: true, cancelable: true, button: 0, detail: 1 };
  control.dispatchEvent(new view.PointerEvent("pointerdown", init));
  if (control.dispatchEvent(new view.MouseEvent("mousedown", init))) control.focus({ preventScroll: true });
  control.dispatchEvent(new view.PointerEvent("pointerup", init));
  control.dispatchEvent(new view.MouseEvent("mouseup", init));
  control.click();
}

function press(control: HTMLElement, key: string, view: Window & typeof globalThis): void {
  const init = { key, code: key, bubbles: true, composed: true, cancelable: true };
  control.dispatchEvent(new view.KeyboardEvent("keydown", init));
  control.dispatchEvent(new view.KeyboardEvent("keyup", init));
}

function enter(control: HTMLElement, { value = "", option, checked }: Step, view: Window & typeof globalThis): void {
  control.focus({ preventScroll: true });
  const kinds = { input: view.HTMLInputElement, textarea: view.HTMLTextAreaElement, select: view.HTMLSelectElement };
  const kind = kinds[control.localName as keyof typeof kinds];
  if (checked !== undefined) {
    if ((control as HTMLInputElement).checked !== checked) control.click();
    return;
  }
  if (option !== undefined) (control as HTMLSelectElement).selectedIndex = option;
  else if (kind) Object.getOwnPropertyDescriptor(kind.prototype, "value")!.set!.call(control, value);
  else control.textContent = value;
  control.dispatchEvent(
    new view.InputEvent("input", { bubbles: true, composed: true, data: value, inputType: "insertText" }),
  );
}
