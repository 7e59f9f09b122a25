import type { Data } from "../../src/base/data.ts";
import { settings } from "../../src/base/settings.ts";
import { lateView } from "../../src/view/late-view.tsx";
import type { DockName, DocksProps } from "./dock-props.ts";
import type { MapModel } from "./map-model.ts";
import { say, sayWhy } from "./say.ts";

const FindPanel = lateView(async () => (await import("./finding/find-panel.tsx")).default);
const SidePanels = lateView(async () => (await import("./side-panels.tsx")).default);

/** The open dock; its code loads with it. */
export function Docks(props: DocksProps) {
  const { open, model, map, root, list, add, close } = props;
  if (!open) return null;
  return open === "find" ? (
    <FindPanel root={root} map={map} list={list} close={close} />
  ) : (
    <SidePanels
      {...props}
      say={say}
      failed={sayWhy}
      drawn={async (shape) => (await import("./adding/add-shape.ts")).addShape(shape, add, model.host)}
    />
  );
}

/** The name of the suggestion list for the search of places; "" turns this source off. */
export const searchList = ({ search }: Data): string =>
  String(search || settings.map?.search || (settings.geocoder ? "address" : ""));

/** The docks that make sense on a map. */
export function docksOf(entry: Data, { base, overlays }: MapModel): Set<DockName> {
  const names: [DockName, boolean][] = [
    ["find", !entry["image"] && searchList(entry) !== ""],
    ["print", true],
    ["compare", !entry["image"] && base.list.length + overlays.list.length > 1],
    ["draw", !!entry["add"]],
  ];
  return new Set(names.flatMap(([name, isThere]) => (isThere ? name : [])));
}
