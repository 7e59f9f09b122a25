/** The drafts of an open form: what is typed goes on disk, what was lost is offered again (SAFETY.md §4). */
import { useSyncExternalStore, type ComponentType } from "react";
import { adopt } from "../../../src/base/css.ts";
import { diskStore, isDiskOff } from "../../../src/base/storage/disk.ts";
import { settings, settingsStore } from "../../../src/base/settings.ts";
import { store } from "../../../src/base/store.ts";
import {
  contentOf,
  differences,
  restore,
  type Difference,
  type DraftContent,
} from "../../../src/forms/changes/draft.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { openerOf } from "../../../src/page/dialogs/dialogs.ts";
import { startKeeper, type Draft } from "../../../src/page/drafts/keeper.ts";
import { leaveKept } from "../../../src/page/drafts/leaving.ts";
import type { Inside } from "../../../src/page/element.ts";
import { tell, type Events } from "../../../src/page/events.ts";
import { DraftStrip, styles } from "../../../src/view/drafts/draft-strip.tsx";
import { words } from "../../../src/view/drafts/phrases.ts";
import { rowOf } from "./draft-row.ts";

export interface Drafts {
  /** What was lost before. */
  Offer: ComponentType;
  /** 'Чернетку збережено о 14:05' (LOOK.md). */
  Line: ComponentType;
  /** Where a part of the program is gone, as after a new deployment: the page is loaded again, with nothing lost. */
  Reload: ComponentType;
  end(): void;
}
interface Found {
  draft: Draft<DraftContent>;
  isDropped: boolean;
}

export async function startDrafts(inside: Inside, form: Form): Promise<Drafts> {
  const { host, root } = inside;
  const { record } = form;
  /** Told when the disk has something new, and when other drafts are offered. */
  const keptStore = store();
  const foundStore = store();
  const user = settings.user;
  let id = String(inside.entry()["record"] ?? "");
  let found: Found[] = [];
  let lost: Difference[] = [];
  let keptAt = 0;
  adopt(root, styles);

  const keeper = await startKeeper<DraftContent>({
    form: host,
    place: () => placeOf(inside, form, id),
    read: () => contentOf(form, lost),
    told(state, at) {
      keptAt = state === "kept" ? at : 0;
      announce(state);
      keptStore.tell();
    },
  });

  function announce(state: Events["vs:draft"]["state"]): void {
    const table = String(inside.entry()["table"] ?? "");
    tell("vs:draft", { state, table, id, form: form.schema.name }, openerOf(host));
  }

  /** What leaves nothing to keep is on disk before a page is loaded again. */
  function hear(): void {
    keeper.changed();
    if (record.isDirty || form.pending) return;
    lost = [];
    void keeper.flush();
  }

  async function look(): Promise<void> {
    const drafts = await keeper.found();
    const isWanted = ({ content }: Draft<DraftContent>) =>
      differences(form, content).length > 0 || (content.pending && !id);
    found = drafts.filter(isWanted).map((draft) => ({ draft, isDropped: false }));
    // what is saved already, in another tab or just before a crash
    for (const draft of drafts) if (!isWanted(draft)) void keeper.drop(draft);
    foundStore.tell();
  }

  const draftOf = (wanted: string) => found.find(({ draft }) => draft.id === wanted)!;
  const can = {
    restore(wanted: string): void {
      const { draft } = draftOf(wanted);
      lost = [...lost, ...restore(form, draft.content)];
      found = found.filter((one) => one.draft !== draft);
      keeper.changed();
      // the old one goes when the new one lies there
      void keeper.flush().then(async (isKept) => {
        if (isKept) await keeper.drop(draft);
      });
      announce("restored");
      foundStore.tell();
      root.querySelector<HTMLElement>("[data-anchor]:not(:disabled,[readonly],[hidden])")?.focus();
    },
    drop(wanted: string): void {
      const one = draftOf(wanted);
      one.isDropped = true;
      void keeper.drop(one.draft);
      announce("dropped");
      foundStore.tell();
    },
    putBack(wanted: string): void {
      const one = draftOf(wanted);
      one.isDropped = false;
      void keeper.putBack(one.draft);
      announce("kept");
      foundStore.tell();
    },
  };

  /** A new record has its id from its first save on. */
  function hearSaved(event: Event): void {
    const { detail, target } = event as CustomEvent<Events["vs:saved"]>;
    if (target === openerOf(host) && detail.form === form.schema.name) id ||= detail.id;
  }

  /** Somebody else is signed in: nothing of the former is shown, nor kept any more. */
  function hearSettings(): void {
    if (settings.user === user) return;
    found = [];
    end();
    foundStore.tell();
  }

  const ends = [
    record.any.listen(hear),
    settingsStore.listen(hearSettings),
    diskStore.listen(keptStore.tell),
    () => removeEventListener("vs:saved", hearSaved),
  ];
  addEventListener("vs:saved", hearSaved);
  function end(): void {
    for (const stop of ends) stop();
    keeper.end();
  }
  if (record.isDirty) {
    // typed before this code came: it has waited long enough
    hear();
    void keeper.flush();
  }
  void look();

  const lineOf = (): string => {
    if (isDiskOff()) return record.isDirty ? words("draftsOff") : "";
    const time = new Date(keptAt).toTimeString().slice(0, 5);
    return keptAt ? words("draftsSaved", { time }) : "";
  };
  return {
    end,
    Offer() {
      useSyncExternalStore(foundStore.listen, foundStore.version);
      const drafts = found.map(({ draft: { id: own, at, content }, isDropped }) => {
        return { id: own, at, isDropped, rows: differences(form, content).map(rowOf) };
      });
      return <DraftStrip drafts={drafts} lost={lost.map(rowOf)} {...can} />;
    },
    Reload: () => (
      <button type="button" onClick={() => void leaveKept(() => location.reload())}>
        {words("draftsReload")}
      </button>
    ),
    Line() {
      const text = useSyncExternalStore(keptStore.listen, lineOf);
      return text ? <span part="draft">{text}</span> : null;
    },
  };
}

/** Table, record and form; of a new record also what it begins with, as another link means another record. */
function placeOf(inside: Inside, { schema }: Form, id: string): string {
  const { table, obj } = inside.entry();
  const fields = schema.name || schema.entries.map(({ name }) => name).join();
  return JSON.stringify([table, id, fields, id ? "" : (obj ?? "")]);
}
