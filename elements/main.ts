/** The ES module behind vs.js: defines the tags, reads the settings, completes `window.vs`. No React here. */
import { runtime } from "../src/base/runtime.ts";
import { configure } from "../src/base/settings.ts";
import { api, complete, share } from "../src/page/api.ts";
import { act, provide } from "../src/page/code.ts";
import { defineTags } from "../src/page/define.ts";
import { start } from "../src/page/start.ts";
import { core, loaders } from "./tags.ts";

provide(core);
start();
defineTags(loaders);
// in a bundler's build there is no vs.js, so its delegator is ours to start
if (!runtime.base)
  void import("../src/page/clicks/delegate.ts").then(({ clicks, delegate }) => {
    runtime.clicks = clicks;
    share();
    delegate((click) => void act(click));
  });

export { act, api, complete, configure };
/** The same object as `window.vs`. */
export default api;
