// layer 1: main
/** The ES module behind vs.js: defines the tags, reads the settings, completes `window.vs`. No React here. */
import { configure } from "../src/base/settings.ts";
import { runtime } from "../src/base/runtime/runtime.ts";
import { api, complete } from "../src/page/api.ts";
import { act, loadCode, provide } from "../src/page/starting/code-on-demand.ts";
import { defineTags, once } from "../src/page/define.ts";
import { start } from "../src/page/starting/start.ts";
import { tagOf } from "../src/page/tags.ts";

provide({
  page: () => import("./page-code.ts"),
  click: () => import("../src/page/clicks/act.ts"),
  form: () => import("./form-code.ts"),
  popup: () => import("./popup/popup.tsx"),
  field: () => import("./field-code.ts"),
});
start();
defineTags(
  once(async (name) => {
    const beside = tagOf(name).type ? "field" : name === "vs-form" ? "form" : undefined;
    return (await loadCode(beside ? [beside] : [])).load(name);
  }),
);
runtime.entered?.({ act, api, complete });
export {
  act,
  api,
  complete,
  configure,
  /** The same object as `window.vs`. */
  api as default,
};
