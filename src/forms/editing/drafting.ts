/** The drafts of an open form: typed input is kept, lost input is offered again (docs/safety.md, §4). */
import { settings } from "../../base/settings.ts";
import { store } from "../../base/store.ts";
import { contentOf, differences, restore, type Difference, type DraftContent } from "../changes/draft.ts";
import type { Form } from "../open-form.ts";
import type { Schema } from "../schema/schema.ts";
import { isReadOnly } from "./read-only.ts";

/** A draft on disk. */
interface Draft {
  id: string;
  /** When it was last written, in ms since 1970. */
  at: number;
  content: DraftContent;
}
/** Where drafts are stored: the page's `Keeper`. */
interface Shelf {
  /** Something was typed: schedules a write. */
  changed(): void;
  /** Writes now. @returns whether it is on disk */
  flush(): Promise<boolean>;
  /** Lost drafts of this form. */
  found(): Promise<Draft[]>;
  drop(draft: Draft): Promise<void>;
  putBack(draft: Draft): Promise<void>;
  end(): void;
}
export interface OfferedDraft {
  draft: Draft;
  /** The person has discarded it, and may take that back. */
  isDropped: boolean;
  rows: Difference[];
}
/** Reports what was done with a draft, for `vs:draft`. */
type Told = (state: "kept" | "restored" | "dropped") => void;

/** Drafts are kept unless the setting `drafts` or the schema says no; a form that only shows its record has none. */
export const wantsDrafts = (schema: Schema, entry: { mode?: unknown; disabled?: unknown }): boolean =>
  !isReadOnly(entry) && settings.drafts !== false && schema.options["draft"] !== false;

/**
 * The place of a draft as text: table, record and form; for a new record also its initial values, because another link
 * means another record.
 */
export function draftPlace({ table, obj }: { table?: unknown; obj?: unknown }, { schema }: Form, id: string): string {
  const fields = schema.name || schema.entries.map(({ name }) => name).join();
  return JSON.stringify([table, id, fields, id ? "" : (obj ?? "")]);
}

export class Drafting {
  /** Notifies listeners when the offered drafts change. */
  readonly changed = store();
  /** Fields of restored drafts that this form does not have: shown, and kept in the form's own draft. */
  lost: readonly Difference[] = [];
  /** The record's id; "" until a new record is stored. */
  id: string;
  readonly #form: Form;
  readonly #told: Told;
  #shelf: Shelf | undefined;
  #found: { draft: Draft; isDropped: boolean }[] = [];

  constructor(form: Form, id: string, told: Told) {
    this.#form = form;
    this.id = id;
    this.#told = told;
  }

  /** The content to keep; undefined when nothing was changed. */
  get content(): DraftContent | undefined {
    return contentOf(this.#form, this.lost);
  }
  /** Lost drafts and what each would change. */
  get offered(): OfferedDraft[] {
    return this.#found.map((one) => ({ ...one, rows: differences(this.#form, one.draft.content) }));
  }

  /** Keeps typed input from now on, and looks for lost drafts. @returns a function that stops it */
  start(shelf: Shelf): () => void {
    this.#shelf = shelf;
    const { any, settled } = this.#form.record;
    const ends = [
      any.listen(() => this.#hear()),
      settled.listen(() => {
        this.lost = []; // a person has seen what this form has no field for, and has saved it
        this.#hear();
      }),
    ];
    if (this.#form.record.isDirty) {
      // typed before the drafts' code was loaded: write it at once
      this.#hear();
      void shelf.flush();
    }
    void this.#look(shelf);
    return () => {
      for (const end of ends) end();
      shelf.end();
    };
  }

  /** When nothing is left to keep, the draft is deleted at once, before the page can be reloaded. */
  #hear(): void {
    this.#shelf!.changed();
    if (this.#form.record.isDirty || this.#form.pending || this.lost.length) return;
    void this.#shelf!.flush();
  }

  async #look(shelf: Shelf): Promise<void> {
    const drafts = await shelf.found();
    this.#found = drafts.filter((draft) => this.#isWanted(draft)).map((draft) => ({ draft, isDropped: false }));
    // saved already, in another tab or just before a crash
    for (const draft of drafts) if (!this.#isWanted(draft)) void shelf.drop(draft);
    this.changed.tell();
  }
  #isWanted({ content }: Draft): boolean {
    return differences(this.#form, content).length > 0 || (content.pending !== undefined && !this.id);
  }

  /** Puts the values back into the form. */
  restore(wanted: string): void {
    const { draft } = this.#draftOf(wanted);
    const shelf = this.#shelf!;
    this.lost = [...this.lost, ...restore(this.#form, draft.content)];
    this.#found = this.#found.filter((one) => one.draft !== draft);
    shelf.changed();
    // the old draft goes only once the form's own one is on disk
    void shelf.flush().then(async (isKept) => {
      if (isKept) await shelf.drop(draft);
    });
    this.#tell("restored");
  }
  drop(wanted: string): void {
    const one = this.#draftOf(wanted);
    one.isDropped = true;
    void this.#shelf!.drop(one.draft);
    this.#tell("dropped");
  }
  putBack(wanted: string): void {
    const one = this.#draftOf(wanted);
    one.isDropped = false;
    void this.#shelf!.putBack(one.draft);
    this.#tell("kept");
  }
  /** Another user has signed in: nothing of the former user is offered. */
  forget(): void {
    this.#found = [];
    this.changed.tell();
  }

  #draftOf(wanted: string) {
    return this.#found.find(({ draft }) => draft.id === wanted)!;
  }
  #tell(state: Parameters<Told>[0]): void {
    this.#told(state);
    this.changed.tell();
  }
}
