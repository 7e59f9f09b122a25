import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Shape, ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import type { Made } from "./editor-map.ts";
import { lateView } from "../../../src/view/late-view.tsx";
import type { Given } from "./use-import.ts";

const TransformPanel = lateView(async () => (await import("./transform-panel.tsx")).default);
const ImportPanel = lateView(async () => (await import("./import-panel.tsx")).default);
const ExportPanel = lateView(async () => (await import("./export-panel.tsx")).default);

export type PanelName = "transform" | "import" | "export";

interface PanelsProps {
  entry: Entry;
  map: Made["map"] | undefined;
  layer: Made["layer"] | undefined;
  open: PanelName | undefined;
  given: Given;
  name: string;
  value: Shape | null;
  kinds: readonly ShapeKind[];
  isMulti: boolean;
  put(shape: Shape): void;
  close(): void;
}

/** The open panel below the map. */
export function Panels(props: PanelsProps) {
  const { entry, open, map, layer, name, value, put } = props;
  if (!map || !layer || !open) return null;
  return (
    <>
      {open === "transform" && value && (
        <TransformPanel entry={entry} map={map} layer={layer} shape={value} change={put} />
      )}
      {open === "import" && <ImportPanel {...props} map={map} />}
      {open === "export" && value && <ExportPanel shape={value} name={name} />}
    </>
  );
}
