/** What an open form needs from the first change on: checks, the error area, the save itself. */
import type { ComponentType, ReactNode } from "react";
import { adopt } from "../../../src/base/css.ts";
import { phrasesReady, t } from "../../../src/base/language/i18n.ts";
import { settings } from "../../../src/base/settings.ts";
import { store, type Store } from "../../../src/base/store.ts";
import { isData, type Data } from "../../../src/base/data.ts";
import { emptyUsed } from "../../../src/forms/changes/empty-used.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { judge, type Problem } from "../../../src/forms/checks/validators.ts";
import { dialogAround, openerOf } from "../../../src/page/dialogs/dialogs.ts";
import type { Inside } from "../../../src/page/element.ts";
import { tell } from "../../../src/page/events.ts";
import { notify, prepare } from "../../../src/page/notices/notify.ts";
import { isRefusal, Saver, type Refusal } from "../../../src/page/saving/saver.ts";
import { tellSaved } from "../../../src/page/saving/tell-saved.ts";
import { senders } from "../../../src/page/dialogs/senders.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { afterSave } from "./after-save.ts";
import { Problems, Refused } from "./refused.tsx";
import type { Going } from "../going.ts";
import type * as Meanwhile from "./meanwhile.tsx";
import meanwhileStyles from "./meanwhile.css";
import styles from "./saving.css";
import { messageOf } from "../problem-words.ts";

export interface Saving {
  store: Store;
  /** @returns whether it was saved */
  submit(focusField: (name: string) => void, going?: Going): Promise<boolean>;
  /** @returns what is wrong, or wrong on one page, once the server's checks are known too (R5.1-15) */
  judge(page?: number): Promise<Problem[]>;
  wording(problem: Problem): string;
  Summary: ComponentType<{ onPick(name: string): void }>;
  /** What stands in place of the form after a save (R3.6-40); nothing until then. */
  done(): ReactNode;
}

export interface SavingProps {
  inside: Inside;
  form: Form;
  etag: string | null;
  /** Begins a new record with these values. */
  renew(kept: Data): void;
}

export async function startSaving({ inside, form, etag, renew }: SavingProps): Promise<Saving> {
  // what is needed without a connection comes while there is one
  const [queue] = await Promise.all([import("./queue.tsx").catch(() => undefined), phrasesReady()]);
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
  let area: typeof Meanwhile | undefined;
  let result: ReactNode;
  prepare();
  queue?.prepareOutbox();
  const isAsking = form.schema.entries.some(({ validators }) => validators.some(({ type }) => type === "remote"));
  const remote =
    isAsking &&
    (await import("../../../src/forms/checks/remote.ts")).startRemote(form, {
      table: String(table),
      id: () => saver.id,
    });
  form.judgeBy(
    (entry, now, other, codec) => judge(entry, now, other, codec) ?? (remote ? remote.judge(entry, now) : undefined),
  );
  form.problemStore.listen(changed.tell);

  async function judgeWith(page?: number): Promise<Problem[]> {
    await form.changesUnderWay();
    if (remote) await remote.settle(page);
    return form.judgeAll(page);
  }

  async function save(focusField: (name: string) => void, going: Going): Promise<boolean> {
    const opener = openerOf(host);
    if (area && meanwhile.open.length) return stay(area);
    refusal = undefined;
    if (going === "draft") return saveDraft(opener, focusField);
    hasSubmitted = true;
    const problems = await judgeWith();
    changed.tell();
    if (problems.length) {
      tell("vs:invalid", { problems: problems.map((one) => messageOf(one, form.schema)) }, opener);
      focusField(problems[0]!.path);
      return false;
    }
    const isCreated = saver.id === "";
    const saved = await saver.save(opener);
    if (!saved) return false;
    await bringArea();
    if (isRefusal(saved)) return refuse(saved, focusField);
    const stays = going === "stay" || (going === "next" && isCreated);
    const isOpen = stays || !!form.schema.options["result"];
    tellSaved(saver, saved, { host, opener }, { isCreated, stays, isOpen });
    settled();
    const isGuarded = emptyUsed(form);
    if (going === "next" && isCreated) renew(keptOf(form));
    if (!stays) result = await afterSave(form, host, saved);
    if (result) changed.tell();
    else if (isGuarded && isCreated && !dialogAround(host)) renew({}); // R4-16
    else if (going === "stay" || (going === "leave" && !dialogAround(host))) void saver.refresh();
    return true;
  }

  async function saveDraft(opener: Element, focusField: (name: string) => void): Promise<boolean> {
    const kept = await saver.saveDraft(opener);
    await bringArea();
    if (isRefusal(kept)) return refuse(kept, focusField);
    notify({ kind: "success", text: t("draftSent"), delay: settings.save_notice_ms });
    settled();
    changed.tell();
    return true;
  }

  /** It is stored, together with what others have changed. */
  function settled(): void {
    const { taken } = meanwhile;
    if (area && taken.length) notify({ kind: "info", text: area.takenLine(form, taken) });
    meanwhile.clear();
    form.isNew = saver.id === "";
  }

  async function bringArea(): Promise<void> {
    if (meanwhile.isEmpty) return;
    area = await import("./meanwhile.tsx").catch(notBrought);
    adopt(root, meanwhileStyles);
  }

  function refuse(why: Refusal, focusField: (name: string) => void): false {
    refusal = why;
    emptyUsed(form);
    againWhenOnline(why.error, focusField);
    notify({ kind: "danger", text: why.text, delay: 5000 }); // the error area keeps it
    changed.tell();
    if (area && meanwhile.open.length) stay(area);
    return false;
  }
  function stay({ focusOpen }: NonNullable<typeof area>): false {
    focusOpen(root);
    return false;
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
    judge: judgeWith,
    wording: (problem) => messageOf(problem, form.schema).message,
    /** However often it is asked for, one save is under way. */
    submit(focusField, going = "leave") {
      running ??= save(focusField, going).finally(() => (running = undefined));
      return running;
    },
    Summary: ({ onPick }) => (
      <>
        {area && <area.MeanwhileArea form={form} meanwhile={meanwhile} root={root} onPick={onPick} />}
        <div role="alert">
          {refusal && !(area && meanwhile.clashes.length) && (
            <Refused key={changed.version()} refusal={refusal} saver={saver} />
          )}
          {refusal && queue && <queue.Queue inside={inside} saver={saver} error={refusal.error} done={forgetRefusal} />}
          {hasSubmitted && form.problems.length > 0 && <Problems form={form} onPick={onPick} />}
        </div>
      </>
    ),
    done: () => result,
  };
  return made;
}

/** Fields marked `keep` begin the next record with what they hold. */
function keptOf(form: Form): Data {
  const kept = form.schema.entries.filter(({ keep }) => keep === true);
  return Object.fromEntries(kept.map((entry) => [entry.name, form.write(entry)]));
}

/** Without its code the sentence of the refusal stands, and the next save asks for it again. */
function notBrought(error: unknown): undefined {
  console.error(error);
}
