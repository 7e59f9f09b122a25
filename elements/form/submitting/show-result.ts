import { createElement, type ReactNode } from "react";
import { t, titleOf } from "../../../src/base/language/i18n.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { dialogAround } from "../../../src/page/dialogs/dialogs.ts";
import { close, closesWith } from "../../../src/page/dialogs/show-dialog.ts";
import { notify } from "../../../src/page/notices/notify.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import type { Saved } from "../../../src/server/calls/records/saves.ts";
import { sentence } from "../../../src/server/session/sentence.ts";
import type { ResultProps } from "./result.tsx";

/**
 * After a save: closes the dialog, unless it shows a result (R3.6-40). @returns the view that replaces the form, null
 * without one; undefined when the form stays because something was typed while the result was read
 */
export async function showResult(form: Form, host: Element, saved: Saved, mayFocus: () => boolean): Promise<ReactNode> {
  const dialog = dialogAround(host);
  const result = titleOf(form.schema.options["result"]);
  if (dialog) closesWith(dialog, saved.answer);
  const end = dialog && (() => close(dialog));
  const hasResult = result && !saved.redirect;
  const shown = hasResult ? await shownOf(result, form, saved, { onClose: end, mayFocus }) : null;
  if (hasResult && form.record.isDirty) return undefined;
  if (!shown) end?.();
  return shown;
}

/** The record is already saved, so a failure here is only a warning, and no result is shown. */
async function shownOf(
  result: string,
  form: Form,
  saved: Saved,
  props: Omit<ResultProps, "content">,
): Promise<ReactNode> {
  try {
    const [{ resultOf }, { Result }] = await Promise.all([
      import("../../../src/page/actions/documents.ts"),
      import("./result.tsx"),
    ]);
    return createElement(Result, { content: await resultOf(result, form.payload(), saved), ...props });
  } catch (error) {
    console.error(error);
    notify({ kind: "warning", text: error instanceof ServerError ? sentence(error) : t("partFailed") });
    return null;
  }
}
