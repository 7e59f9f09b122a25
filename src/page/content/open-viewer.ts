import { viewKindOf } from "../../files/view-kinds.ts";
import { openDialog } from "../dialogs/show-dialog.ts";
import { element } from "../new-element.ts";

/** A file for the viewer. */
export interface ViewedFile {
  /** Path or name on the server. */
  path: string;
  /** The name for people; without it the server is asked. */
  name?: string | undefined;
}
interface Given {
  file_path?: string;
  file_id?: string;
  /** Files to leaf through. */
  files?: readonly ViewedFile[];
}

/** Opens `<vs-viewer>` for one file, or for several beginning with `file_path`. */
export const openViewer = (given: Given, opener: Element | null): Promise<unknown> =>
  openDialog(element("vs-viewer", { ...given, width: "1040" }), opener);

/** Whether the viewer shows files of this name. */
export const isViewed = (path: string): boolean => viewKindOf(path) !== "other";
