import { expect } from "@open-wc/testing";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import type { MapModel } from "../map-model.ts";
import { SplitView } from "./split-view.ts";

describe("two layers beside each other", () => {
  const panes: Record<string, HTMLElement> = {
    "overlay-1": document.createElement("div"),
    "overlay-2": document.createElement("div"),
  };
  const cut = () => Object.values(panes).map(({ style }) => style.clipPath !== "");
  let move = () => {};
  const map = {
    on: (_: string, heard: () => void) => (move = heard),
    off() {},
    getPane: (name: string) => panes[name],
    getSize: () => ({ x: 200, y: 100 }),
    containerPointToLayerPoint: ([x, y]: [number, number]) => ({ x, y }),
  };
  const overlay = (id: string) => ({ isOn: true, layer: { id } });
  const model = { base: { list: [] }, overlays: { list: [overlay("1"), overlay("2")] } };

  it("are cut at the divider, and not when they are the same one, also after the map has moved", () => {
    const view = new SplitView(model as unknown as MapModel, map as unknown as LeafletMap);
    view.show("overlay 1", "overlay 2");
    expect(cut()).to.eql([true, true]);
    view.show("overlay 1", "overlay 1");
    view.divide(0.3);
    move();
    expect(cut()).to.eql([false, false]);
    view.end();
  });
});
