/** Adds a typed text to a list as a new entry (R3.6-28, R7.2-04). */
import { phrasesReady } from "../../../base/language/i18n.ts";
import { labelled } from "../../../forms/lists/read-list.ts";
import { exactly } from "../../../forms/lists/search.ts";
import { arrived, askAgain, type Option, type Parents } from "../../../forms/lists/option-lists.ts";
import type { Entry } from "../../../forms/schema/schema.ts";
import { ServerError } from "../../../server/client/server-error.ts";
import { addOption } from "../../../server/calls/lists/suggest.ts";

/** Adds the entry. @returns its choice; undefined when it failed, which a notice shows (R8-06) */
export async function addEntry(entry: Entry, name: string, parents: Parents | undefined): Promise<Option | undefined> {
  const group = String(entry["data"] ?? "");
  try {
    const id = await addOption({ group, name, key: parents?.[String(entry["parent"])] ?? "" });
    askAgain(group, true);
    const made = await arrived(entry, parents, (option) =>
      id ? option.id === id : exactly([option], name) !== undefined,
    );
    return made ?? (id ? labelled(id, name) : undefined);
  } catch (error) {
    await report(error);
    return undefined;
  }
}

/** '{status} : {response text}' (R8-06); phrases are loaded only now. */
async function report(failure: unknown): Promise<void> {
  const [{ notify }, { sentence }] = await Promise.all([
    import("../../../page/notices/notify.ts"),
    import("../../../server/session/sentence.ts"),
    phrasesReady(),
  ]);
  const isAnswer = failure instanceof ServerError && failure.status;
  notify({ kind: "danger", text: isAnswer ? `${failure.status} : ${failure.text}` : sentence(failure) });
}
