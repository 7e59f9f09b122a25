/** Moves a dialog by its header, so that a person can read the page behind it; the header stays inside the window. */
import { natives } from "../../base/runtime/runtime.ts";
export function drag(start: PointerEvent, header: HTMLElement): void {
  const dialog = natives.closest<HTMLElement>(header, "dialog");
  if (!dialog) return;
  const { left, right, top } = dialog.getBoundingClientRect();
  const [x = 0, y = 0] = getComputedStyle(dialog)
    .translate.split(" ")
    .map((part) => Number.parseFloat(part) || 0);
  const zoom = (dialog as { currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const move = ({ clientX, clientY }: PointerEvent) => {
    const across = within(clientX - start.clientX, 80 - right, innerWidth - 80 - left);
    const down = within(clientY - start.clientY, -top, innerHeight - 48 - top);
    dialog.style.translate = `${x + across / zoom}px ${y + down / zoom}px`;
  };
  const end = () => header.removeEventListener("pointermove", move);
  try {
    header.setPointerCapture(start.pointerId);
  } catch {
    return; // already released
  }
  header.addEventListener("pointermove", move);
  header.addEventListener("lostpointercapture", end, { once: true });
}

const within = (moved: number, least: number, most: number) => Math.min(Math.max(moved, least), most);
