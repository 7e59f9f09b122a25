import { useEffect } from "react";
import { bringFailure, LateFailure } from "../../src/view/drafts/late-failure.ts";
import { Loading } from "../../src/view/drafts/loading.tsx";
import { lateView } from "../../src/view/late-view.tsx";
import { Dock } from "./dock.tsx";
import { words } from "./phrases.ts";

const Markup = lateView(
  async () => (await import("../../src/view/markup.tsx")).Markup,
  () => <Loading />,
);

export interface Info {
  id: string;
  title: string;
  /** The server's markup; absent while it is loading. */
  html?: string;
  /** What it has failed with. */
  error?: unknown;
  stop(): void;
  again(): void;
}

/** What the server says about a region, at the side of the map. */
export function InfoPanel({ info, close }: { info: Info; close(): void }) {
  const { id, title, html, error, stop, again } = info;
  useEffect(() => bringFailure(), []);
  return (
    <Dock title={title || words("mapInfo")} close={close}>
      {error !== undefined ? (
        <div role="alert">
          <LateFailure error={error} again={again} stop={stop} />
        </div>
      ) : html === undefined ? (
        <Loading stop={stop} />
      ) : (
        <Markup key={id} html={html} level="server" />
      )}
    </Dock>
  );
}
