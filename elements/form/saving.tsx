/** What an open form needs from the first change on: checks, the error area, the save itself. */
import { useState, type ComponentType } from "react";
import { adopt } from "../../src/base/css.ts";
import { allPhrasesReady, t } from "../../src/base/i18n.ts";
import { settings } from "../../src/base/settings.ts";
import { store, type Store } from "../../src/base/store.ts";
import { resolve } from "../../src/base/url.ts";
import { judge, type Problem } from "../../src/forms/validators.ts";
import { close, dialogAround, openerOf } from "../../src/page/dialogs/dialogs.ts";
import { tell } from "../../src/page/events.ts";
import { notify, prepare } from "../../src/page/notices/notify.ts";
import { isRefusal, Saver, tellSaved, type Refusal } from "../../src/page/saving/records.ts";
import { senders } from "../../src/page/dialogs/senders.ts";
import { ServerError } from "../../src/server/errors.ts";
import type { FormBodyProps } from "./form-body.tsx";
import styles from "./saving.css";
import { messageOf } from "./words.ts";

export interface Saving {
  store: Store;
  /** @returns whether it was saved */
  submit(focusField: (name: string) => void): Promise<boolean>;
  validate(): boolean;
  wording(problem: Problem): string;
  Summary: ComponentType<{ onPick(name: string): void }>;
}

export async function startSaving({ inside, form, etag }: FormBodyProps): Promise<Saving> {
  // what is needed without a connection comes while there is one
  const [queue] = await Promise.all([import("./queue.tsx").catch(() => undefined), allPhrasesReady()]);
  adopt(inside.root, styles);
  const { host } = inside;
  const { table, record, api } = inside.entry();
  const name = form.schema.name;
  const saver = new Saver({
    form,
    table: String(table),
    name,
    id: String(record),
    etag,
    api: String(api),
    sender: senders.get(host),
  });
  const changed = store();
  let hasSubmitted = false;
  let refusal: Refusal | undefined;
  let running: Promise<boolean> | undefined;
  prepare();
  queue?.prepareOutbox();
  form.judgeBy(judge);
  form.problemStore.listen(changed.tell);

  async function save(focusField: (name: string) => void): Promise<boolean> {
    const opener = openerOf(host);
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
    const result = await saver.save(opener);
    if (!result) return false;
    if (isRefusal(result)) {
      refusal = result;
      againWhenOnline(result.error, focusField);
      notify({ kind: "danger", text: result.text, delay: 5000 }); // the error area keeps it
      changed.tell();
      return false;
    }
    tellSaved(saver, result, opener, isCreated);
    const dialog = dialogAround(host);
    if (dialog) close(dialog, result.answer);
    return true;
  }

  /** What was never sent goes out by itself, once, when the connection is back (SAFETY.md §4). */
  function againWhenOnline(error: unknown, focusField: (name: string) => void): void {
    if (!(error instanceof ServerError) || error.kind !== "offline" || error.isStored !== "no") return;
    addEventListener("online", () => refusal?.error === error && host.isConnected && void made.submit(focusField), {
      once: true,
    });
  }

  const forgetRefusal = () => {
    refusal = undefined;
    changed.tell();
  };
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
      <div role="alert">
        {refusal && <Refused key={changed.version()} refusal={refusal} saver={saver} />}
        {refusal && queue && <queue.Queue inside={inside} saver={saver} error={refusal.error} done={forgetRefusal} />}
        {hasSubmitted && form.problems.length > 0 && <Problems form={form} onPick={onPick} />}
      </div>
    ),
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
