/** What the first form needs, as one file: the engine, the form, its popup, the plainest fields. */
import { phrasesReady, takeDictionary } from "../src/base/language/i18n.ts";
import { settings } from "../src/base/settings.ts";
import { defineTags } from "../src/page/define.ts";
import { lateTags, type LateTagName } from "../src/page/late-tags.ts";
import { loadField } from "./fields/index.ts";
import { form } from "./form/form.tsx";
import { popup } from "./popup/popup.tsx";

takeDictionary(async (language) =>
  settings.localejs ? (await import("../src/server/calls/templates/locale.ts")).readDictionary(language) : undefined,
);
const late = {
  "vs-pin": async () => (await import("./pin/pin.tsx")).mount,
  "vs-sign-in": async () => (await import("./sign-in/sign-in.tsx")).mount,
  "vs-drafts": async () => (await import("./drafts/drafts.tsx")).mount,
  "vs-outbox": async () => (await import("./outbox/outbox.tsx")).mount,
  "vs-inspector": async () => (await import("./inspector/inspector.tsx")).mount,
};
defineTags((name: LateTagName) => late[name](), lateTags);

/** Asked for from here, so that an idle page does not name its file. */
const signature = () => import("./signature/signature.tsx");

// no namespace in it: that would need a helper, which every page loads
export * from "../src/page/starting/engine.ts";
export { form, loadField, phrasesReady, popup, signature };
