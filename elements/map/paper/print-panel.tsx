import { natives } from "../../../src/base/runtime/runtime.ts";
import { useEffect, useRef, useState } from "react";
import { adopt } from "../../../src/base/sheets.ts";
import { saveFile } from "../../../src/view/save-file.ts";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { Dock } from "../dock.tsx";
import { showNumber } from "../../../src/values/numbers.ts";
import type { MapModel } from "../map-model.ts";
import type { Say } from "../say.ts";
import { pictureOfMap } from "./map-picture.ts";
import { printMap, type PaperOptions } from "./paper.ts";
import styles from "./print-panel.css";
import { words } from "./phrases.ts";

interface PrintProps {
  root: ShadowRoot;
  model: MapModel;
  map: LeafletMap;
  isImage: boolean;
  say: Say;
  close(): void;
}

/** Offered beside "as on the screen". */
const scales = [500, 1000, 2000, 5000, 10_000, 25_000, 50_000];

/** Prints the map on A4, or saves it as a picture. */
export default function PrintPanel({ root, model, map, isImage, say, close }: PrintProps) {
  const [options, setOptions] = useState<PaperOptions>(() => ({
    title: titleOf(model.host),
    isLandscape: true,
    hasLegend: true,
    scale: 0,
  }));
  const [isBusy, setBusy] = useState(false);
  const stop = useRef(new AbortController());
  useEffect(() => {
    adopt(root, styles);
    const { current } = stop;
    return () => current.abort();
  }, [root]);
  const set = (change: Partial<PaperOptions>) => setOptions({ ...options, ...change });
  async function print() {
    setBusy(true);
    const isWhole = await printMap(model, options, stop.current.signal).catch(() => false);
    setBusy(false);
    if (!isWhole && !stop.current.signal.aborted) say({ kind: "warning", text: words("paperPartly") });
  }
  return (
    <Dock title={words("paperTitle")} close={close}>
      <div className="map-heading">{words("paperTitle")}</div>
      <div className="map-fields">
        <label>
          <span>{words("paperName")}</span>
          <input
            className="control"
            value={options.title}
            maxLength={120}
            onChange={({ target }) => set({ title: target.value })}
          />
        </label>
        <label>
          <span>{words("paperTurn")}</span>
          <select
            value={options.isLandscape ? "1" : ""}
            onChange={({ target }) => set({ isLandscape: target.value === "1" })}
          >
            <option value="1">{words("paperLandscape")}</option>
            <option value="">{words("paperPortrait")}</option>
          </select>
        </label>
        {!isImage && (
          <label>
            <span>{words("paperScaleName")}</span>
            <select value={options.scale} onChange={({ target }) => set({ scale: Number(target.value) })}>
              <option value={0}>{words("paperAsSeen")}</option>
              {scales.map((scale) => (
                <option key={scale} value={scale}>
                  {words("paperRatio", { scale: showNumber(scale, 0) })}
                </option>
              ))}
            </select>
          </label>
        )}
        <label className="map-flag">
          <input
            type="checkbox"
            checked={options.hasLegend}
            onChange={({ target }) => set({ hasLegend: target.checked })}
          />
          <span>{words("paperLegend")}</span>
        </label>
      </div>
      <div className="map-buttons">
        <button type="button" className="main" aria-disabled={isBusy} onClick={() => isBusy || void print()}>
          {isBusy ? words("paperWaits") : words("paperPrint")}
        </button>
        <button type="button" onClick={() => void savePicture(map, model, options.title, say)}>
          {words("paperPicture")}
        </button>
      </div>
    </Dock>
  );
}

/** The name of the map, else the heading before it, else the page's title. */
function titleOf(host: HTMLElement): string {
  const named = natives.attribute(host, "aria-label");
  return (named ?? document.title).trim().slice(0, 120);
}

async function savePicture(map: LeafletMap, model: MapModel, title: string, say: Say): Promise<void> {
  try {
    const { picture, missing } = await pictureOfMap(map, model.attribution);
    saveFile(picture, `${title || words("paperTitle")}.png`);
    if (missing) say({ kind: "warning", text: words("pictureMissing", { count: missing }) });
  } catch {
    say({ kind: "danger", text: words("paperFailed") });
  }
}
