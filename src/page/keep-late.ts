import { changed, type VsElement } from "./element.ts";

/** Controls that once had a long value. */
const controls = new Set<WeakRef<VsElement>>();
const known = new WeakSet<VsElement>();

/** When the page is hidden or left, the control gives its value to the browser, as long as it is in the page. */
export function keepLate(control: VsElement): void {
  if (known.has(control)) return;
  known.add(control);
  controls.add(new WeakRef(control));
  document.addEventListener("visibilitychange", keepAll);
}

function keepAll(): void {
  if (!document.hidden) return;
  for (const one of controls) {
    const control = one.deref();
    if (!control) controls.delete(one);
    else if (control.isConnected) control[changed]();
  }
}
