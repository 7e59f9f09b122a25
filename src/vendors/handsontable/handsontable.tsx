/**
 * Handsontable 18 through @handsontable/react in a shadow root. Its menus stay in the root, in the top layer; it draws and
 * edits cells by the functions that it is given.
 */
import { natives } from "../../base/runtime/runtime.ts";
import { HotTable, type HotTableProps } from "@handsontable/react";
import type Handsontable from "handsontable/base";
import { BaseEditor } from "handsontable/editors/baseEditor";
import { registerPlugin } from "handsontable/plugins";
import { Autofill } from "handsontable/plugins/autofill";
import { AutoColumnSize } from "handsontable/plugins/autoColumnSize";
import { ContextMenu } from "handsontable/plugins/contextMenu";
import { CopyPaste } from "handsontable/plugins/copyPaste";
import { ManualColumnResize } from "handsontable/plugins/manualColumnResize";
import { memo, useLayoutEffect, useRef, useState } from "react";
import { adopt } from "../../base/sheets.ts";
import { settings } from "../../base/settings.ts";
import { cleaned } from "../../html/door.ts";
import { asPopover, show } from "../top-layer.ts";
// after the code: the file is about 250 bytes smaller so
import theme from "css:handsontable/styles/ht-theme-main-no-icons.css";
import core from "css:handsontable/styles/handsontable.css";
import look from "./handsontable.css";

for (const plugin of [AutoColumnSize, Autofill, ContextMenu, CopyPaste, ManualColumnResize]) registerPlugin(plugin);

export { BaseEditor };
export type { Handsontable };

interface HotGridProps {
  options: HotTableProps;
  /** Gets the grid once it is drawn. @returns what ends its use */
  use(grid: Handsontable): () => void;
}

/**
 * One grid, drawn once: drawn again, the wrapper would give all options to the grid, which closes its editor. The grid is
 * changed by its own methods.
 */
export const HotGrid = memo(function HotGrid(props: HotGridProps) {
  const area = useRef<HTMLDivElement>(null);
  const [hasSheets, setSheets] = useState(false);
  useLayoutEffect(() => {
    const root = area.current?.getRootNode();
    if (!(root instanceof ShadowRoot)) return;
    adopt(root, core, theme, look);
    setSheets(true); // the library reads its sizes from its sheet when it is made
  }, []);
  return (
    <div ref={area} className="hot">
      {hasSheets && <Grid {...props} />}
    </div>
  );
});

function Grid({ options, use }: HotGridProps) {
  const table = useRef<{ hotInstance: Handsontable | null }>(null);
  useLayoutEffect(() => {
    const grid = table.current?.hotInstance;
    const root = grid?.rootElement.getRootNode();
    if (!grid || !(root instanceof ShadowRoot)) return undefined;
    const leave = adaptToShadowRoot(grid, root);
    const end = use(grid);
    return () => {
      end();
      leave();
    };
  }, [use]);
  return (
    <HotTable
      ref={table as never}
      licenseKey={String(settings.handsontable_key)}
      themeName="ht-theme-main"
      sanitizer={cleaned}
      autoColumnSize={false}
      autoRowSize={false}
      {...options}
    />
  );
}

/** Of a grid that is not within another one. */
interface Boxes {
  rootPortalElement: HTMLElement;
  rootWrapperElement: HTMLElement;
}
/** Menus hang on an element in the body: it moves into the root and into the top layer. */
function adaptToShadowRoot(grid: Handsontable, root: ShadowRoot): () => void {
  const { rootPortalElement: portal, rootWrapperElement: wrapper } = grid as unknown as Boxes;
  natives.closest(wrapper, ".vs")!.append(asPopover(portal));
  // nothing stands in it before the first menu or message
  for (const type of ["focusin", "pointerdown"]) wrapper.addEventListener(type, () => show(portal), true);
  // menus are placed in coordinates of the page
  const follow = () => Object.assign(portal.style, { left: `${-scrollX}px`, top: `${-scrollY}px` });
  follow();
  // listeners of the document see the host in place of the menu, and would take a click in it for one outside
  const keepInside = (event: Event) => event.stopPropagation();
  const keepDialogOpen = (event: KeyboardEvent) => event.key === "Escape" && event.preventDefault();
  const releaseKeyboard = () =>
    void setTimeout(() => {
      const isInside = [wrapper, portal].some((box) => box.contains(root.activeElement));
      if (!grid.isDestroyed && !isInside) grid.unlisten();
    });
  addEventListener("scroll", follow, { passive: true });
  portal.addEventListener("mousedown", keepInside);
  portal.addEventListener("keydown", keepDialogOpen, true);
  wrapper.addEventListener("focusout", releaseKeyboard);
  return () => removeEventListener("scroll", follow);
}
