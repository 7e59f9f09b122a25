import { useEffect, useState, type PointerEvent } from "react";
import { adopt } from "../../../src/base/sheets.ts";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { Dock } from "../dock.tsx";
import type { MapModel } from "../map-model.ts";
import styles from "./compare-panel.css";
import { words } from "./phrases.ts";
import { SplitView, type Side } from "./split-view.ts";

interface CompareProps {
  root: ShadowRoot;
  model: MapModel;
  map: LeafletMap;
  close(): void;
}

/** Chooses two layers and moves the divider between them. */
export default function ComparePanel({ root, model, map, close }: CompareProps) {
  const [view] = useState(() => new SplitView(model, map));
  const [sides, setSides] = useState(() => firstSides(model));
  const [share, setShare] = useState(0.5);
  useEffect(() => {
    adopt(root, styles);
    return () => view.end();
  }, [root, view]);
  useEffect(() => view.show(...sides), [view, sides]);
  useEffect(() => view.divide(share), [view, share]);
  const choice = (at: 0 | 1, label: string) => (
    <label className="map-side">
      <span>{label}</span>
      <select
        value={sides[at]}
        onChange={({ target }) => setSides(sides.with(at, target.value as Side) as [Side, Side])}
      >
        {sidesOf(model).map(({ side, name }) => (
          <option key={side} value={side}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <Divider share={share} move={setShare} />
      <Dock title={words("compareTitle")} close={close}>
        <div className="map-heading">{words("compareTitle")}</div>
        {choice(0, words("compareLeft"))}
        {choice(1, words("compareRight"))}
        <p className="map-hint">{words("compareHint")}</p>
      </Dock>
    </>
  );
}

const sidesOf = ({ base, overlays }: MapModel): { side: Side; name: string }[] => [
  ...base.list.map(({ id, name }) => ({ side: `base ${id}` as Side, name })),
  ...overlays.list.map(({ layer: { id, name } }) => ({ side: `overlay ${id}` as Side, name })),
];

/** The base map that is shown beside the next one; without another the first two layers. */
function firstSides(model: MapModel): [Side, Side] {
  const { list, index, chosen } = model.base;
  const all = sidesOf(model).map(({ side }) => side);
  const left: Side = chosen ? `base ${chosen.id}` : all[0]!;
  const next =
    list.length > 1 ? (`base ${list[(index + 1) % list.length]!.id}` as const) : all.find((side) => side !== left);
  return [left, next ?? left];
}

/** One step of the arrow keys. */
const step = 0.02;
const within = (share: number): number => Math.min(1, Math.max(0, share));

/** Moved by the pointer, or by the arrow keys, Home and End. */
function Divider({ share, move }: { share: number; move(share: number): void }) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    const { left, width } = event.currentTarget.parentElement!.getBoundingClientRect();
    move(within((event.clientX - left) / width));
  };
  const keys: Record<string, number> = { ArrowLeft: share - step, ArrowRight: share + step, Home: 0, End: 1 };
  return (
    <div
      className="map-divider"
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a range over the whole map would take its clicks
      role="slider"
      tabIndex={0}
      aria-label={words("compareDivider")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(share * 100)}
      style={{ insetInlineStart: `${share * 100}%` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        drag(event);
      }}
      onPointerMove={(event) => event.currentTarget.hasPointerCapture(event.pointerId) && drag(event)}
      onKeyDown={(event) => {
        const next = keys[event.key];
        if (next === undefined) return;
        event.preventDefault();
        move(within(next));
      }}
    >
      <span aria-hidden="true">⇔</span>
    </div>
  );
}
