import { useSyncExternalStore } from "react";
import type { OfferSource } from "../../src/page/drafts/host-form.ts";
import { DraftStrip, styles } from "../../src/view/drafts/draft-strip.tsx";
import { mountView, type ViewProps } from "../../src/view/island.tsx";

/** `<vs-drafts>`: stands before a form of the page with `vs-draft` while something lost is offered there. */
export const mount = mountView(Drafts, styles);

function Drafts({ inside }: ViewProps) {
  const { listen, version, offer } = inside.entry()["source"] as OfferSource;
  useSyncExternalStore(listen, version);
  return <DraftStrip {...offer()} />;
}
