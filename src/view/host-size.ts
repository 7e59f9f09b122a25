import { natives } from "../base/runtime/runtime.ts";

/** In px, of a native form's own text inputs. */
interface Size {
  height: number;
  font: number;
}
const inputs =
  "input:is(:not([type]),[type=text],[type=search],[type=email],[type=tel],[type=url],[type=number],[type=password]),select";
/** Beyond these a control would cover its label or its own text. */
const [least, most] = [22, 38];
const measured = new WeakMap<Element, Size | undefined>();

/**
 * The size of the first visible text input in the page's own form around a field. Measured once for each form. Undefined
 * when there is no such input, when the pointer is coarse, and when the page sets `density` or `--vs-control-height`.
 */
export function sizeOfHost(host: HTMLElement): Size | undefined {
  const form = natives.closest(host, "form");
  if (!form || natives.attribute(host, "density") !== null || matchMedia("(pointer: coarse)").matches) return undefined;
  if (!measured.has(form)) {
    const isSet = getComputedStyle(host).getPropertyValue("--vs-control-height") !== "";
    measured.set(form, isSet ? undefined : firstOf(form));
  }
  return measured.get(form);
}

function firstOf(form: Element): Size | undefined {
  for (const input of Element.prototype.querySelectorAll.call(form, inputs) as NodeListOf<HTMLElement>) {
    const { height } = input.getBoundingClientRect();
    const font = Number.parseFloat(getComputedStyle(input).fontSize);
    if (height > 0) return height >= least && height <= most && height > font ? { height, font } : undefined;
  }
  return undefined;
}
