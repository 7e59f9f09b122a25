import { changed, type VsElement } from "./element.ts";

/** Controls that once had a long value. */
const controls = new Set<WeakRef<VsElement>>();
const known = new WeakSet<VsElement>();

/**
 * The control gives its value to the browser when the page is hidden or left, as long as it is in the page, and takes it
 * back now.
 */
export function keepLate(control: VsElement): void {
  if (!known.has(control)) controls.add(new WeakRef(control));
  known.add(control);
  document.addEventListener("visibilitychange", postAll);
  control[changed]();
}

/** A control posts its text to the browser while the page is hidden only: seen again, the page takes it back. */
function postAll(): void {
  for (const one of controls) {
    const control = one.deref();
    if (!control) controls.delete(one);
    else if (control.isConnected) control[changed]();
  }
}
