import { useEffect, useId, useLayoutEffect, useSyncExternalStore, type KeyboardEvent } from "react";
import { t, titleOf } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { enterKey } from "../../src/forms/editing/enter-key.ts";
import type { Going } from "../../src/forms/editing/going.ts";
import { isReadOnly } from "../../src/forms/editing/read-only.ts";
import type { Form } from "../../src/forms/open-form.ts";
import { dialogAround, titled } from "../../src/page/dialogs/dialogs.ts";
import { senders } from "../../src/page/dialogs/senders.ts";
import type { Inside } from "../../src/page/inside.ts";
import { shell } from "../../src/page/shell/shell.ts";
import { useAssist } from "./after-paint.ts";
import { FormBar } from "./form-bar.tsx";
import { FormFields } from "./form-fields.tsx";
import type * as Frame from "./frame/frame.tsx";
import type * as Reading from "./reading/reading.tsx";
import type { SubmittingProps } from "./submitting/submitting.ts";
import { useSubmit } from "./use-submit.ts";

export interface FormBodyProps extends SubmittingProps {
  /** The parts around the fields, for schemas that have them. */
  frame: typeof Frame | undefined;
  /** Draws the fields of a read-only form as text; undefined for others. */
  reading: typeof Reading | undefined;
  /** The author's layout of the fields; "" for the default layout (R1-15). */
  template: string;
  /** Another form is being opened in its place: what would be typed now would be lost. */
  isOver: boolean;
}

/** The open form: fields on 12 columns, problems, buttons. */
export function FormBody({ inside, form, etag, frame, reading, template, renew, isOver }: FormBodyProps) {
  const { schema } = form;
  const { host } = inside;
  const prefix = useId();
  const { operating, Tools, drafts } = useAssist(inside, form, renew);
  const { submit, started, isSaving, failure } = useSubmit({ inside, form, etag, renew }, operating?.toNext);
  const missing = useSyncExternalStore(operating?.missingStore.listen ?? nothing, () => operating?.missing ?? "");
  useDialog(inside, form, frame !== undefined);

  const isInDialog = dialogAround(host) !== undefined;
  const page = !isInDialog && natives.closest(host, "vs-outlet") ? shell() : undefined;
  const isOff = isReadOnly(inside.entry());
  const title = titleOf(schema.options["title"]);
  const go = (going: Going) => void submit(going);
  const onKeyDown = ({ nativeEvent: event }: KeyboardEvent) => {
    operating?.onKey(event);
    const isIn = (selector: string) => natives.matches(event.target as Element, selector);
    const isListOpen = isIn("[aria-expanded=true]");
    const going = enterKey(event, { isInput: isIn("input"), isListOpen, isInDialog });
    if (!going) return;
    event.preventDefault();
    if (going !== "none") go(going);
  };
  const shared = { form, inside, isOff, reading, sub, wording: started?.submitting.wording, Tools: frame?.FieldTools };
  const parts = { ...shared, isInDialog, prefix, template };
  if (started?.submitting.result) return started.submitting.result;
  return (
    <div
      className={`form ${String(inside.entry()["layout"] || schema.layout)}${isOff ? " read" : ""}`}
      role="presentation"
      inert={isOver}
      onKeyDown={onKeyDown}
    >
      {frame ? <frame.Head {...parts} /> : !isInDialog && title && <h2 className="title">{title}</h2>}
      <div role="alert">
        {failure && (
          <div className="summary">
            <p>{failure}</p>
            {drafts && failure === t("partFailed") && <drafts.Reload />}
          </div>
        )}
      </div>
      {drafts && <drafts.Offer drafts={drafts} />}
      {started && <started.Summary submitting={started.submitting} />}
      {frame ? (
        <frame.Body {...parts} />
      ) : (
        <FormFields {...shared} prefix={prefix} fieldsets={schema.fieldsets.filter(({ pin }) => pin === 0)} />
      )}
      <FormBar
        isInDialog={isInDialog}
        isPage={page !== undefined}
        isInfo={isOff}
        isSaving={isSaving}
        missing={missing}
        words={titleOf(schema.options["submit"]) || t(senders.has(host) ? "ok" : "save")}
        prefix={prefix}
        leave={() => void (page ? page.back() : (dialogAround(host) as Leaving | undefined)?.leave())}
        submit={go}
        steps={frame && schema.isSteps && <frame.StepButtons form={form} isSaving={isSaving} submit={go} />}
        tools={operating && Tools && <Tools operating={operating} submit={go} />}
        line={drafts && <drafts.Line drafts={drafts} />}
      />
    </div>
  );
}

const sub = () => import("./sub-forms.tsx");
const nothing = () => () => {};

type Leaving = HTMLElement & { leave(): void };

/** The dialog around the form takes its title and width from the schema; its first input gets the focus (R2.3-15). */
function useDialog({ host, root }: Inside, { schema }: Form, hasFrame: boolean): void {
  const title = titleOf(schema.options["title"]);
  useLayoutEffect(() => {
    const dialog = dialogAround(host);
    if (!dialog) return;
    if (title && !hasFrame && !titled.has(dialog)) Object.assign(dialog, { title });
    if (schema.options["table_form"] && !natives.attribute(dialog, "width")) Object.assign(dialog, { width: "70%" }); // R2.3-18
  }, [title, hasFrame, host, schema]);
  useEffect(() => {
    if (!dialogAround(host)) return;
    const first = root.querySelector<HTMLElement>('[data-anchor=""]:not(:disabled,[readonly],[hidden])');
    (first ?? root.querySelector<HTMLElement>(".bar button"))?.focus({ preventScroll: true });
  }, [root, host]);
}
