import { pageFocus } from "../../src/base/runtime/document.ts";
import { adopt } from "../../src/base/sheets.ts";
import { t } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { settings } from "../../src/base/settings.ts";
import { safeUrl } from "../../src/base/url.ts";
import { hasTyped, wouldLose } from "../../src/page/dialogs/typed-controls.ts";
import { mayLeave } from "../../src/page/dialogs/ask-leaving.ts";
import { leaveKept } from "../../src/page/drafts/leaving.ts";
import type { Inside, Mount } from "../../src/page/inside.ts";
import { enliven } from "../../src/page/content/enliven.ts";
import { tell, type Events } from "../../src/page/events.ts";
import { noteFocus } from "../../src/page/dialogs/dialogs.ts";
import { mistake } from "../../src/page/inspecting/opening-tag.ts";
import { notify, withdraw } from "../../src/page/notices/notify.ts";
import { morph } from "../../src/page/refreshing/morph.ts";
import { words as refreshWords } from "../../src/page/refreshing/phrases.ts";
import { pagePath, readRoute, viewed, type Route } from "../../src/page/shell/route.ts";
import { showActive } from "../../src/page/shell/active.ts";
import { showModalView } from "../../src/page/dialogs/modal-view.ts";
import { formPath, type FormPlace } from "../../src/page/shell/form-path.ts";
import { enterShell, type Shell } from "../../src/page/shell/shell.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import { sentence } from "../../src/server/session/sentence.ts";
import tokens from "../../src/view/tokens.css";
import { stateLine } from "../../src/view/drafts/state-line.ts";
import stateStyles from "../../src/view/drafts/state-line.css";
import { noteScroll, scrollOf, watchAddress, watchScroll } from "./history-steps.ts";
import { arriveAtForm } from "./arrive-at-form.ts";
import { contentOf } from "./content.ts";

/** What the notice of a failed refresh is about: a region that succeeds must not take it away. */
const about = "refresh vs-outlet";
/** Delay before a loading state appears, in ms: a quick answer must not flash. */
const patienceMs = 150;

/** `<vs-outlet>`: the shell. Shows the form or page of the server that the address names. */
export const mount: Mount = (inside) => {
  const { host, offer } = inside;
  // a server that answers every address with its whole page
  if (natives.closest(host.parentElement, "vs-outlet")) {
    mistake(host, "an outlet stands in another one; it is not started.");
    return { leave() {}, enter() {} };
  }
  const outlet = new Outlet(inside);
  host.addEventListener("vs:saved", (event) => {
    const { detail } = event as CustomEvent<Events["vs:saved"]>;
    // a form in a dialog tells on what opened it, which may be a button inside the form that is shown here
    const [saved] = event.composedPath();
    if (saved instanceof Element && natives.name(saved) === "vs-form" && !detail.stays) void outlet.backFrom(saved);
  });
  offer({ go: (path: string) => outlet.go(path), refresh: () => outlet.refresh() });
  outlet.enter();
  void outlet.show({ isReturn: true });
  return { leave: () => outlet.leave(), enter: () => outlet.enterAgain() };
};

/** The shell of the page: shows the current route and navigates between routes. */
class Outlet implements Shell {
  readonly #host: HTMLElement;
  readonly #entry: () => Record<string, unknown>;
  readonly #line = stateLine();
  /** Aborts the request of a route that has been left. */
  #running: AbortController | undefined;
  /** Aborts the request of an older refresh. */
  #refreshing: AbortController | undefined;
  /** Ends the wait for the form of the shown route. */
  #endWait = () => {};
  /** Settled when the current route is shown. */
  #shown: Promise<void> | undefined;
  /** The address of the shown route. */
  #here = location.href;
  /** The address of what stands in the outlet; "" until something does. */
  #content = "";
  /** The address whose failure was scrolled to: its retries must not move the page; "" after a step. */
  #failed = "";
  /** Whether to leave typed input is being asked. */
  #isAsking = false;
  /** The first route has been shown: from now on navigation moves the focus. */
  #hasArrived = false;
  #route: Route;
  #ends: (() => void)[] = [];

  constructor({ host, root, entry }: Inside) {
    this.#host = host;
    this.#entry = entry;
    this.#route = this.#read();
    adopt(root, tokens, stateStyles);
    root.append(document.createElement("slot"), this.#line.element);
  }

  get base(): string {
    return baseOf(this.#entry()["base"]);
  }
  get home(): string {
    return String(this.#entry()["home"] || "index");
  }
  route(): Route {
    return this.#route;
  }
  pathOf(form: FormPlace): string | null {
    return formPath(this.base, form, location.pathname + location.search);
  }
  takes(url: URL): boolean {
    return isRoute(url, this.base);
  }
  async go(path: string): Promise<boolean> {
    const url = safeUrl(path);
    if (!url || !(await this.#mayLeave())) return false;
    noteScroll();
    this.#here = url;
    this.#failed = "";
    history[url === location.href ? "replaceState" : "pushState"](null, "", url);
    await this.show({ isReturn: false });
    return true;
  }
  back(): Promise<boolean> {
    const back = "back" in this.#route && safeUrl(this.#route.back);
    return this.go(back || pagePath(this.base, this.home, {}));
  }
  stand(path: string): void {
    this.#here = new URL(path, location.href).href;
    history.replaceState(history.state, "", this.#here);
    this.#route = this.#read();
  }
  forget(key: string): void {
    if (this.#route.kind !== "page") return;
    const { [key]: _, ...state } = this.#route.state;
    this.stand(pagePath(this.base, this.#route.page, state));
  }

  enter(): void {
    enterShell(this);
    this.#endListening(); // a move enters without leaving
    const follow = (event: MouseEvent) => this.#follow(event);
    // on document, so before the decision about click attributes (delegate.ts): a link of the shell is followed by it
    addEventListener.call(document, "click", follow as EventListener);
    const { scrollRestoration } = history;
    history.scrollRestoration = "manual"; // the browser would scroll before the answer, in the former page
    this.#ends = [
      () => void (history.scrollRestoration = scrollRestoration),
      watchAddress(() => void this.#moved()),
      watchScroll(),
      () => removeEventListener.call(document, "click", follow as EventListener),
    ];
  }
  /** In the page again: shows what was under way when it was taken out, or where the address points by now. */
  enterAgain(): void {
    this.enter();
    const isCut = natives.attribute(this.#host, "aria-busy") !== null;
    if (isCut || !isSamePlace(location.href, this.#here)) void this.show({ isReturn: true });
  }
  leave(): void {
    this.#running?.abort();
    this.#refreshing?.abort();
    this.#endWait();
    enterShell(undefined);
    this.#endListening();
  }
  #endListening(): void {
    for (const end of this.#ends.splice(0)) end();
  }

  #read(url = new URL(location.href)): Route {
    return readRoute(url, { base: this.base, home: this.home, hasForms: !settings.vue_form });
  }

  /** Unsaved input is left only after the user agrees; it stays as a draft. */
  async #mayLeave(): Promise<boolean> {
    if (!wouldLose(this.#host)) return true;
    this.#isAsking = true;
    try {
      return await mayLeave(this.#host, hasTyped(this.#host));
    } finally {
      this.#isAsking = false;
    }
  }

  /** Handles Back and Forward; with unsaved input the step is undone until the user confirms. */
  async #moved(): Promise<void> {
    const target = location.href;
    if (isSamePlace(target, this.#here)) return;
    if (wouldLose(this.#host)) {
      history.pushState(null, "", this.#here);
      if (this.#isAsking || !(await this.#mayLeave())) return;
      this.#here = target;
      history.replaceState(null, "", target);
    }
    await this.show({ isReturn: true });
  }

  get #place() {
    return { shell: this, host: this.#host, shown: this.#content };
  }

  /** Handles clicks on links inside the shell; other links are left to the browser. */
  #follow(event: MouseEvent): void {
    const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!isPlain || event.defaultPrevented || !link || !isInShell(link, this.base)) return;
    event.preventDefault();
    const isPage = this.#read(new URL(link.href)).kind === "page";
    void this.go(isPage ? viewed(link.href) : link.href);
  }

  /** After a save: goes to the address in the route's `back`, else to the previous page (R2.2-18). */
  async backFrom(saved: Element): Promise<void> {
    if (natives.closest(saved, "vs-popup,vs-modal") || !("back" in this.#route)) return;
    await this.back();
  }

  show({ isReturn }: { isReturn: boolean }): Promise<void> {
    return (this.#shown = this.#show(isReturn));
  }
  async #show(isReturn: boolean): Promise<void> {
    const mayFocus = noteFocus();
    this.#running?.abort();
    this.#refreshing?.abort();
    this.#endWait();
    const own = (this.#running = new AbortController());
    this.#here = location.href;
    this.#route = this.#read();
    const { kind } = this.#route;
    const scroll = isReturn ? scrollOf(history.state) : 0;
    const stop = () => {
      own.abort();
      this.#host.removeAttribute("aria-busy");
      this.#fail(new ServerError("aborted"));
    };
    this.#line.wait({ firstMs: patienceMs, stop });
    this.#host.setAttribute("aria-busy", "true");
    try {
      const content = await contentOf(this.#route, this.#place, own.signal);
      if (own.signal.aborted) return;
      if (content) this.#host.replaceChildren(content);
      this.#content = this.#here;
      this.#failed = "";
      enliven(this.#host, true);
      this.#line.say("");
      if (content) this.#arrive(scroll, mayFocus);
      else if (kind === "del" || kind === "save") void this.refresh();
      this.#hasArrived = true;
    } catch (error) {
      if (own.signal.aborted) return;
      const isSignedOut = error instanceof ServerError && error.kind === "login";
      // R2.1-17; an outlet at the root itself would load for ever
      if (isSignedOut && location.pathname !== "/") return void leaveKept(() => location.assign("/"));
      this.#fail(error);
    } finally {
      if (!own.signal.aborted) this.#host.removeAttribute("aria-busy");
    }
  }

  /** Reads the page again and updates it in place; does nothing for a form. When that fails, the old content stays. */
  async refresh(): Promise<void> {
    if (this.#route.kind === "page") await this.#shown; // what is on its way may be older than the reason to refresh
    if (this.#route.kind !== "page") return;
    this.#refreshing?.abort();
    const own = (this.#refreshing = new AbortController());
    try {
      const fresh = await contentOf(this.#route, this.#place, own.signal);
      if (!fresh || own.signal.aborted) return;
      morph(this.#host, [...fresh.childNodes]);
      enliven(this.#host, true);
      withdraw(about);
    } catch (error) {
      if (own.signal.aborted) return;
      console.error(error);
      const action = { label: t("retry"), run: () => void this.refresh() };
      notify({ kind: "warning", text: refreshWords("refreshFailed") }, { about, action });
    }
  }

  /** After showing a route: sets title, marks of active links, focus on the heading, modal view and scroll position. */
  #arrive(scroll: number, mayFocus: () => boolean): void {
    const host = this.#host;
    const hasArrived = this.#hasArrived;
    const heading = host.querySelector<HTMLElement>("h1,h2,[role=heading]");
    const form = "back" in this.#route && host.querySelector("vs-form");
    nameWindow(heading?.textContent?.trim());
    if (form) this.#endWait = arriveAtForm(form, () => hasArrived && mayFocus(), nameWindow);
    const page = this.#route.kind === "page" ? this.#route : undefined;
    showActive(page);
    tell("vs:refreshed", { element: host }, host);
    // For the first route the focus is left to the browser.
    if (heading && hasArrived && mayFocus() && !host.contains(pageFocus())) {
      if (natives.attribute(heading, "tabindex") === null) heading.setAttribute("tabindex", "-1");
      heading.focus({ preventScroll: true });
    }
    // after the focus, which returns there from the modal
    showModalView(page?.state ?? {}, (key) => this.forget(key));
    scrollTo({ top: scroll, behavior: "instant" });
    noteScroll();
  }

  /** The former page stays; the line below it, which says why, is scrolled into view once. */
  #fail(error: unknown): void {
    const isAnswer = error instanceof ServerError;
    if (isAnswer) tell("vs:failed", { error, status: error.status }, this.#host);
    else console.error(error);
    this.#line.fail(isAnswer ? sentence(error) : t("partFailed"), () => this.show({ isReturn: false }), error);
    if (this.#failed !== this.#here) this.#line.element.scrollIntoView({ block: "nearest" });
    this.#failed = this.#here;
  }
}

function nameWindow(words?: string): void {
  if (words) document.title = [words, settings.site_name].filter(Boolean).join(" — ");
}

/** Hash-only navigation is ignored, except `#geom=…` (R2.1-12). */
const isSamePlace = (one: string, other: string): boolean =>
  one === other || (withoutHash(one) === withoutHash(other) && !one.includes("#geom="));
const withoutHash = (href: string) => href.replace(/#.*/s, "");

/** The common prefix of the shell's paths, with a slash at both ends; default: the folder of the page. */
const baseOf = (base: unknown): string =>
  typeof base === "string" && base ? `/${base.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/") : folder;
const folder = location.pathname.replace(/[^/]*$/, "");

function isInShell(link: HTMLAnchorElement, base: string): boolean {
  if (natives.matches(link, 'a[download],a[target]:not([target=""],[target=_self]),a[href*="#map="],[vs-inert] a'))
    return false;
  return isRoute(new URL(link.href, location.href), base) && readable(link);
}

/** Not a place in the page that is shown, and not one on the map (R2.2-19). */
function isRoute({ href, hash, origin, pathname }: URL, base: string): boolean {
  const isHash = hash !== "" && withoutHash(href) === withoutHash(location.href);
  return origin === location.origin && pathname.startsWith(base) && !isHash && !hash.startsWith("#map=");
}
const readable = (link: Element) => !/^\s*(#|javascript:)/i.test(natives.attribute(link, "href") ?? "#");
