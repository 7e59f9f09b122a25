import { lateView } from "../../src/view/late-view.tsx";
import { Dock } from "./dock.tsx";
import { words } from "./phrases.ts";

const loading = () => <output>{words("mapLoading")}</output>;
const Markup = lateView(async () => (await import("../../src/view/markup.tsx")).Markup, loading);

export interface Info {
  id: string;
  title: string;
  /** The server's markup; absent while it is loading. */
  html?: string;
  problem?: string;
}

/** What the server says about a region, at the side of the map. */
export function InfoPanel({ info, close }: { info: Info; close(): void }) {
  return (
    <Dock title={info.title || words("mapInfo")} close={close}>
      {info.problem ? (
        <p role="alert">{info.problem}</p>
      ) : info.html === undefined ? (
        loading()
      ) : (
        <Markup key={info.id} html={info.html} level="server" />
      )}
    </Dock>
  );
}
