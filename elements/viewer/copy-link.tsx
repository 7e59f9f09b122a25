import { t } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { isWithin, openerOf, openings } from "../../src/page/dialogs/dialogs.ts";
import { notify } from "../../src/page/notices/notify.ts";
import { words } from "./phrases.ts";

/** Copies a link to this file in the page, for a colleague. */
export function CopyLink({ file, host }: { file: string; host: HTMLElement }) {
  const href = linkTo(file, host);
  if (!href) return null;
  const copy = async () => {
    try {
      const { copyWords } = await import("../../src/page/actions/copy.action.ts");
      await copyWords(href);
    } catch (error) {
      console.error(error);
      const action = { label: t("retry"), run: () => void copy() };
      notify({ kind: "danger", text: t("partFailed") }, { about: "copy link", action });
    }
  };
  return (
    <button type="button" onClick={() => void copy()}>
      {words("viewerLink")}
    </button>
  );
}

/** The link to the page with that file; undefined where the page would not show the file when it is opened again. */
function linkTo(file: string, viewer: HTMLElement): string | undefined {
  const opener = openerOf(viewer);
  const isInDialog = openings.some(({ dialog }) => dialog !== viewer && isWithin(dialog, opener));
  if (isInDialog || !natives.closest(opener, "[file-show],[data-file-show],.files")) return undefined;
  return `${location.href.split("#")[0]}#vs-file=${encodeURIComponent(file)}`;
}
