/** What an open form needs from the first change on: checks, the error area, the save itself. */
import { createElement, useState, type ComponentType, type ReactNode } from "react";
import { adopt } from "../../src/base/css.ts";
import { allPhrasesReady, t } from "../../src/base/i18n.ts";
import { settings } from "../../src/base/settings.ts";
import { store, type Store } from "../../src/base/store.ts";
import { resolve } from "../../src/base/url.ts";
import { isData } from "../../src/base/data.ts";
import { judge, type Problem } from "../../src/forms/validators.ts";
import { close, closesWith, dialogAround, openerOf } from "../../src/page/dialogs/dialogs.ts";
import { tell } from "../../src/page/events.ts";
import { notify, prepare } from "../../src/page/notices/notify.ts";
import { isRefusal, Saver, type Refusal } from "../../src/page/saving/records.ts";
import { tellSaved } from "../../src/page/saving/tell-saved.ts";
import { senders } from "../../src/page/dialogs/senders.ts";
import { ServerError } from "../../src/server/errors.ts";
import type { Saved } from "../../src/server/saves.ts";
import { sentence } from "../../src/server/sentence.ts";
import type { FormBodyProps } from "./form-body.tsx";
import meanwhileStyles from "./meanwhile.css";
import styles from "./saving.css";
import { messageOf } from "./words.ts";

export interface Saving {
  store: Store;
  /** @returns whether it was saved */
  submit(focusField: (name: string) => void): Promise<boolean>;
  validate(): boolean;
  wording(problem: Problem): string;
  Summary: ComponentType<{ onPick(name: string): void }>;
  /** What stands in place of the form after a save (R3.6-40); nothing until then. */
  done(): ReactNode;
}

export async function startSaving({ inside, form, etag }: FormBodyProps): Promise<Saving> {
  await allPhrasesReady();
  adopt(inside.root, styles);
  const { host, root } = inside;
  const { table, record, api, mode, schema, value } = inside.entry();
  const name = form.schema.name;
  const saver = new Saver({
    form,
    table: String(table),
    name,
    id: mode === "add" ? "" : String(record),
    etag,
    api: String(api),
    sender: senders.get(host),
    isRead: !schema && !isData(value),
  });
  const { meanwhile } = saver;
  const changed = store();
  let hasSubmitted = false;
  let refusal: Refusal | undefined;
  let running: Promise<boolean> | undefined;
  /** Comes when others have changed the record. */
  let area: typeof import("./meanwhile.tsx") | undefined;
  let result: ReactNode;
  prepare();
  form.judgeBy(judge);
  form.problemStore.listen(changed.tell);

  async function save(focusField: (name: string) => void): Promise<boolean> {
    const opener = openerOf(host);
    if (area && meanwhile.open.length) return stay(area);
    hasSubmitted = true;
    refusal = undefined;
    const problems = form.judgeAll();
    changed.tell();
    if (problems.length) {
      tell("vs:invalid", { problems: problems.map((one) => messageOf(one, form.schema)) }, opener);
      focusField(problems[0]!.path);
      return false;
    }
    const isCreated = saver.id === "";
    const saved = await saver.save(opener);
    if (!meanwhile.isEmpty) area = await bringArea();
    if (!saved) return false;
    if (isRefusal(saved)) return refuse(saved, focusField);
    const { taken } = meanwhile;
    tellSaved(saver, saved, opener, isCreated);
    if (area && taken.length) notify({ kind: "info", text: area.takenLine(form, taken) });
    meanwhile.clear();
    await leave(saved);
    return true;
  }

  const bringArea = async () => {
    const code = await import("./meanwhile.tsx");
    adopt(root, meanwhileStyles);
    return code;
  };

  function refuse(why: Refusal, focusField: (name: string) => void): false {
    refusal = why;
    againWhenOnline(why.error, focusField);
    notify({ kind: "danger", text: why.text, delay: 5000 }); // the error area keeps it
    changed.tell();
    if (area && meanwhile.open.length) stay(area);
    return false;
  }
  function stay({ focusOpen }: typeof import("./meanwhile.tsx")): false {
    focusOpen(root);
    return false;
  }

  /** A dialog closes, unless there is a result to be shown in it; a form of the page stays open. */
  async function leave(saved: Saved): Promise<void> {
    const dialog = dialogAround(host);
    const shown = form.schema.options["result"];
    if (typeof shown === "string" && shown && !saved.redirect) {
      if (dialog) closesWith(dialog, saved.answer);
      result = await resultOf(shown, saved, dialog && (() => close(dialog, saved.answer)));
    }
    if (result) changed.tell();
    else if (dialog) close(dialog, saved.answer);
    else void saver.refresh();
  }

  /** The record is saved: what fails now is said and shows no result. */
  async function resultOf(shown: string, saved: Saved, onClose: (() => void) | undefined): Promise<ReactNode> {
    try {
      const [{ resultOf: contentOf }, { Result }] = await Promise.all([
        import("../../src/page/saving/result.ts"),
        import("./result.tsx"),
      ]);
      return createElement(Result, { content: await contentOf(shown, form.payload(), saved), onClose });
    } catch (error) {
      console.error(error);
      notify({ kind: "warning", text: error instanceof ServerError ? sentence(error) : t("partFailed") });
      return undefined;
    }
  }

  /** What was never sent goes out by itself, once, when the connection is back (SAFETY.md §4). */
  function againWhenOnline(error: unknown, focusField: (name: string) => void): void {
    if (!(error instanceof ServerError) || error.kind !== "offline" || error.isStored !== "no") return;
    addEventListener("online", () => refusal?.error === error && host.isConnected && void made.submit(focusField), {
      once: true,
    });
  }

  const made: Saving = {
    store: changed,
    validate: () => form.judgeAll().length === 0,
    wording: (problem) => messageOf(problem, form.schema).message,
    /** However often it is asked for, one save is under way. */
    submit(focusField) {
      running ??= save(focusField).finally(() => (running = undefined));
      return running;
    },
    Summary: ({ onPick }) => (
      <>
        {area && <area.MeanwhileArea form={form} meanwhile={meanwhile} root={root} onPick={onPick} />}
        <div role="alert">
          {refusal && !meanwhile.clashes.length && <Refused key={changed.version()} refusal={refusal} saver={saver} />}
          {hasSubmitted && form.problems.length > 0 && <Problems form={form} onPick={onPick} />}
        </div>
      </>
    ),
    done: () => result,
  };
  return made;
}

/** 'field title - message', each a link to its field (R5.1-02). */
function Problems({ form, onPick }: Pick<FormBodyProps, "form"> & { onPick(name: string): void }) {
  return (
    <div className="summary" part="problems">
      <h3>{t("problems")}</h3>
      <ul>
        {form.problems.map((problem) => {
          const { path, title, message } = messageOf(problem, form.schema);
          return (
            <li key={path}>
              <a
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(path);
                }}
              >
                {t("problemLine", { title, message })}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

/** Why the server did not save; after a lost answer one can look whether it did. */
function Refused({ refusal: { text, isUnknown, error }, saver }: { refusal: Refusal; saver: Saver }) {
  const [found, setFound] = useState("");
  const check = async () => {
    const isStored = await saver.isStored().catch(() => undefined);
    setFound(t(isStored === undefined ? "cannotCheck" : isStored ? "isStored" : "isNotStored"));
  };
  return (
    <div className="summary" part="refusal">
      <p>{found || text}</p>
      {isUnknown && (
        <button type="button" onClick={check}>
          {t("check")}
        </button>
      )}
      {error instanceof ServerError && error.kind === "login" && (
        <a href={resolve(settings.login_url) ?? "/"} target="_blank" rel="noopener">
          {t("signIn")}
        </a>
      )}
    </div>
  );
}
