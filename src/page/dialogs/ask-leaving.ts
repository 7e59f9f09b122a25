/** The question before typed input is left (docs/safety.md, §4). */
import { phraseOf, phrasesReady, t } from "../../base/language/i18n.ts";
import { settings } from "../../base/settings.ts";
import { leaving } from "../drafts/kept-input.ts";
import { allKept } from "../drafts/leaving.ts";
import { ask, type ModalButton } from "./confirm.ts";
import { unsavedIn } from "./dialogs.ts";
import { words } from "./leaving-phrases.ts";

type Answer = "stay" | "drop" | "save";
type OwnForm = Element & { submit(): Promise<boolean> };

/** The questions that stand, by the element they are about: a second × or Escape asks no second one. */
const standing = new WeakMap<Element, Promise<boolean>>();

/**
 * Asks what to do with the typed input inside an element: go on editing (also Escape), leave it as a draft, or save it.
 * @param hasOthers there is also input that is no draft and is not saved by our forms @returns whether the element may be
 * left now
 */
export function mayLeave(around: Element, hasOthers = false): Promise<boolean> {
  const asked = standing.get(around) ?? askOnce(around, hasOthers);
  standing.set(around, asked);
  return asked;
}

async function askOnce(around: Element, hasOthers: boolean): Promise<boolean> {
  try {
    return await askLeaving(around, hasOthers);
  } finally {
    standing.delete(around);
  }
}

async function askLeaving(around: Element, hasOthers: boolean): Promise<boolean> {
  await phrasesReady();
  const typed = unsavedIn(around);
  const forms = typed.filter((one): one is OwnForm => Object.hasOwn(one, "submit"));
  await allKept();
  // drafts are kept of forms only: a cell of a table or a name in a tree would be lost; a private window keeps nothing
  const isKept = typed.length > 0 && !hasOthers && typed.every((one) => leaving.kept.has(one));
  const buttons: (ModalButton & { result: Answer })[] = [
    { label: words("leavingStay"), result: "stay", isSafe: true },
    { label: words("leavingDrop"), result: "drop", ...(!isKept && { kind: "danger" as const }) },
  ];
  if (forms.length) buttons.push({ label: t("save"), result: "save", kind: "main" });
  const answer = await ask(words("leavingTitle"), isKept ? keptFor() : words("leavingLost"), buttons);
  if (answer === "drop") await allKept();
  // what is not part of a form is not saved with it
  if (answer !== "save") return answer === "drop";
  return (await areSaved(forms)) && !unsavedIn(around).length && !hasOthers;
}

/** Where drafts are kept, how long: without a user they belong to the tab. */
const keptFor = (): string =>
  settings.user ? phraseOf("leavingKept", { count: settings.draft_days ?? 7 }) : words("leavingTab");

async function areSaved(forms: OwnForm[]): Promise<boolean> {
  for (const form of forms) if (!(await form.submit())) return false;
  return true;
}
