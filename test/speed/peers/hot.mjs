import Handsontable from "handsontable/base";
import { registerAllCellTypes, registerAllRenderers, registerAllEditors } from "handsontable/registry";
import { registerPlugin } from "handsontable/plugins";
import { Autofill } from "handsontable/plugins/autofill";
import { AutoColumnSize } from "handsontable/plugins/autoColumnSize";
import { ContextMenu } from "handsontable/plugins/contextMenu";
import { CopyPaste } from "handsontable/plugins/copyPaste";
import { ManualColumnResize } from "handsontable/plugins/manualColumnResize";
import "handsontable/styles/ht-theme-main-no-icons.css";

registerAllCellTypes();
registerAllRenderers();
registerAllEditors();
for (const plugin of [AutoColumnSize, Autofill, ContextMenu, CopyPaste, ManualColumnResize]) registerPlugin(plugin);

/** Handsontable with the plugins that the product takes of it. @param {HTMLElement} place @param {string[]} keys @param {object[]} rows */
export function makeTable(place, keys, rows) {
  return new Handsontable(place, {
    data: rows,
    columns: keys.map((data) => ({ data, width: 140 })),
    colHeaders: keys,
    rowHeaders: true,
    rowHeights: 29,
    height: 480,
    wordWrap: false,
    autoColumnSize: false,
    autoRowSize: false,
    manualColumnResize: true,
    contextMenu: true,
    themeName: "ht-theme-main",
    licenseKey: "non-commercial-and-evaluation",
  });
}
