/** Loads the code of a save, at the first change of an open form. */
import { adopt } from "../../../src/base/sheets.ts";
import { isData } from "../../../src/base/data.ts";
import { phrasesReady } from "../../../src/base/language/i18n.ts";
import { judge } from "../../../src/forms/checks/validators.ts";
import { Submission } from "../../../src/forms/editing/submission.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { senders } from "../../../src/page/dialogs/senders.ts";
import { prepare } from "../../../src/page/notices/notify.ts";
import { Saver } from "../../../src/page/saving/saver.ts";
import styles from "./submitting.css";
import { Submitting, type SubmittingProps } from "./submitting.ts";
import { Summary } from "./summary.tsx";

export interface Started {
  submitting: Submitting;
  /** The area at the top of the form. */
  Summary: typeof Summary;
}

export async function startSubmitting(props: SubmittingProps): Promise<Started> {
  // The code of the outbox is needed offline, so it is loaded in advance.
  const [queue] = await Promise.all([import("./queue.tsx").catch(() => undefined), phrasesReady()]);
  const { inside, form } = props;
  adopt(inside.root, styles);
  prepare();
  queue?.prepareOutbox();
  const saver = saverOf(props);
  const remote = await remoteOf(form, saver);
  form.judgeBy((entry, now, other, reader) => judge(entry, now, other, reader) ?? remote?.judge(entry, now));
  return {
    submitting: new Submitting(props, { saver, queue, submission: new Submission(form, saver, remote) }),
    Summary,
  };
}

function saverOf({ inside, form, etag }: SubmittingProps): Saver {
  const { table, form: formName, record, api, mode, schema, value } = inside.entry();
  const sender = senders.get(inside.host);
  return new Saver({
    form,
    // without a table the record is one of the table that is called like the form
    table: String(table || (sender ? "" : formName)),
    name: form.schema.name,
    id: mode === "add" ? "" : String(record),
    etag,
    api: String(api),
    sender,
    isRead: !schema && !isData(value),
  });
}

/** The checks on the server, if the schema has any. */
async function remoteOf(form: Form, saver: Saver) {
  const isAsking = form.schema.entries.some(({ validators }) => validators.some(({ type }) => type === "remote"));
  if (!isAsking) return undefined;
  const { startRemote } = await import("../../../src/forms/checks/remote.ts");
  return startRemote(form, { table: saver.table, id: () => saver.id });
}
