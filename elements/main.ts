// layer 1: main
/** The ES module behind vs.js: defines the tags, reads the settings, completes `window.vs`. No React here. */
import { runtime } from "../src/base/runtime/runtime.ts";
import { configure } from "../src/base/settings.ts";
import { api, complete, share } from "../src/page/api.ts";
import { act, bring, provide } from "../src/page/starting/code-on-demand.ts";
import { defineTags } from "../src/page/define.ts";
import { start } from "../src/page/starting/start.ts";
import type { Mount } from "../src/page/element.ts";
import { tagOf, type TagName } from "../src/page/tags.ts";

provide({
  page: () => import("./page-code.ts"),
  click: () => import("../src/page/clicks/act.ts"),
  form: () => import("./form-code.ts"),
  popup: () => import("./popup/popup.tsx"),
  field: () => import("./field-code.ts"),
});
start();
defineTags((name) => (tagOf(name).type ? loadOnce(name) : load(name)));
// Without vs.js (in a bundler's build) the click delegator is started here.
if (!runtime.base)
  void import("../src/page/clicks/delegate.ts").then(({ clicks, delegate }) => {
    runtime.clicks = clicks;
    share();
    delegate((click) => void act(click));
  });

async function load(name: TagName): Promise<Mount<never>> {
  const beside = tagOf(name).type ? "field" : name === "vs-form" ? "form" : undefined;
  return ((await bring(beside ? [beside] : [])) as typeof import("./page-code.ts")).load(name);
}
const loads: Partial<Record<TagName, Promise<Mount<never>>>> = {};
/** One request for all tags of a name: a page may hold thousands. After a failure it is requested again. */
function loadOnce(name: TagName): Promise<Mount<never>> {
  return (loads[name] ??= load(name).catch((error: unknown) => {
    delete loads[name];
    throw error;
  }));
}

export {
  act,
  api,
  complete,
  configure,
  /** The same object as `window.vs`. */
  api as default,
};
