/** Without a connection the user can put a save into the outbox and close the form (docs/safety.md, §4). */
import { useEffect, useState } from "react";
import { isDiskOff } from "../../../src/base/storage/disk.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { newId } from "../../../src/base/new-id.ts";
import { mayKeepAll, plain } from "../../../src/forms/changes/draft.ts";
import { sentBy } from "../../../src/forms/changes/sent.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { traitsOf } from "../../../src/forms/schema/field-traits.ts";
import { isNeverSent } from "../../../src/forms/editing/submission.ts";
import { dialogAround } from "../../../src/page/dialogs/dialogs.ts";
import { close } from "../../../src/page/dialogs/show-dialog.ts";
import { owner } from "../../../src/page/drafts/keeper.ts";
import type { Inside } from "../../../src/page/inside.ts";
import { notify } from "../../../src/page/notices/notify.ts";
import { words } from "../../../src/page/outbox/phrases.ts";
import { nameOf, prepareOutbox, showAction, showOutbox, sendWhenOnline } from "../../../src/page/outbox/sending.ts";
import type { Saver } from "../../../src/page/saving/saver.ts";
import { shown } from "../shown.ts";
import { isExact, putAside, waiting, type Waiting } from "../../../src/page/outbox/waiting-saves.ts";

interface QueueProps {
  inside: Inside;
  saver: Saver;
  error: unknown;
  /** The save is in the outbox: its refusal is no longer shown. */
  done(): void;
}

export function Queue({ inside, saver, error, done }: QueueProps) {
  const [count, setCount] = useState(0);
  useEffect(() => {
    void (async () => setCount((await waiting(await owner())).length))();
  }, []);
  if (!isNeverSent(error) || saver.sender || isDiskOff() || !mayKeepAll(saver.form) || !canWait(saver)) return null;

  const put = async () => {
    sendWhenOnline();
    const one = await madeOf(saver);
    if (!(await putAside(one))) return notify({ kind: "danger", text: words("outboxNotPut") });
    done();
    saver.putAside();
    const said = words(isExact(one) ? "outboxIsPut" : "outboxIsPutByHand", { title: nameOf(one) });
    notify({ kind: "info", text: said }, showAction());
    const dialog = dialogAround(inside.host);
    if (dialog) close(dialog, null);
    return undefined;
  };
  return (
    <div className="queue">
      <p>{words("outboxOffer")}</p>
      <button type="button" onClick={() => void put()}>
        {words("outboxPut")}
      </button>
      {count > 0 && (
        <button type="button" onClick={showOutbox}>
          {words("outboxCount", { count })}
        </button>
      )}
    </div>
  );
}

/**
 * Not a draft for the server, which the outbox would store as a whole record; not a new record whose former values may
 * be stored, which only the form can find out.
 */
function canWait(saver: Saver): boolean {
  const { pending } = saver.form;
  return !pending?.draft && (saver.id !== "" || !saver.mayBeStored || isAsSent(saver));
}

/** The values are those of the last try, which may use its key again. */
const isAsSent = ({ form, id }: Saver): boolean => form.pending?.sent === natives.json(sentBy(form, id !== "").body);

async function madeOf(saver: Saver): Promise<Waiting> {
  const { form, table, id, name, api, etag } = saver;
  const { body } = sentBy(form, id !== "");
  const isSeen = (entry: Entry) =>
    entry.name in body && !traitsOf(entry.type).isHidden && !form.state(entry.name).isHidden;
  const entries = form.schema.entries.filter(isSeen);
  return {
    id: newId(),
    owner: await owner(),
    at: Date.now(),
    state: "waiting",
    tab: "",
    table,
    record: id,
    form: name,
    api,
    title: form.schema.title,
    body: plain(body) as Waiting["body"],
    titles: Object.fromEntries(entries.map((entry) => [entry.name, plain(entry.title)])),
    shown: Object.fromEntries(entries.map((entry) => [entry.name, shown(entry, form.record.value(entry.name))])),
    first: Object.fromEntries(Object.keys(body).map((one) => [one, plain(form.record.loaded(one))])),
    key: (isAsSent(saver) && form.pending?.key) || newId(),
    match: etag,
    text: "",
  };
}

export { prepareOutbox };
