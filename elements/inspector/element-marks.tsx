import { useEffect, useRef } from "react";
import { natives } from "../../src/base/runtime/runtime.ts";
import type { LiveFinding } from "../../src/page/inspecting/doctor/live-finding.ts";

/** Marks around the elements in view, with the number of their first finding; drawn over the page, not in it. */
export function Marks({ elements, findings }: { elements: Element[]; findings: LiveFinding[] }) {
  const layer = useRef<HTMLDivElement>(null);
  useEffect(() => (layer.current ? followed(layer.current, elements, findings) : undefined), [elements, findings]);
  return <div ref={layer} className="marks" popover="manual" aria-hidden="true" />;
}

/** The most marks at once. */
const most = 200;

function followed(layer: HTMLElement, elements: Element[], findings: LiveFinding[]): () => void {
  const first = new Map<Element, { number: number; severity: string }>();
  findings.forEach(({ element, severity }, index) => {
    if (element && !first.has(element)) first.set(element, { number: index + 1, severity });
  });
  const inView = new Set<Element>();
  let frame = 0;
  const draw = () => {
    frame = 0;
    layer.style.setProperty("block-size", `${panel?.getBoundingClientRect().top ?? innerHeight}px`);
    const boxes = [...inView].slice(0, most).map((element) => markOf(element, first.get(element)));
    layer.replaceChildren(...boxes);
  };
  const later = () => (frame ||= requestAnimationFrame(draw));
  const panel = natives.closest<HTMLElement>(layer, ".inspector");
  const size = new ResizeObserver(later);
  if (panel) size.observe(panel);
  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries)
      if (isIntersecting) inView.add(target);
      else inView.delete(target);
    later();
  });
  for (const element of new Set([...first.keys(), ...elements])) observer.observe(element);
  layer.showPopover();
  addEventListener("scroll", later, { capture: true, passive: true });
  addEventListener("resize", later);
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
    size.disconnect();
    removeEventListener("scroll", later, { capture: true });
    removeEventListener("resize", later);
    layer.replaceChildren();
  };
}

function markOf(element: Element, found: { number: number; severity: string } | undefined): HTMLElement {
  const { left, top, width, height } = element.getBoundingClientRect();
  const mark = document.createElement("div");
  mark.className = `mark ${found?.severity ?? ""}`;
  mark.textContent = found ? String(found.number) : "";
  for (const [name, value] of Object.entries({ left, top, width, height })) mark.style.setProperty(name, `${value}px`);
  return mark;
}
