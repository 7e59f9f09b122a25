/**
 * vs.js, a classic script: starts one runtime per page, handles clicks immediately, holds the submit of forms until their
 * fields are defined, and loads `main`. `window.vs` is available at once; calls that need `main` wait for it.
 */
import { page, runtimeKey, type Runtime } from "../src/base/runtime/guard.ts";
import { captured } from "../src/base/runtime/natives.ts";
import { isOffered, on, say } from "../src/base/runtime/before-main.ts";
import { chunkBase, earlySettings, ownScript } from "../src/base/runtime/own-script.ts";
import { clicks, delegate } from "../src/page/clicks/delegate.ts";
import { reserve, space } from "../src/base/runtime/reserved.ts";
import type * as Main from "./main.ts";

/** The exports of main, by the names that the build gives them. */
type Code = { [Name in keyof typeof MAIN as (typeof MAIN)[Name]]: (typeof Main)[Name] };

const isAble =
  "popover" in HTMLElement.prototype &&
  "attachInternals" in HTMLElement.prototype &&
  "replaceSync" in CSSStyleSheet.prototype;

const running = page[runtimeKey];
if (running) say(`version ${running.version} is on this page already; this copy does nothing.`);
else if (!isAble) say("this browser is too old; the page stays as it is.");
else start();

function start(): void {
  const script = ownScript();
  const base = chunkBase(script);
  const runtime: Runtime = {
    version: VERSION,
    base,
    data: { ...(script?.dataset as object | undefined) },
    natives: captured,
    space,
    clicks,
  };
  Object.defineProperty(window, runtimeKey, { value: runtime });

  const main = import(`${base}chunks/${MAIN_FILE}`) as Promise<Code>;
  const ready = main.then(() => {});
  offer(main, ready, earlySettings(script)["lang"]);
  const stop = delegate((click) => void ready.then(async () => (await main)[MAIN.act](click)));
  holdForms(ready);
  reserve(ready);
  ready.catch((error) => {
    say(`modules from ${base} cannot be loaded; the page stays as it is. ${error}`);
    stop();
  });
}

/** Sets `window.vs` until main completes it. */
function offer(main: Promise<Code>, ready: Promise<void>, lang: unknown = "ua"): void {
  if (!isOffered()) return;
  const later =
    (name: keyof typeof Main.api) =>
    (...given: { lang?: unknown }[]) => {
      if (name === "configure") lang = given[0]?.lang ?? lang;
      return main.then(({ [MAIN.api]: api }) => Reflect.apply(api[name] as never, api, given) as unknown);
    };
  const names =
    "configure open run notify confirm alert refresh callback helper defineField defineAction socket sign print".split(
      " ",
    ) as (keyof typeof Main.api)[];
  const vs: Record<string, unknown> & { configure?(settings: object): unknown } = {
    version: VERSION,
    ready,
    on,
    log: () => [],
    get lang() {
      return lang;
    },
    set lang(code) {
      vs.configure!({ lang: code });
    },
  };
  for (const name of names) vs[name] = later(name);
  (window as { vs?: unknown }).vs = vs;
  main.then(
    (code) => code[MAIN.complete](vs),
    () => {},
  );
}

/**
 * Delays the submit of a host's form with undefined `vs-` tags until they are defined; when main cannot load, it is
 * submitted natively.
 */
function holdForms(ready: Promise<void>): void {
  addEventListener("submit", hold, true);
  ready.then(release, release);

  function hold(event: SubmitEvent): void {
    const form = event.target as HTMLFormElement;
    const waiting = Element.prototype.querySelectorAll.call(form, ":not(:defined)");
    if (![...waiting].some(({ localName }) => localName.startsWith("vs-"))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const { submitter } = event;
    const again = () => HTMLFormElement.prototype.requestSubmit.call(form, submitter);
    ready.then(again, again);
  }
  function release(): void {
    removeEventListener("submit", hold, true);
  }
}
