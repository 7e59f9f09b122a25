import { useCallback, useEffect, useState } from "react";
import { t, titleOf } from "../../src/base/language/i18n.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { close } from "../../src/page/dialogs/show-dialog.ts";
import { confirm } from "../../src/page/dialogs/confirm.ts";
import { owner } from "../../src/page/drafts/keeper.ts";
import { notify } from "../../src/page/notices/notify.ts";
import { words } from "../../src/page/outbox/phrases.ts";
import { aboutOf, nameOf, sendOne } from "../../src/page/outbox/sending.ts";
import {
  canCheck,
  check,
  isExact,
  outboxStore,
  removeWaiting,
  waiting,
  type Waiting,
} from "../../src/page/outbox/waiting-saves.ts";
import { tellTabs } from "../../src/page/refreshing/other-tabs.ts";
import { refresh } from "../../src/page/refreshing/refresh.ts";
import { Dialog } from "../../src/view/dialogs/dialog.tsx";
import dialogStyles from "../../src/view/dialogs/dialog.css";
import { whenOf } from "../../src/view/drafts/draft-strip.tsx";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import styles from "./outbox.css";
import { words as checkWords } from "../../src/page/saving/check-phrases.ts";

/** `<vs-outbox>`: saves stored while offline; each can be sent, checked or deleted. */
export const mount = mountView(Outbox, dialogStyles, styles);

function Outbox({ inside }: ViewProps) {
  const { host } = inside;
  const isOpen = !!inside.entry()["open"];
  const [entries, setEntries] = useState<Waiting[] | undefined>(undefined);
  const read = useCallback(() => void (async () => setEntries(await waiting(await owner())))(), []);
  useEffect(() => {
    if (!isOpen) return undefined;
    read();
    return outboxStore.listen(read);
  }, [isOpen, read]);
  const foot = (
    <button type="button" className="main" onClick={() => close(host)}>
      {t("close")}
    </button>
  );
  return (
    <Dialog inside={inside} foot={foot}>
      {entries?.length === 0 && <p>{words("outboxEmpty")}</p>}
      <ul>
        {entries?.map((one) => (
          <Entry key={one.id} one={one} />
        ))}
      </ul>
    </Dialog>
  );
}

function Entry({ one }: { one: Waiting }) {
  const { state, at, text } = one;
  const name = nameOf(one);
  const isByHand = state === "waiting" && !isExact(one);
  return (
    <li>
      <b id={one.id}>{name}</b>
      <span className="about">
        {whenOf(at)} · {words(isByHand ? "outboxByHand" : `outbox_${state}`)}
        {text && `: ${text}`}
      </span>
      <details>
        <summary>{words("outboxValues")}</summary>
        <Values one={one} />
      </details>
      <div className="can">
        {(state === "waiting" || state === "failed") && (
          <button type="button" aria-describedby={one.id} onClick={() => void sendOne(one)}>
            {words("outboxSend")}
          </button>
        )}
        {state === "unknown" && canCheck(one) && (
          <button type="button" aria-describedby={one.id} onClick={() => void look(one)}>
            {checkWords("check")}
          </button>
        )}
        {state !== "sending" && (
          <button type="button" aria-describedby={one.id} onClick={() => void remove(one)}>
            {words("outboxDelete")}
          </button>
        )}
      </div>
    </li>
  );
}

/** The fields that the form shows; what a person has changed in a stored record stands first, also what was emptied. */
function Values({ one: { record, body, first, titles, shown } }: { one: Waiting }) {
  const isChanged = (name: string) =>
    record !== "" && natives.json(body[name] ?? null) !== natives.json(first[name] ?? null);
  const isGiven = (name: string) => body[name] !== null && body[name] !== "";
  const names = Object.keys(body).filter((name) => name in titles);
  return (
    <dl>
      {[...names.filter(isChanged), ...names.filter((name) => isGiven(name) && !isChanged(name))].map((name) => (
        <div key={name} className={isChanged(name) ? "changed" : undefined}>
          <dt>{titleOf(titles[name], name)}</dt>
          <dd>{isGiven(name) ? textOf(shown?.[name] ?? body[name]) : "—"}</dd>
        </div>
      ))}
    </dl>
  );
}

const textOf = (value: unknown): string => (typeof value === "object" ? natives.json(value) : String(value));

async function look(one: Waiting): Promise<void> {
  const isStored = await check(one).catch(() => undefined);
  const kind = isStored === undefined ? "warning" : "info";
  const text = checkWords(isStored === undefined ? "cannotCheck" : isStored ? "isStored" : "isNotStored");
  notify({ kind, text }, { about: aboutOf(one) }); // in place of the failure
  const { table, record: id } = one;
  if (!isStored) return;
  tellTabs({ table, id });
  await refresh({ table, id, otherwise: () => {} });
}

async function remove(one: Waiting): Promise<void> {
  const question = words("outboxDeleteQuestion", { title: nameOf(one) });
  if (await confirm(question, { yes: words("outboxDelete"), isDanger: true })) await removeWaiting(one.id);
}
