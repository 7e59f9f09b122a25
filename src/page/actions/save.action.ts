import type { Data } from "../../base/data.ts";
import { settings } from "../../base/settings.ts";
import { createRecord, updateRecord } from "../../server/calls/records/saves.ts";
import { sentence } from "../../server/session/sentence.ts";
import { tell } from "../events.ts";
import { mistake } from "../inspecting/opening-tag.ts";
import { notify, withdraw } from "../notices/notify.ts";
import { callBack } from "../saving/call-back.ts";
import { tellTabs } from "../refreshing/other-tabs.ts";
import { refreshAfter } from "../saving/follow.ts";
import { withKey } from "../saving/same-try.ts";
import { showBusy } from "../saving/show-busy.ts";
import { formValues, objOf } from "../saving/values-of.ts";
import { readTarget } from "../shell/routes.ts";
import type { Action, ClickAttribute } from "./action.ts";
import { given } from "./beside.ts";
import { fail } from "./report-failure.ts";
import { words } from "../saving/phrases.ts";

export const attribute = {
  shape: /^[^\s/]+(\/[^\s/]+)?$/,
  needs: '"table" or "table/id"',
  text: "Saves the values of the nearest form, or of `obj`; without an id as a new record.",
  example: '<button type="button" save="works.request/17" obj="priority:5">Priority 5</button>',
} satisfies ClickAttribute;

/** `save="table[/id]"`: stores the values of the nearest form, or of `obj` (R2.2-07). */
export const run: Action = async ({ element, value }) => {
  const { table, id } = readTarget(value);
  try {
    const values = (await objOf(element)) ?? formValues(element);
    if (values) await store(element, { table, id, values });
    else mistake(element, "save needs a form around it or obj; found neither.");
  } catch (error) {
    fail(error, element, sentence);
  }
};

/** Stores values of a record, or a new one without an id; says what became of it and refreshes the page. */
export async function store(element: Element, { table, id, values }: Stored): Promise<void> {
  const intention = `save ${table}/${id}`;
  try {
    const saved = await withKey(element, { about: intention, values }, async (key) =>
      showBusy(element, async () =>
        id
          ? updateRecord(table, id, values, { key, opener: element })
          : createRecord(table, values, { key, opener: element }),
      ),
    );
    const about = { table, id: saved.id || id, form: "", answer: saved.answer, created: !id };
    tell("vs:saved", about, element);
    tellTabs({ table, id: saved.id || id });
    if (saved.noSavedMessage) withdraw(intention);
    else
      notify(
        { kind: "success", text: words("successfullySaved"), delay: settings.save_notice_ms },
        { about: intention },
      );
    callBack(given(element, "callback"), saved.answer, element);
    await refreshAfter(element, { table, id: saved.id || id });
  } catch (error) {
    fail(error, element, sentence, intention);
  }
}

interface Stored {
  table: string;
  id: string;
  values: Data;
}
