import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { t, titleOf } from "../../src/base/i18n.ts";
import { natives } from "../../src/base/runtime.ts";
import { judgeMs, type Form } from "../../src/forms/form.ts";
import { dialogAround, titled } from "../../src/page/dialogs/dialogs.ts";
import type { Inside } from "../../src/page/element.ts";
import { opened, senders } from "../../src/page/dialogs/senders.ts";
import { useLatest } from "../../src/view/use-latest.ts";
import { FormField } from "./form-field.tsx";
import type { Saving } from "./saving.tsx";
import { useDrafts } from "./use-drafts.ts";

export interface FormBodyProps {
  inside: Inside;
  form: Form;
  etag: string | null;
}

/** The open form: fields on 12 columns, what is wrong, buttons. What is needed to save comes with the first change. */
export function FormBody({ inside, form, etag }: FormBodyProps) {
  const { schema, record } = form;
  const { host, root } = inside;
  const { mode, layout, disabled } = inside.entry();
  const [isSaving, setSaving] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [saving, setSavingCode] = useState<Saving | undefined>(undefined);
  const [failure, setFailure] = useState("");
  const coming = useRef<Promise<Saving> | undefined>(undefined);
  const prefix = useId();
  const isInDialog = dialogAround(host) !== undefined;
  const isInfo = mode === "info" || disabled === true;
  const title = titleOf(schema.title);
  const drafts = useDrafts(inside, form, isInfo);
  useSyncExternalStore(saving?.store.listen ?? nothing, () => saving?.store.version() ?? 0);

  useLayoutEffect(() => {
    const dialog = dialogAround(host);
    if (!dialog) return;
    if (title && !titled.has(dialog)) Object.assign(dialog, { title });
    if (schema.options["table_form"] && !natives.attribute(dialog, "width")) Object.assign(dialog, { width: "70%" }); // R2.3-18
  }, [title, host, schema]);
  useEffect(() => focusFirst(root, isInDialog), [root, isInDialog]);

  const bringSaving = () =>
    (coming.current ??= import("./saving.tsx").then(
      async ({ startSaving }) => {
        const code = await startSaving({ inside, form, etag });
        setSavingCode(code);
        return code;
      },
      (error: unknown) => {
        coming.current = undefined;
        throw error;
      },
    ));

  // half a second after the last key an empty required field shows at the button (R5.1-05)
  useEffect(() => {
    let timer: number | undefined;
    const soon = () => {
      natives.cancel(timer);
      timer = natives.after(judgeMs, () => setMissing(form.isMissing));
      if (record.isDirty) bringSaving().catch(() => {});
    };
    soon();
    return record.any.listen(soon);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [form, record]);

  const focusField = (name: string) => {
    // the line of the problem is drawn first, so that a screen reader finds it at the field
    const control = `[data-field="${CSS.escape(name)}"] [data-anchor]:not([hidden])`;
    natives.after(0, () => root.querySelector<HTMLElement>(control)?.focus());
  };
  async function submit(): Promise<boolean> {
    if (isSaving || isInfo) return false;
    root.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })); // what is being typed becomes a value
    setSaving(true);
    setFailure("");
    try {
      return await (await bringSaving()).submit(focusField);
    } catch (error) {
      console.error(error);
      setFailure(t("partFailed"));
      return false;
    } finally {
      setSaving(false);
    }
  }
  const latest = useLatest(submit);
  useEffect(() => {
    const validate = async () => (await bringSaving()).validate();
    inside.offer({
      submit: () => latest.current(),
      validate,
      reset: () => form.reset(),
      values: () => form.payload(),
      isDirty: () => record.isDirty,
    });
    opened.get(host)?.(!form.isMissing);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each form
  }, [inside, form]);

  /** Enter saves in a dialog, not from an area or an open list, and never in a page (R2.3-14, R2.3-16). */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (event.key !== "Enter" || !(target instanceof HTMLInputElement) || event.defaultPrevented) return;
    event.preventDefault();
    const isListOpen = natives.attribute(target, "aria-expanded") === "true";
    if (isInDialog && !isListOpen) void submit();
  };

  return (
    <div className={`form ${String(layout || schema.layout)}`} role="presentation" onKeyDown={onKeyDown}>
      {!isInDialog && title && <h2 className="title">{title}</h2>}
      <div role="alert">
        {failure && (
          <div className="summary">
            <p>{failure}</p>
            {drafts && <drafts.Reload />}
          </div>
        )}
      </div>
      {drafts && <drafts.Offer />}
      {saving && <saving.Summary onPick={focusField} />}
      {schema.fieldsets.map(({ legend, fields }) => (
        <fieldset key={fields[0]?.name ?? titleOf(legend)} part="fieldset">
          {legend !== undefined && <legend>{titleOf(legend)}</legend>}
          <div className="grid">
            {fields.map((entry) => (
              <FormField
                key={entry.name}
                inside={inside}
                entry={entry}
                form={form}
                id={`${prefix}${entry.name}`}
                isOff={isInfo}
                wording={saving?.wording}
              />
            ))}
          </div>
        </fieldset>
      ))}
      <div className={isInDialog ? "bar" : "bar page"} part="bar">
        {isMissing && !isInfo && (
          <span className="reason" id={`${prefix}reason`}>
            {t("fillRequired")}
          </span>
        )}
        {drafts && <drafts.Line />}
        <span className="space" />
        {isInDialog && (
          <button type="button" onClick={() => (dialogAround(host) as Leaving | undefined)?.leave()}>
            {t(isInfo ? "close" : "cancel")}
          </button>
        )}
        {!isInfo && (
          <button
            type="button"
            className="main"
            aria-disabled={isSaving || isMissing}
            aria-describedby={isMissing ? `${prefix}reason` : undefined}
            onClick={() => void submit()}
          >
            {isSaving ? t("saving") : titleOf(schema.options["submit"]) || t(senders.has(host) ? "ok" : "save")}
          </button>
        )}
      </div>
    </div>
  );
}

type Leaving = HTMLElement & { leave(): void };
const nothing = () => () => {};

/** The first input of a dialog gets the focus (R2.3-15). */
function focusFirst(root: ShadowRoot, isInDialog: boolean): void {
  if (!isInDialog) return;
  const first = root.querySelector<HTMLElement>("[data-anchor]:not(:disabled,[readonly],[hidden])");
  (first ?? root.querySelector<HTMLElement>(".bar button"))?.focus({ preventScroll: true });
}
