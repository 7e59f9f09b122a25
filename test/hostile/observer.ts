/**
 * Inspects a page from inside without trusting it: installed before any script of the page, keeps the natives of that
 * moment, and returns lines of text, which no `toJSON` and no replaced array method can change. Runs in the page, so it
 * may use nothing from this module.
 */
export function installObserver(): void {
  const key = Symbol.for("hostile-observer");
  if (Object.getOwnPropertyDescriptor(window, key)) return;

  const call = Function.prototype.call;
  const bind = Function.prototype.bind;
  /** `method` as a function whose first argument is `this`; safe from later replacements. */
  const free = (method: unknown) => bind.call(call as never, method) as (...given: unknown[]) => never;
  const own = (object: object, name: PropertyKey) => Object.getOwnPropertyDescriptor(object, name);
  const getter = (object: object, name: string) => free(own(object, name)?.get);
  const { getOwnPropertyNames, getOwnPropertySymbols } = Object;
  const describe = Object.getOwnPropertyDescriptor;
  const string = String;
  const { abs, round } = Math;
  const {
    getComputedStyle,
    requestAnimationFrame,
    setTimeout,
    Promise: NativePromise,
    Element: NativeElement,
  } = window;
  const { preventDefault } = Event.prototype;
  const sourceOf = free(Function.prototype.toString);
  const has = free(String.prototype.includes);
  const push = free(Array.prototype.push);
  const glue = free(Array.prototype.join);
  const rectOf = free(Element.prototype.getBoundingClientRect);
  const attributesOf = getter(Element.prototype, "attributes");
  const nameOf = getter(Element.prototype, "localName");
  const childrenOf = getter(Element.prototype, "children");
  const parentOf = getter(Node.prototype, "parentNode");
  const htmlOf = getter(Document.prototype, "documentElement");
  const titleOf = getter(Document.prototype, "title");
  const focusOf = getter(Document.prototype, "activeElement");
  const cookieOf = getter(Document.prototype, "cookie");
  const attributeOf = free(Element.prototype.getAttribute);
  const findAll = free(Document.prototype.querySelectorAll);
  const scrollTo = free(Element.prototype.scrollIntoView);
  const shadowOf = getter(Element.prototype, "shadowRoot");
  const findInside = free(DocumentFragment.prototype.querySelectorAll);
  const focusInside = getter(ShadowRoot.prototype, "activeElement");
  const hit = free(Document.prototype.elementFromPoint);
  const hitInside = free(ShadowRoot.prototype.elementFromPoint);
  const create = free(Document.prototype.createElement);
  const bodyOf = getter(Document.prototype, "body");
  const append = free(Node.prototype.appendChild);
  const setAttribute = free(Element.prototype.setAttribute);
  const { entries } = Object;
  const valueOf = getter(HTMLInputElement.prototype, "value");
  const textOf = getter(Node.prototype, "textContent");
  const propertyOf = free(CSSStyleDeclaration.prototype.getPropertyValue);
  const isElement = (node: unknown): node is Element => node instanceof NativeElement;
  const { localStorage: local, sessionStorage: session } = storages();
  const held: string[] = [];
  let isHolding = false;

  addEventListener(
    "vs:before",
    (event) => {
      if (!isHolding) return;
      push(held, string(attributeOf(event.target, "id")));
      preventDefault.call(event);
    },
    true,
  );

  Object.defineProperty(window, key, {
    value: {
      look: () => glue([...page(), ...globals(), ...elements()] as never, "\n"),
      log: () => glue(readLog() as never, "\n"),
      /** From now on our actions are cancelled; `held` lists those that would have run. */
      hold: () => void (isHolding = true),
      held: () => glue(held as never, "\n"),
      frame: () => new NativePromise((resolve) => requestAnimationFrame(() => setTimeout(resolve))),
      focus: () => pathOf(focusOf(document)),
      path: (selector: string) => pathOf(first(findAll(document, selector))),
      /** It was clicked and ignores further clicks for a second. */
      rests: (selector: string) => attributeOf(first(findAll(document, selector)), "aria-disabled") === "true",
      gesture,
      place,
      put,
      popup: () => glue(popup() as never, "\n"),
      offered: () => glue(offered() as never, "\n"),
      button,
      wanted: () => glue(outcomes() as never, "\n"),
    },
  });

  function storages(): { localStorage?: Storage; sessionStorage?: Storage } {
    try {
      return { localStorage: window.localStorage, sessionStorage: window.sessionStorage };
    } catch {
      return {};
    }
  }

  function readLog(): unknown {
    const log = describe(window, "hostLog")?.value;
    return log ?? [];
  }

  /** The gesture of the element that has `data-play`, and the middle of its place in the window; "" after the last. */
  function gesture(at: number): string {
    const element = (findAll(document, "[data-play]") as unknown as NodeListOf<Element>)[at];
    if (!element) return "";
    scrollTo(element, { block: "center", behavior: "instant" });
    return `${middle(element)} ${string(attributeOf(element, "data-play"))}`;
  }

  const middle = (element: unknown): string => {
    const { x, y, width, height } = rectOf(element) as unknown as DOMRect;
    return `${round(x + width / 2)} ${round(y + height / 2)}`;
  };
  const first = (found: unknown) => (found as NodeListOf<Element>)[0];

  /** The middle of the first match, after scrolling it into view. */
  function place(selector: string): string {
    const element = first(findAll(document, selector));
    if (!element) return "";
    scrollTo(element, { block: "center", behavior: "instant" });
    return middle(element);
  }

  /** Adds an element at the end of the page, as a script of the page would. */
  function put(name: string, attributes: Record<string, string>): void {
    const element = create(document, name);
    const all = entries(attributes);
    for (let at = 0; at < all.length; at++) setAttribute(element, all[at]![0], all[at]![1]);
    append(bodyOf(document), element);
  }

  /** What a person sees of the open popup: the number of popups, and its first field. */
  function popup(): string[] {
    const form = first(findAll(document, "vs-form"));
    const root = form && shadowOf(form);
    const field = root && first(findInside(root, "input:not([type=hidden]), textarea"));
    const count = `count ${(findAll(document, "vs-popup") as unknown as NodeListOf<Element>).length}`;
    if (!field) return [count];
    const { x, y, width, height } = rectOf(field) as unknown as DOMRect;
    const at = [x + width / 2, y + height / 2];
    let found: unknown = hit(document, ...at);
    for (let inner = isElement(found) && shadowOf(found); inner; inner = shadowOf(found)) {
      const next: unknown = hitInside(inner, ...at);
      if (!isElement(next) || next === found) break;
      found = next;
    }
    const { fontSize, color, backgroundColor, opacity, visibility } = getComputedStyle(field);
    const px = Number.parseFloat(fontSize);
    // font size of at least 11 px, at least ten letters, and not in the colour of the background
    const isLegible =
      px >= 11 &&
      width > 10 * px &&
      height > px &&
      color !== backgroundColor &&
      opacity === "1" &&
      visibility === "visible";
    const isInView = x >= 0 && y >= 0 && x + width <= innerWidth && y + height <= innerHeight;
    return [
      count,
      `focused ${focusInside(root) === field}`,
      `on top and in view ${isInView && found === field}`,
      `legible ${isLegible}`,
      `value ${string(valueOf(field))}`,
    ];
  }

  /** The choices that an open list of the form offers. */
  function offered(): string[] {
    const form = first(findAll(document, "vs-form"));
    const root = form && shadowOf(form);
    const found = (root ? findInside(root, "[role=option]") : []) as unknown as NodeListOf<Element>;
    const texts: string[] = [];
    for (let at = 0; at < found.length; at++) push(texts, string(textOf(found[at])));
    return texts;
  }

  /** The middle of the button with this text in one of our modals. */
  function button(text: string): string {
    const modals = findAll(document, "vs-modal") as unknown as NodeListOf<Element>;
    for (let at = 0; at < modals.length; at++) {
      const root = shadowOf(modals[at]);
      const buttons = (root ? findInside(root, "button") : []) as unknown as NodeListOf<Element>;
      for (let one = 0; one < buttons.length; one++)
        if (string(textOf(buttons[one])) === text) return middle(buttons[one]);
    }
    return "";
  }

  /** For each element with an action: its id, and the expected result of a click on it. */
  function outcomes(): string[] {
    const result: string[] = [];
    const found = findAll(document, "[data-expects]") as unknown as NodeListOf<Element>;
    for (let at = 0; at < found.length; at++)
      push(result, `${string(attributeOf(found[at], "id"))} ${string(attributeOf(found[at], "data-expects"))}`);
    return result;
  }

  function page(): string[] {
    const lines = [
      `title ${string(titleOf(document))}`,
      `address ${location.pathname}${location.search}${location.hash}`,
      `history ${history.length}`,
      `scroll ${round(scrollX)} ${round(scrollY)}`,
      `focus ${pathOf(focusOf(document))}`,
    ];
    try {
      push(lines, `cookies ${string(cookieOf(document))}`);
    } catch {
      // a page without an origin has no storage
    }
    for (const store of [local, session])
      for (let at = 0; at < (store?.length ?? 0); at++)
        push(lines, `stored ${store!.key(at)}=${store!.getItem(store!.key(at)!)}`);
    return lines;
  }

  /** Every global and every member of a prototype, and whether it is native. */
  function globals(): string[] {
    const lines: string[] = [];
    const tell = (owner: string, object: object, name: PropertyKey) => {
      const { value, get, set } = describe(object, name) ?? {};
      const kind = [value, get, set].some(
        (part) => typeof part === "function" && !has(sourceOf(part), "[native code]"),
      );
      push(lines, `${owner} ${string(name)}${kind ? " is a script's" : ""}`);
    };
    for (const name of getOwnPropertyNames(window)) {
      if (/^(\d|jQuery\d)/.test(name)) continue; // frames, and jQuery's data for window under a random name
      tell("global", window, name);
      const value = describe(window, name)?.value;
      const prototype = typeof value === "function" ? describe(value, "prototype")?.value : undefined;
      if (prototype && typeof prototype === "object")
        for (const member of getOwnPropertyNames(prototype)) tell(`${name}.prototype`, prototype, member);
    }
    for (const symbol of getOwnPropertySymbols(window)) if (symbol !== key) push(lines, `global ${string(symbol)}`);
    // React 19 marks each document with its listeners by a random name, and jQuery each document with its data
    for (const name of getOwnPropertyNames(document))
      if (!/^(_reactListening|jQuery\d)/.test(name)) push(lines, `document ${name}`);
    for (const name of ["JSON", "Math", "Reflect", "Object", "Array", "Promise", "Date"])
      for (const member of getOwnPropertyNames(describe(window, name)?.value ?? {}))
        tell(name, describe(window, name)?.value, member);
    return lines;
  }

  /** Every element of the host with its attributes, its box and its style. The inside of our tags is left out. */
  function elements(): string[] {
    const lines: string[] = [];
    const all: Element[] = [];
    const walk = (element: Element) => {
      if (has(nameOf(element), "vs-")) return;
      push(all, element);
      const children = childrenOf(element) as unknown as HTMLCollection;
      for (let at = 0; at < children.length; at++) walk(children[at]!);
    };
    walk(htmlOf(document));
    const isLarge = all.length > 300;
    // on a page of thousands of elements only samples are read, else one look takes a minute
    for (let at = 0; at < all.length; at += isLarge ? 50 : 1) tellElement(lines, all[at]!, isLarge);
    push(lines, `elements ${all.length}`);
    return lines;
  }

  function tellElement(lines: string[], element: Element, isShort: boolean): void {
    const path = pathOf(element);
    const name = string(nameOf(element));
    push(lines, `element ${path}`);
    const attributes = attributesOf(element) as unknown as NamedNodeMap;
    for (let at = 0; at < attributes.length; at++) {
      const { name: attribute, value } = attributes[at]!;
      if (name !== "script") push(lines, `attribute ${path} ${attribute}=${value}`);
    }
    if (name === "script" || name === "head" || name === "meta") return;
    const { x, y, width, height } = rectOf(element) as unknown as DOMRect;
    push(lines, `box ${path} ${tenth(x)} ${tenth(y)} ${tenth(width)} ${tenth(height)}`);
    const style = getComputedStyle(element);
    const wanted = isShort ? ["color", "font-size", "display", "position", "margin-top", "z-index"] : style;
    for (let at = 0; at < wanted.length; at++) {
      const property = wanted[at]!;
      push(lines, `style ${path} ${property}: ${string(propertyOf(style, property))}`);
    }
  }

  function tenth(px: number): number {
    return abs(px) < 0.05 ? 0 : round(px * 10) / 10;
  }

  /** `html>body>div[2]>a`: the third div of its parent. */
  function pathOf(element: unknown): string {
    if (!isElement(element)) return "none";
    const parent = parentOf(element);
    const name = string(nameOf(element));
    let before = 0;
    const siblings = (isElement(parent) ? childrenOf(parent) : []) as unknown as HTMLCollection;
    for (let at = 0; at < siblings.length && siblings[at] !== element; at++)
      if (string(nameOf(siblings[at])) === name) before++;
    const step = before ? `${name}[${before}]` : name;
    return isElement(parent) ? `${pathOf(parent)}>${step}` : step;
  }
}

/** The observer that `installObserver` leaves in the page, for `page.evaluate`. */
export interface Observer {
  look(): string;
  log(): string;
  hold(): void;
  held(): string;
  frame(): Promise<void>;
  focus(): string;
  path(selector: string): string;
  rests(selector: string): boolean;
  gesture(at: number): string;
  place(selector: string): string;
  put(name: string, attributes: Record<string, string>): void;
  popup(): string;
  offered(): string;
  button(text: string): string;
  wanted(): string;
}
