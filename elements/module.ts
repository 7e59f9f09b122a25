/**
 * Runs before main where `main.js` is loaded in place of `vs.js`, by a bundler or by a module script. Its file is
 * self-contained, as vs.js is: main reads the runtime while it is evaluated.
 */
import { page, runtimeKey, type Runtime } from "../src/base/runtime/guard.ts";
import { captured } from "../src/base/runtime/natives.ts";
import { isOffered, on } from "../src/base/runtime/before-main.ts";
import { space } from "../src/base/runtime/reserved.ts";
import { clicks, delegate } from "../src/page/clicks/delegate.ts";

const runtime: Runtime = {
  version: VERSION,
  base: "",
  data: {},
  natives: captured,
  space,
  clicks,
  entered({ act, api, complete }) {
    complete(Object.assign(api, { version: VERSION, ready: Promise.resolve(), on }));
    if (isOffered()) Object.assign(window, { vs: api });
    delegate(act);
  },
};
if (!page[runtimeKey]) Object.defineProperty(window, runtimeKey, { value: runtime });
