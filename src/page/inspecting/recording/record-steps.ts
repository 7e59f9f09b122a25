import { t } from "../../../base/language/i18n.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import type { Step } from "../../../cases/case-file.ts";
import { isSecret } from "../../../server/log/secrets.ts";
import type { Recording } from "./recorded-case.ts";
import { placeOf } from "./stage.ts";

const keys = /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Page(Up|Down)|Arrow\w+)$/;

/** Notes what a person does with our elements: clicks, typed values, keys. @returns a function that ends it */
export function recordSteps(recording: Recording, tell: () => void): () => void {
  const note = (event: Event, given: Omit<Step, "at">) => {
    const place = event.isTrusted ? placeOf(recording, event.composedPath()) : undefined;
    if (!place) return;
    const step: Step = {
      at: Math.round(performance.now() - recording.began),
      ...given,
      ...place,
      ...labelled(recording, event),
    };
    const last = recording.steps.at(-1);
    const isSame =
      step.do === "input" &&
      last?.do === "input" &&
      natives.json([last.on, last.path]) === natives.json([step.on, step.path]);
    if (isSame) Object.assign(last, step);
    else recording.steps.push(step);
    tell();
  };
  const listeners: Record<string, (event: Event) => void> = {
    click: (event) => note(event, { do: "click" }),
    input: (event) => note(event, { do: "input", ...entered(recording, event.composedPath()[0]) }),
    keydown: (event) => {
      const { key, isComposing, ctrlKey, altKey, metaKey } = event as KeyboardEvent;
      const isText =
        natives.matches(event.composedPath()[0] as Element, "textarea,[contenteditable]") && key !== "Escape";
      if (
        keys.test(key) &&
        !isComposing &&
        !ctrlKey &&
        !altKey &&
        !metaKey &&
        !isText &&
        !/^(Backspace|Delete)$/.test(key)
      )
        note(event, { do: "key", key });
    },
  };
  for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen, true);
  return () => {
    for (const [name, listen] of Object.entries(listeners)) removeEventListener(name, listen, true);
  };
}

/** What a control holds after an input. */
function entered({ mask }: Recording, target: EventTarget | undefined): Pick<Step, "value" | "checked"> {
  const control = target as HTMLInputElement;
  if (/^(checkbox|radio)$/.test(control.type)) return { checked: control.checked };
  const isHidden = control.type === "password" || (control.name && isSecret()(control.name));
  const text = control.value ?? control.textContent ?? "";
  return { value: isHidden ? "***" : natives.name(control) === "select" ? text : mask.text(text) };
}

/** The label of a field, which the schema gives; other texts may be personal, so of buttons only known words are kept. */
function labelled({ mask }: Recording, event: Event): Pick<Step, "label"> {
  const target = event.composedPath()[0] as HTMLInputElement;
  const label = target.labels?.[0]?.textContent ?? "";
  const isField = label !== "" && target.getRootNode() instanceof ShadowRoot;
  if (isField) return { label: label.trim().slice(0, 100) };
  const words = (target.textContent ?? "").trim().slice(0, 60);
  if (!words) return {};
  const known = [t("cancel"), t("close"), t("save")];
  return { label: known.includes(words) ? words : mask.text(words) };
}
