import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore, type KeyboardEvent } from "react";
import { t, titleOf } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { judgeMs } from "../../src/forms/open-form.ts";
import { dialogAround, titled } from "../../src/page/dialogs/dialogs.ts";
import { opened, senders } from "../../src/page/dialogs/senders.ts";
import { shell } from "../../src/page/shell/shell.ts";
import { useLatest } from "../../src/view/use-latest.ts";
import { FormBar } from "./form-bar.tsx";
import { FormFields } from "./form-fields.tsx";
import type * as Frame from "./frame/frame.tsx";
import type { Going } from "./going.ts";
import type { Late } from "./drafts/late.ts";
import type { Saving, SavingProps } from "./saving-area/saving.tsx";

export interface FormBodyProps extends SavingProps {
  /** What stands around the fields, for schemas that have such. */
  frame: typeof Frame | undefined;
  /** An author's own layout of the fields, "" for ours (R1-15). */
  template: string;
}

/** The open form: fields on 12 columns, what is wrong, buttons. What is needed to save comes with the first change. */
export function FormBody({ inside, form, etag, frame, template, renew }: FormBodyProps) {
  const { schema, record } = form;
  const { host, root } = inside;
  const { mode, layout, disabled } = inside.entry();
  const [isSaving, setSaving] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const [saving, setSavingCode] = useState<Saving | undefined>(undefined);
  const [{ operating, drafts }, setLate] = useState<Late>({});
  const [failure, setFailure] = useState("");
  const coming = useRef<Promise<Saving> | undefined>(undefined);
  const prefix = useId();
  const isInDialog = dialogAround(host) !== undefined;
  const page = !isInDialog && natives.closest(host, "vs-outlet") ? shell() : undefined;
  const isInfo = mode === "info" || disabled === true;
  const title = titleOf(schema.title);
  useSyncExternalStore(saving?.store.listen ?? nothing, () => saving?.store.version() ?? 0);

  useLayoutEffect(() => {
    const dialog = dialogAround(host);
    if (!dialog) return;
    if (title && !frame && !titled.has(dialog)) Object.assign(dialog, { title });
    if (schema.options["table_form"] && !natives.attribute(dialog, "width")) Object.assign(dialog, { width: "70%" }); // R2.3-18
  }, [title, frame, host, schema]);
  useEffect(() => focusFirst(root, isInDialog), [root, isInDialog]);

  const bringSaving = () =>
    (coming.current ??= import("./saving-area/saving.tsx").then(
      async ({ startSaving }) => {
        const code = await startSaving({ inside, form, etag, renew });
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

  useEffect(() => {
    let end: (() => void) | undefined = () => {};
    // the form can be used first
    const timer = natives.after(lateMs, () =>
      import("./drafts/late.ts").then(({ startLate }) => (end &&= startLate(inside, form, setLate)), console.warn),
    );
    return () => {
      natives.cancel(timer);
      end?.();
      end = undefined;
    };
  }, [inside, form]);

  const focusField = (name: string) => {
    form.pages.turnTo(form.pages.of(name));
    // the line of the problem is drawn first, so that a screen reader finds it at the field
    const control = `[data-field="${CSS.escape(name)}"] [data-anchor]:not([hidden])`;
    natives.after(0, () => root.querySelector<HTMLElement>(control)?.focus());
  };
  async function submit(going: Going = "leave"): Promise<boolean> {
    if (isSaving || isInfo) return false;
    root.activeElement?.dispatchEvent(new FocusEvent("focusout", { bubbles: true })); // what is being typed becomes a value
    setSaving(true);
    setFailure("");
    try {
      const code = await bringSaving();
      if (schema.isSteps && going === "leave" && !form.pages.isLast) return await toNextStep(code);
      const goOn = operating?.toNext();
      const isSaved = await code.submit(focusField, going);
      if (isSaved && going === "next") goOn?.();
      return isSaved;
    } catch (error) {
      console.error(error);
      setFailure(t("partFailed"));
      return false;
    } finally {
      setSaving(false);
    }
  }
  /** Once this one is right (R4-18). */
  async function toNextStep({ judge }: Saving): Promise<false> {
    const asked = form.pages.current;
    const [found] = await judge(asked);
    if (found) focusField(found.path);
    else if (asked === form.pages.current) form.pages.turn(1);
    return false;
  }
  const latest = useLatest(submit);
  // its methods are there as soon as it is seen
  useLayoutEffect(() => {
    const validate = async () => (await (await bringSaving()).judge()).length === 0;
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

  /** Ctrl+Enter saves, with Shift and goes on; Enter in a dialog, not from an area or an open list (R2.3-14, R2.3-16). */
  const onKeyDown = (event: KeyboardEvent) => {
    const { target, shiftKey } = event;
    operating?.onKey(event.nativeEvent);
    const isCtrl = (event.ctrlKey || event.metaKey) && !event.altKey;
    const isInput = target instanceof HTMLInputElement;
    if (event.key !== "Enter" || event.defaultPrevented || (!isInput && !isCtrl)) return;
    event.preventDefault();
    const isListOpen = isInput && natives.attribute(target, "aria-expanded") === "true";
    if (isCtrl || (isInDialog && !isListOpen)) void submit(isCtrl && shiftKey ? "next" : "leave");
  };

  const shared = { form, inside, isOff: isInfo, wording: saving?.wording, Tools: frame?.FieldTools };
  const parts = { ...shared, isInDialog, prefix, template };
  const own = schema.fieldsets.filter(({ pin }) => pin === 0);
  const done = saving?.done();
  if (done) return done;
  return (
    <div className={`form ${String(layout || schema.layout)}`} role="presentation" onKeyDown={onKeyDown}>
      {frame ? <frame.Head {...parts} /> : !isInDialog && title && <h2 className="title">{title}</h2>}
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
      {frame ? <frame.Body {...parts} /> : <FormFields {...shared} prefix={prefix} fieldsets={own} />}
      <FormBar
        isInDialog={isInDialog}
        isPage={page !== undefined}
        isInfo={isInfo}
        isSaving={isSaving}
        isMissing={isMissing}
        words={titleOf(schema.options["submit"]) || t(senders.has(host) ? "ok" : "save")}
        prefix={prefix}
        leave={() => void (page ? page.back() : (dialogAround(host) as Leaving | undefined)?.leave())}
        submit={(going) => void submit(going)}
        steps={frame && schema.isSteps && <frame.StepButtons form={form} isSaving={isSaving} submit={submit} />}
        tools={operating && <operating.Tools submit={(going) => void submit(going)} />}
        line={drafts && <drafts.Line />}
      />
    </div>
  );
}

/** What may come after the form can be used. */
export const lateMs = 80;
type Leaving = HTMLElement & { leave(): void };
const nothing = () => () => {};

/** The first input of a dialog gets the focus (R2.3-15). */
function focusFirst(root: ShadowRoot, isInDialog: boolean): void {
  if (!isInDialog) return;
  const first = root.querySelector<HTMLElement>("[data-anchor]:not(:disabled,[readonly],[hidden])");
  (first ?? root.querySelector<HTMLElement>(".bar button"))?.focus({ preventScroll: true });
}
