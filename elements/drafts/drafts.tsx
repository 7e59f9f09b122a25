import { useSyncExternalStore } from "react";
import type { OfferSource } from "../../src/page/drafts/host-form.ts";
import { DraftStrip, styles } from "../../src/view/drafts/draft-strip.tsx";
import { mountView, type ViewProps } from "../../src/view/island.tsx";

/** `<vs-drafts>`: shown before a form with `vs-draft` while a draft can be restored. */
export const mount = mountView(Drafts, styles);

function Drafts({ inside }: ViewProps) {
  const { listen, version, offer } = inside.entry()["source"] as OfferSource;
  useSyncExternalStore(listen, version);
  return <DraftStrip {...offer()} />;
}
