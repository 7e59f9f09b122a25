/** The colour that is really seen behind an element of the page, from its computed styles. */
import { natives } from "../base/runtime/runtime.ts";
import { drawnParent } from "./drawn-parent.ts";

/** Red, green, blue from 0 to 255, and how opaque it is from 0 to 1. */
type Colour = [red: number, green: number, blue: number, alpha: number];

let known = new WeakMap<Element, boolean>();

/** The page has changed its look: everything is measured again. */
export function forgetBackgrounds(): void {
  known = new WeakMap();
}

/** A background may fade: it is measured again at the end. */
export function watchFades(lookAgain: () => void): void {
  document.addEventListener("transitionend", ({ propertyName }) => {
    if (propertyName.startsWith("background")) lookAgain();
  });
}

/** Whether the background that is seen behind `element` is dark. Cached, because fields share their ancestors. */
export function isDarkAround(element: Element): boolean {
  const found = known.get(element);
  if (found !== undefined) return found;
  const isBody = natives.name(element) === "body";
  const isDark = luminance(seenBehind(isBody ? filling(element) : element)) < middle;
  known.set(element, isDark);
  if (isBody) natives.after(0, () => known.delete(element)); // what fills the window may come later
  return isDark;
}

/** A dialog and a notice lie over what fills the window: often a light part of a page whose body is dark. */
function filling(element: Element): Element {
  const most = [...Reflect.get(Element.prototype, "children", element)]
    .slice(0, mostChildren)
    .find((child) => !natives.name(child).startsWith("vs-") && shareOfWindow(child) > 0.6);
  return most ? filling(most) : element;
}
/** Longer lists are rows of a table or the like. */
const mostChildren = 50;

function shareOfWindow(element: Element): number {
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const width = Math.min(right, innerWidth) - Math.max(left, 0);
  const height = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return (Math.max(width, 0) * Math.max(height, 0)) / (innerWidth * innerHeight);
}

/** Relative luminance at which black and white text are equally legible. */
const middle = 0.179;

function seenBehind(element: Element): Colour {
  const layers: Colour[] = [];
  let base: Colour = [255, 255, 255, 1];
  for (let at: Element | null = element; at; at = drawnParent(at)) {
    const style = getComputedStyle(at);
    const colour = readColour(style.backgroundColor);
    const image = style.backgroundImage;
    const isPicture = image.includes("url(") || image.includes("image-set(");
    if (!isPicture && image !== "none") layers.push(average(image));
    layers.push(colour);
    if (colour[3] >= 1) break;
    if (isPicture) {
      // a picture cannot be measured: its page has chosen a text colour that is legible on it
      base = luminance(readColour(style.color)) > middle ? [0, 0, 0, 1] : base;
      break;
    }
  }
  return layers.reduceRight(over, base);
}

function over(below: Colour, [red, green, blue, alpha]: Colour): Colour {
  const mix = (top: number, bottom: number) => top * alpha + bottom * (1 - alpha);
  return [mix(red, below[0]), mix(green, below[1]), mix(blue, below[2]), 1];
}

/** The mean colour of a gradient. */
function average(gradient: string): Colour {
  const colours = (gradient.match(/(?:rgba?|color|(?:ok)?l(?:ab|ch))\([^()]*\)/gu) ?? []).map(readColour);
  const mean = (at: number) => colours.reduce((sum, one) => sum + one[at]!, 0) / Math.max(colours.length, 1);
  return [mean(0), mean(1), mean(2), mean(3)];
}

/** Reads a computed colour; of `lab`, `lch`, `oklab` and `oklch` only the lightness. */
function readColour(text: string): Colour {
  const [start = "", end = ""] = text.split("/");
  const [first = 0, second = 0, third = 0, fourth = 1] = (start.match(/-?[\d.]+(?:e-?\d+)?/gu) ?? []).map(Number);
  const alpha = end ? Number.parseFloat(end) : fourth;
  if (text.startsWith("rgb")) return [first, second, third, alpha];
  if (text.startsWith("color(")) return [first * 255, second * 255, third * 255, alpha];
  const grey = text.startsWith("ok") ? first * 255 : first * 2.55;
  return [grey, grey, grey, end ? alpha : 1];
}

function luminance([red, green, blue]: Colour): number {
  const linear = (part: number) => (part <= 10 ? part / 3294 : ((part / 255 + 0.055) / 1.055) ** 2.4);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}
