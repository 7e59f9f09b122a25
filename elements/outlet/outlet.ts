import { pageFocus } from "../../src/base/runtime/document.ts";
import { adopt } from "../../src/base/css.ts";
import { htmlReady } from "../../src/html/door.ts";
import { t } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { settings } from "../../src/base/settings.ts";
import { safeUrl } from "../../src/base/url.ts";
import { confirm } from "../../src/page/dialogs/confirm.ts";
import { isDirty } from "../../src/page/dialogs/dialogs.ts";
import { giveUp, leaveKept } from "../../src/page/drafts/leaving.ts";
import type { Mount } from "../../src/page/element.ts";
import { enliven } from "../../src/page/content/enliven.ts";
import { tell, type Events } from "../../src/page/events.ts";
import { morph } from "../../src/page/refreshing/morph.ts";
import { pagePath, readRoute, type Route } from "../../src/page/shell/route.ts";
import { showActive } from "../../src/page/shell/active.ts";
import { showModalView } from "../../src/page/dialogs/modal-view.ts";
import { formPath } from "../../src/page/shell/form-path.ts";
import { enterShell, type Shell } from "../../src/page/shell/shell.ts";
import { ServerError } from "../../src/server/client/server-error.ts";
import { sentence } from "../../src/server/session/sentence.ts";
import tokens from "../../src/view/tokens.css";
import { stateLine } from "../../src/view/drafts/state-line.ts";
import stateStyles from "../../src/view/drafts/state-line.css";
import { noteScroll, scrollOf, watchAddress, watchScroll } from "./history-steps.ts";
import { contentOf } from "./content.ts";

/** A loading state appears after this many ms, so that nothing flashes. */
const patienceMs = 150;

/** `<vs-outlet>`: the shell. The address names a form or a page of the server, which stands here (SPEC §2.1). */
export const mount: Mount = ({ host, root, entry, offer }) => {
  adopt(root, tokens, stateStyles);
  const line = stateLine();
  root.append(document.createElement("slot"), line.element);
  let running: AbortController | undefined;
  let here = location.href;
  let hasArrived = false;

  function read(): Route {
    return readRoute(new URL(location.href), { base: shell.base, home: shell.home, hasForms: !settings.vue_form });
  }

  /** Typed input is given up only when the person says so. */
  async function mayLeave(): Promise<boolean> {
    if (!isDirty(host)) return true;
    const isLeft = await confirm(t("leaveChanges"), { yes: t("leave"), isDanger: true });
    if (isLeft) giveUp(host);
    return isLeft;
  }

  const shell: Shell = {
    get base() {
      return baseOf(entry()["base"]);
    },
    get home() {
      return String(entry()["home"] || "index");
    },
    route: () => route,
    pathOf: (form) => formPath(shell.base, form, location.pathname + location.search),
    async go(path) {
      const url = safeUrl(path);
      if (!url || !(await mayLeave())) return false;
      noteScroll();
      here = url;
      history.pushState(null, "", url);
      await show({ isReturn: false });
      return true;
    },
    back: () => shell.go(("back" in route && safeUrl(route.back)) || pagePath(shell.base, shell.home, {})),
    stand(path) {
      here = new URL(path, location.href).href;
      history.replaceState(history.state, "", here);
      route = read();
    },
    forget(key) {
      if (route.kind !== "page") return;
      const { [key]: _, ...state } = route.state;
      shell.stand(pagePath(shell.base, route.page, state));
    },
  };

  let route = read();

  /** What stands beside the page: marks of what leads here, a modal view that its state names. */
  function accompany(): void {
    showActive(route.kind === "page" ? route : undefined);
    showModalView(route.kind === "page" ? route.state : {}, shell.forget);
  }

  /** Back and Forward; a step away from typed input is taken back until the person has said yes. */
  async function moved(): Promise<void> {
    const target = location.href;
    if (isSamePlace(target, here)) return;
    if (isDirty(host)) {
      history.pushState(null, "", here);
      if (!(await mayLeave())) return;
      here = target;
      history.replaceState(null, "", target);
    }
    await show({ isReturn: true });
  }

  /** The page that stands here, fetched again and changed in place; a form stays as it is. */
  async function refresh(): Promise<void> {
    if (route.kind !== "page") return;
    const own = (running = new AbortController());
    const fresh = await contentOf(route, shell, host, own.signal).catch(() => undefined);
    if (!fresh || own.signal.aborted) return;
    morph(host, [...fresh.childNodes]);
    enliven(host, true);
  }

  async function show({ isReturn }: { isReturn: boolean }): Promise<void> {
    running?.abort();
    const own = (running = new AbortController());
    here = location.href;
    route = read();
    const busy = natives.after(patienceMs, () => line.say(t("loading")));
    host.setAttribute("aria-busy", "true");
    try {
      const content = await contentOf(route, shell, host, own.signal);
      if (own.signal.aborted) return;
      if (content) host.replaceChildren(content);
      enliven(host, true);
      line.say("");
      arrive(isReturn ? scrollOf(history.state) : 0);
      hasArrived = true;
    } catch (error) {
      if (own.signal.aborted) return;
      if (!(error instanceof ServerError)) throw error;
      fail(error);
    } finally {
      natives.cancel(busy);
      if (!own.signal.aborted) host.removeAttribute("aria-busy");
    }
  }

  /** The title, the focus on the heading, the scroll, the marks of what leads here. */
  function arrive(scroll: number): void {
    const heading = host.querySelector<HTMLElement>("h1,h2,[role=heading]");
    const words = heading?.textContent?.trim();
    if (words) document.title = [words, settings.site_name].filter(Boolean).join(" — ");
    accompany();
    tell("vs:refreshed", { element: host }, host);
    // the page itself begins where the browser puts it
    if (heading && hasArrived && !host.contains(pageFocus())) {
      if (natives.attribute(heading, "tabindex") === null) heading.setAttribute("tabindex", "-1");
      heading.focus({ preventScroll: true });
    }
    scrollTo({ top: scroll, behavior: "instant" });
  }

  function fail(error: ServerError): void {
    if (error.kind === "login") return void leaveKept(() => location.assign("/")); // R2.1-17
    tell("vs:failed", { error, status: error.status }, host);
    line.fail(sentence(error), () => show({ isReturn: false }));
  }

  /** Links of the shell are steps in it; every other link stays the browser's. */
  function follow(event: MouseEvent): void {
    const isPlain = !event.button && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    const link = event.composedPath().find((node) => node instanceof HTMLAnchorElement);
    if (!isPlain || event.defaultPrevented || !link || !isInShell(link, shell.base)) return;
    event.preventDefault();
    void shell.go(link.href);
  }

  let ends: (() => void)[] = [];
  function enter(): void {
    enterShell(shell);
    ends = [watchAddress(() => void moved()), watchScroll()];
    addEventListener("click", follow);
  }
  function leave(): void {
    running?.abort();
    enterShell(undefined);
    for (const end of ends) end();
    removeEventListener("click", follow);
  }
  host.addEventListener("vs:saved", (event) => {
    const { target, detail } = event as CustomEvent<Events["vs:saved"]>;
    if (target instanceof Element && !detail.stays) void goBack(target);
  });

  /** After a save the way back that the address names, else the page before (R2.2-18). */
  async function goBack(saved: Element): Promise<void> {
    if (natives.closest(saved, "vs-popup,vs-modal") || !("back" in route)) return;
    await shell.back();
  }

  offer({ go: (path: string) => shell.go(path), refresh });
  enter();
  void htmlReady().then(() => show({ isReturn: true }));
  return { leave, enter };
};

/** A step inside the page, to one of its anchors, is none for the shell; a shape in the address is (R2.1-12). */
const isSamePlace = (one: string, other: string): boolean =>
  one === other || (withoutHash(one) === withoutHash(other) && !one.includes("#geom="));
const withoutHash = (href: string) => href.replace(/#.*/s, "");

/** What all paths of the shell begin with, and end with a slash; without `base` the folder of the page. */
const baseOf = (base: unknown): string =>
  typeof base === "string" && base ? `/${base.replace(/^\/+|\/+$/g, "")}/`.replace("//", "/") : folder;
const folder = location.pathname.replace(/[^/]*$/, "");

function isInShell(link: HTMLAnchorElement, base: string): boolean {
  if (natives.matches(link, 'a[download],a[target]:not([target=""],[target=_self]),a[href*="#map="],[vs-inert] a'))
    return false;
  const url = new URL(link.href, location.href);
  const isHash = withoutHash(url.href) === withoutHash(location.href) && url.hash !== "";
  return url.origin === location.origin && url.pathname.startsWith(base) && !isHash && readable(link);
}
const readable = (link: Element) => !/^\s*(#|javascript:)/i.test(natives.attribute(link, "href") ?? "#");
