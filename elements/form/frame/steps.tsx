import { useEffect, useRef, useSyncExternalStore } from "react";
import { t, titleOf } from "../../../src/base/language/i18n.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { words } from "./phrases.ts";
import type { Going } from "../../../src/forms/editing/going.ts";
import type { PartProps } from "./parts.ts";
import { keepStep } from "./kept-step.ts";

/** 'Етап 2/3' with the name of the step, announced when it changes; the focus goes to the first field of the new step (R2.3-09). */
export function Steps({ form, inside }: PartProps) {
  useSyncExternalStore(form.pages.store.listen, form.pages.store.version);
  useSyncExternalStore(form.stateStore.listen, form.stateStore.version);
  const line = useRef<HTMLParagraphElement>(null);
  const first = useRef(form.pages.current);
  const { current: page, all } = form.pages;
  const at = all.indexOf(page) + 1;

  useEffect(() => keepStep(inside, form), [inside, form]);
  useEffect(() => {
    const isTurned = first.current !== page;
    first.current = page;
    if (!isTurned) return;
    const field = inside.root.querySelector<HTMLElement>(firstField);
    (field ?? line.current)?.focus();
  }, [page, inside]);

  return (
    <div className="steps" part="steps">
      <p ref={line} tabIndex={-1} aria-live="polite">
        <b>{words("frameStep", { at, max: all.length })}</b> {titleOf(form.schema.tabs[page - 1])}
      </p>
      <progress value={at} max={all.length} aria-label={words("frameStep", { at, max: all.length })} />
    </div>
  );
}

/** The first control of the step that is shown. Fields that only show something are `data-anchor="shown"`. */
const firstField = 'fieldset:not([hidden]) .cell:not([hidden]) [data-anchor=""]:not(:disabled,[readonly],[hidden])';

interface StepButtonsProps {
  form: Form;
  isSaving: boolean;
  submit(going: Going): unknown;
}

/** Back, except on the first step; Next, on the last step Save (R2.3-10, R2.3-11, R4-17). */
export function StepButtons({ form, isSaving, submit }: StepButtonsProps) {
  useSyncExternalStore(form.pages.store.listen, form.pages.store.version);
  useSyncExternalStore(form.stateStore.listen, form.stateStore.version);
  const { pages, schema } = form;
  return (
    <>
      {pages.current !== pages.all[0] && (
        <button type="button" onClick={() => pages.turn(-1)}>
          {words("frameStepBack")}
        </button>
      )}
      <button type="button" className="main" aria-disabled={isSaving} onClick={() => void submit("leave")}>
        {pages.isLast
          ? isSaving
            ? t("saving")
            : titleOf(schema.options["submit"]) || t("save")
          : words("frameStepNext")}
      </button>
    </>
  );
}
