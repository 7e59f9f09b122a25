/**
 * Changes by others in the record of an open form, and a choice where both sides changed a value (docs/safety.md, §4).
 */
import { useEffect, useSyncExternalStore } from "react";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import type { Meanwhile, Side, Taken } from "../../../src/forms/changes/changed-meanwhile.ts";
import type { Clash } from "../../../src/forms/changes/merge.ts";
import { words } from "./meanwhile-phrases.ts";
import { shown } from "../shown.ts";

interface MeanwhileProps {
  form: Form;
  meanwhile: Meanwhile;
  root: ShadowRoot;
  onPick(name: string): void;
}

export function MeanwhileArea({ form, meanwhile, root, onPick }: MeanwhileProps) {
  useSyncExternalStore(meanwhile.changed.listen, meanwhile.changed.version);
  useSyncExternalStore(form.record.any.listen, form.record.any.version);
  const { clashes, taken, open } = meanwhile;
  useEffect(() => mark(root, marksOf(form, meanwhile)));
  if (meanwhile.isEmpty) return null;
  const chooseAll = (side: Side) => clashes.forEach((clash) => meanwhile.choose(clash, side));
  return (
    <section
      className="summary meanwhile"
      part={clashes.length ? "refusal" : "meanwhile"}
      aria-label={words("meanwhileTitle")}
    >
      <h3>{words("meanwhileTitle")}</h3>
      {taken.length > 0 && (
        <>
          <p>{words("meanwhileTaken")}</p>
          <ul>
            {taken.map((one) => (
              <li key={one.name}>
                <Link name={one.name} onPick={onPick}>
                  {lineOf(form, one)}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {clashes.length > 0 && (
        <>
          <p>{words("meanwhileAbout")}</p>
          {clashes.map((clash) => (
            <Decision key={clash.path} clash={clash} meanwhile={meanwhile} onPick={onPick} />
          ))}
          <div className="foot">
            <output>{open.length ? words("meanwhileLeft", { left: open.length }) : words("meanwhileDecided")}</output>
            {clashes.length > 1 && (
              <>
                <button type="button" onClick={() => chooseAll("theirs")}>
                  {words("meanwhileTakeAll")}
                </button>
                <button type="button" onClick={() => chooseAll("mine")}>
                  {words("meanwhileKeepAll")}
                </button>
              </>
            )}
          </div>
        </>
      )}
    </section>
  );
}

type DecisionProps = Pick<MeanwhileProps, "meanwhile" | "onPick"> & { clash: Clash };

/** Their value and mine side by side, each with a button that chooses it. */
function Decision({ clash, meanwhile, onPick }: DecisionProps) {
  const title = titleOf(clash.entry.title);
  const choice = meanwhile.choice(clash);
  const sides: [side: Side, name: string, action: string, value: unknown][] = [
    ["theirs", words("meanwhileTheirs"), words("meanwhileTake"), clash.theirs],
    ["mine", words("meanwhileMine"), words("meanwhileKeep"), meanwhile.mineOf(clash)],
  ];
  return (
    <fieldset className="clash" aria-label={words("meanwhileChoice", { title })} data-choice={choice}>
      <Link name={clash.field} onPick={onPick}>
        {title}
      </Link>
      <div className="sides">
        {sides.map(([side, name, action, value]) => (
          <div key={side} className={choice === side ? "side chosen" : "side"}>
            <span className="whose">{name}</span>
            <Value text={shown(clash.entry, value)} />
            <button type="button" aria-pressed={choice === side} onClick={() => meanwhile.choose(clash, side)}>
              {action}
            </button>
          </div>
        ))}
      </div>
    </fieldset>
  );
}

/** One value of a conflict; a long text scrolls, also by keyboard. */
function Value({ text }: { text: string }) {
  const isLong = text.length > 200;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it needs keyboard focus
    <div className="value" tabIndex={isLong ? 0 : undefined}>
      {text}
    </div>
  );
}

function Link({ name, onPick, children }: { name: string; onPick(name: string): void; children: string }) {
  return (
    <a
      href={`#${name}`}
      onClick={(event) => {
        event.preventDefault();
        onPick(name);
      }}
    >
      {children}
    </a>
  );
}

/** Focuses the link of the first open choice, not a button, so that a second Enter does not choose anything. */
export function focusOpen(root: ShadowRoot): void {
  natives.after(0, () => root.querySelector<HTMLElement>(".clash:not([data-choice]) a")?.focus());
}

/** The changes by others in one line, for the notice after a save that needed no choice. */
export const takenLine = (form: Form, taken: Taken[]): string =>
  `${words("meanwhileTaken")} ${taken.map((one) => lineOf(form, one)).join("; ")}`;

function lineOf(form: Form, { name, before, after }: Taken): string {
  const entry = form.entries.get(name)!;
  return words("meanwhileLine", {
    title: titleOf(entry.title),
    before: shown(entry, before),
    after: shown(entry, after),
  });
}

/** Field name → the mark at the label of a field that others have changed. */
function marksOf(form: Form, meanwhile: Meanwhile): Map<string, string> {
  const taken = meanwhile.taken.map(({ name, before }): [string, string] => [
    name,
    words("meanwhileMark", { before: shown(form.entries.get(name)!, before) }),
  ]);
  return new Map([
    ...taken,
    ...meanwhile.clashes.map(({ field }): [string, string] => [field, words("meanwhileClash")]),
  ]);
}

/** Writes the marks into the DOM. @returns removes them */
function mark(root: ShadowRoot, marks: Map<string, string>): () => void {
  const cells = [...marks].flatMap(([name, text]) => {
    const cell = root.querySelector<HTMLElement>(`[data-field="${CSS.escape(name)}"]`);
    cell?.setAttribute("data-meanwhile", text);
    return cell ?? [];
  });
  return () => cells.forEach((cell) => cell.removeAttribute("data-meanwhile"));
}
