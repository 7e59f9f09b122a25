import { useEffect, useRef } from "react";
import { Markup } from "../../src/view/markup.tsx";
import { words } from "./phrases.ts";

export interface Info {
  id: string;
  title: string;
  /** The server's markup; absent while it is loading. */
  html?: string;
  problem?: string;
}

/** What the server says about a region, at the side of the map. */
export function InfoPanel({ info, close }: { info: Info; close(): void }) {
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes it from anywhere in it
    <section
      ref={panel}
      className="map-info"
      aria-label={info.title || words("mapInfo")}
      tabIndex={-1}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        close();
      }}
    >
      <button type="button" className="icon map-close" aria-label={words("mapClose")} onClick={close}>
        <span aria-hidden>×</span>
      </button>
      {info.problem ? (
        <p role="alert">{info.problem}</p>
      ) : info.html === undefined ? (
        <output>{words("mapLoading")}</output>
      ) : (
        <Markup key={info.id} html={info.html} level="server" />
      )}
    </section>
  );
}
