/** The code of the tags that only our own code creates (src/page/late-tags.ts). */
import type { LateTagName } from "../src/page/late-tags.ts";

const mounts = {
  "vs-pin": async () => (await import("./pin/pin.tsx")).mount,
  "vs-sign-in": async () => (await import("./sign-in/sign-in.tsx")).mount,
  "vs-drafts": async () => (await import("./drafts/drafts.tsx")).mount,
  "vs-outbox": async () => (await import("./outbox/outbox.tsx")).mount,
  "vs-inspector": async () => (await import("./inspector/inspector.tsx")).mount,
};

export const mountOf = (name: LateTagName) => mounts[name]();
