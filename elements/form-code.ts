// layer 4: form
/** The code that every form needs, with the views of the most common fields. */
import { defineTags } from "../src/page/define.ts";
import { lateTags, type LateTagName } from "../src/page/late-tags.ts";
import { form } from "./form/form.tsx";

const late = {
  "vs-pin": async () => (await import("./pin/pin.tsx")).mount,
  "vs-sign-in": async () => (await import("./sign-in/sign-in.tsx")).mount,
  "vs-drafts": async () => (await import("./drafts/drafts.tsx")).mount,
  "vs-outbox": async () => (await import("./outbox/outbox.tsx")).mount,
  "vs-inspector": async () => (await import("./inspector/inspector.tsx")).mount,
};
defineTags((name: LateTagName) => late[name](), lateTags);

export { form };
