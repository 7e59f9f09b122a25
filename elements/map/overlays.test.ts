/** The list of overlays: what is on, and how they are ordered. */
import { expect } from "@open-wc/testing";
import { readFeatureLayer, readLayer } from "../../src/maps/layers/layer.ts";
import { keepIndex, keptIndex } from "./base-choice.ts";
import { Overlays } from "./overlays.ts";

const how = { language: "ua", refuse: () => {} };
const pictures = (id: string) => readLayer({ layer_id: id, geom_service_type: 1 }, how)!;
const features = (id: string) => readFeatureLayer(id, {}, how);

/** Pictures `p`, features `f`. */
function listed(...ids: string[]) {
  let changes = 0;
  const overlays = new Overlays(() => changes++);
  overlays.take(ids.map((id) => (id.startsWith("p") ? pictures(id) : features(id))));
  const one = (id: string) => overlays.list.find(({ layer }) => layer.id === id)!;
  const order = () => overlays.list.map(({ layer }) => layer.id).join(" ");
  return { overlays, one, order, count: () => changes };
}

describe("overlays of a map", () => {
  it("[R2.5-04] only the first is on, until another is switched on", () => {
    const { overlays, one, count } = listed("p1", "f1", "p2");
    expect(overlays.list.map(({ isOn, opacity, state }) => [isOn, opacity, state])).to.eql([
      [true, 1, "idle"],
      [false, 1, "idle"],
      [false, 1, "idle"],
    ]);
    overlays.toggle(one("f1"));
    overlays.toggle(one("p1"));
    expect([overlays.list.map(({ isOn }) => isOn), count()]).to.eql([[false, true, false], 2]);
  });

  it("stay as the person left them when the list is read again, in another language or with other layers", () => {
    const { overlays, one, order } = listed("p1", "p2", "f1");
    overlays.toggle(one("p1"));
    overlays.toggle(one("p2"));
    overlays.setOpacity(one("p2"), 0.5);
    overlays.move(one("p2"), -1);
    overlays.take(["p1", "p2", "p3", "f1"].map((id) => (id.startsWith("p") ? pictures(id) : features(id))));
    expect(order()).to.equal("p2 p1 p3 f1");
    expect(overlays.list.map(({ isOn, opacity }) => [isOn, opacity])).to.eql([
      [true, 0.5],
      [false, 1],
      [false, 1],
      [false, 1],
    ]);
  });

  it("change places with the next one of their kind, because features stand above all pictures", () => {
    const { overlays, one, order, count } = listed("p1", "f1", "p2", "f2");
    expect(overlays.neighbour(one("p1"), 1)?.layer.id).to.equal("p2");
    expect(overlays.neighbour(one("p1"), -1)).to.equal(undefined);
    expect(overlays.neighbour(one("f2"), -1)?.layer.id).to.equal("f1");
    expect(overlays.neighbour(one("f2"), 1)).to.equal(undefined);
    overlays.move(one("p1"), 1);
    expect(order()).to.equal("p2 f1 p1 f2");
    overlays.move(one("f2"), -1);
    expect(order()).to.equal("p2 f2 p1 f1");
    overlays.move(one("f2"), -1);
    expect([order(), count()]).to.eql(["p2 f2 p1 f1", 2]);
  });
});

describe("[R4-03] the remembered base map", () => {
  const key = "geom_edit_base_layer_index";
  afterEach(() => localStorage.removeItem(key));

  it("is used while the list still has it, else the first", () => {
    expect(keptIndex(3)).to.equal(0);
    keepIndex(2);
    expect([keptIndex(3), keptIndex(2), keptIndex(0)]).to.eql([2, 0, 0]);
    for (const wrong of ["-1", "1.5", "x", ""]) {
      localStorage.setItem(key, wrong);
      expect(keptIndex(3), wrong).to.equal(0);
    }
  });
});
