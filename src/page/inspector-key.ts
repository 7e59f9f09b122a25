import { settings } from "../base/settings.ts";
import { engine } from "./code.ts";

/** Alt+1 opens and closes the inspector (R2.1-19), where the settings `devtools_site_ids` or `debug` allow it. */
export function listenForInspector(): void {
  addEventListener(
    "keydown",
    (event) => {
      const { debug, vue_debug1: isVerbose, devtools_site_ids: ids, site_id: id } = settings;
      if (event.code !== "Digit1" || !event.altKey || event.ctrlKey) return;
      if (!debug && !isVerbose && !ids?.map(String).includes(String(id))) return;
      event.preventDefault();
      void engine().then(({ toggleInspector }) => toggleInspector());
    },
    true,
  );
}
