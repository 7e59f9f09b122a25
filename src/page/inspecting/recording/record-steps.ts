import { t } from "../../../base/language/i18n.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import type { Step } from "../../../cases/case-file.ts";
import { labelOf } from "../../../cases/label-of.ts";
import { isSecret } from "../../../server/log/secrets.ts";
import type { Recording } from "./recorded-case.ts";
import { placeOf } from "./stage.ts";

const keys = /^(Enter|Escape|Tab|Backspace|Delete|Home|End|Page(Up|Down)|Arrow\w+)$/;

/**
 * Notes what a person does with our elements: clicks, typed values, keys. @param makeRoom called before a step is noted
 * @returns a function that ends it
 */
export function recordSteps(recording: Recording, tell: () => void, makeRoom: () => void): () => void {
  const note = (event: Event, given: () => Omit<Step, "at">) => {
    if (!event.isTrusted) return; // a script's, or our own tags'
    makeRoom();
    const place = placeOf(recording, event.composedPath());
    if (!place) return;
    const step: Step = {
      at: Math.round(performance.now() - recording.began),
      ...given(),
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
    click: (event) => note(event, () => ({ do: "click" })),
    input: (event) => note(event, () => ({ do: "input", ...entered(recording, event.composedPath()) })),
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
        note(event, () => ({ do: "key", key }));
    },
  };
  for (const [name, listen] of Object.entries(listeners)) addEventListener(name, listen, true);
  return () => {
    for (const [name, listen] of Object.entries(listeners)) removeEventListener(name, listen, true);
  };
}

/** What a control holds after an input. A secret is known by the name of the control, of its field or of its tag. */
function entered({ mask }: Recording, path: EventTarget[]): Pick<Step, "value" | "option" | "checked"> {
  const control = path[0] as HTMLInputElement;
  if (/^(checkbox|radio)$/.test(control.type)) return { checked: control.checked };
  if (natives.name(control) === "select") return { option: (path[0] as HTMLSelectElement).selectedIndex };
  const names = path
    .filter((one): one is Element => one instanceof Element)
    .flatMap((one) => [natives.attribute(one, "name"), natives.attribute(one, "data-field")]);
  const known = names.filter((name): name is string => !!name);
  const isHidden = control.type === "password" || known.some(isSecret());
  return {
    value: isHidden ? "***" : mask.typed(control.value ?? control.textContent ?? "", known, isNumeric(control)),
  };
}

const isNumeric = ({ type, inputMode }: HTMLInputElement): boolean =>
  type === "number" || /^(numeric|decimal)$/.test(inputMode);

/**
 * The label of a field, which the schema gives; other texts may be personal, those of choices too, so of buttons only
 * known words are kept.
 */
function labelled({ mask }: Recording, event: Event): Pick<Step, "label"> {
  const target = event.composedPath()[0] as HTMLInputElement;
  const label = labelOf(target);
  const isField = label !== "" && target.getRootNode() instanceof ShadowRoot;
  const isChoice = target.type === "radio" || natives.closest(target, "[role=group],[role=radiogroup]") !== null;
  if (isField) return { label: isChoice ? mask.text(label) : label };
  const words = (target.textContent ?? "").trim().slice(0, 60);
  if (!words) return {};
  const known = [t("cancel"), t("close"), t("save")];
  return { label: known.includes(words) ? words : mask.text(words) };
}
