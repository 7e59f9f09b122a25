import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { flushSync } from "react-dom";
import { t } from "../../src/base/language/i18n.ts";
import type { Going } from "../../src/forms/editing/going.ts";
import { isReadOnly } from "../../src/forms/editing/read-only.ts";
import { opened } from "../../src/page/dialogs/senders.ts";
import { useLatest } from "../../src/view/use-latest.ts";
import type { Started } from "./submitting/start-submitting.ts";
import type { SubmittingProps } from "./submitting/submitting.ts";

interface Submit {
  submit(going?: Going): Promise<boolean>;
  /** The code of the save; undefined until the first change or submit. */
  started: Started | undefined;
  isSaving: boolean;
  /** The message when the code could not be loaded and nothing was sent; "" otherwise. */
  failure: string;
}

/**
 * The submit of an open form, whose code is loaded at the first change, and the methods of its element.
 * @param toNext returns the function that opens the next record of the list
 */
export function useSubmit(props: SubmittingProps, toNext: (() => () => void) | undefined): Submit {
  const { inside, form } = props;
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState("");
  const { started, start } = useStarted(props);

  async function submit(going: Going = "leave"): Promise<boolean> {
    if (isSaving || isReadOnly(inside.entry())) return false;
    inside.root.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })); // typed text becomes a value
    setSaving(true);
    setFailure("");
    try {
      return await (await start()).submitting.submit(going, toNext);
    } catch (error) {
      console.error(error);
      setFailure(t("partFailed"));
      return false;
    } finally {
      flushSync(() => setSaving(false)); // the next call may come at once
    }
  }

  const latest = useLatest(submit);
  // The methods are available as soon as the form is visible.
  useLayoutEffect(() => {
    inside.offer({
      submit: () => latest.current(),
      validate: async () => (await (await start()).submitting.submission.judge()).length === 0,
      reset: () => form.reset(),
      values: () => form.payload(),
      isDirty: () => form.record.isDirty,
      say: setFailure,
    });
    giveValue(inside.host, form);
    opened.get(inside.host)?.(!form.isMissing);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [inside, form]);
  return { submit, started, isSaving, failure };
}

/** The property `value` of an open form: the record with what was typed, as a save would send it. */
function giveValue(host: HTMLElement & { value?: unknown }, form: SubmittingProps["form"]): void {
  Object.defineProperty(host, "value", {
    configurable: true,
    get: () => form.record.with(form.payload()),
    // the element's own property again: the given record opens another form
    set(given: unknown) {
      delete host.value;
      host.value = given;
    },
  });
}

/** Loads the code of the save once; after a failure the next call retries. */
function useStarted(props: SubmittingProps) {
  const { record } = props.form;
  const [started, setStarted] = useState<Started | undefined>(undefined);
  const coming = useRef<Promise<Started> | undefined>(undefined);
  const { changed } = started?.submitting.submission ?? {};
  useSyncExternalStore(changed?.listen ?? nothing, () => changed?.version() ?? 0);

  const start = () =>
    (coming.current ??= (async () => {
      try {
        const { startSubmitting } = await import("./submitting/start-submitting.ts");
        const made = await startSubmitting(props);
        setStarted(made);
        return made;
      } catch (error) {
        coming.current = undefined;
        throw error;
      }
    })());
  useEffect(() => {
    const load = () => {
      if (record.isDirty) start().catch(() => {});
    };
    load();
    return record.any.listen(load);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [record]);
  return { started, start };
}

const nothing = () => () => {};
