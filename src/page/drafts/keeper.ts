/** Writes typed values of one form to disk within 300 ms, and finds earlier drafts of the form (docs/safety.md, §4). */
import { found, forget, keep, type Item } from "../../base/storage/disk.ts";
import { newId } from "../../base/new-id.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings } from "../../base/settings.ts";
import { livingTabs, tabId } from "../../base/storage/tab.ts";
import { keepWhenLeaving } from "./leaving.ts";

export interface Draft<Content> extends Item {
  /** The form it belongs to: table, record and form name, or a form of the page. */
  place: string;
  tab: string;
  content: Content;
}
interface Source<Content> {
  form: Element;
  place(): string;
  /** The content to keep; undefined when nothing was changed. */
  read(): Content | undefined;
  /** Checks stored content, which another version of the code may have written. */
  isContent(content: unknown): content is Content;
  told(state: "kept" | "dropped", at: number): void;
}

/** Debounce of typed characters, in ms; the disk gets the rest of the 300 ms. */
const behindMs = 180;
const dayMs = 24 * 60 * 60 * 1000;

/** Ids of drafts of forms that are open in this page: these are not lost. */
const open = new Set<string>();

/** The owner of drafts: the setting `user`; without it this tab alone. */
export const ownerOf = (user: string | null | undefined, tab: string): string => (user ? `user ${user}` : `tab ${tab}`);
export const owner = async (): Promise<string> => ownerOf(settings.user, await tabId());

export async function startKeeper<Content>(source: Source<Content>): Promise<Keeper<Content>> {
  return new Keeper(source, await tabId());
}

export class Keeper<Content> {
  readonly #source: Source<Content>;
  readonly #tab: string;
  readonly #owner: string;
  readonly #id = newId();
  readonly #end: () => void;
  #timer: number | undefined;
  #isBehind = false;
  #isKept = false;
  #writing: Promise<boolean> = Promise.resolve(true);

  constructor(source: Source<Content>, tab: string) {
    this.#source = source;
    this.#tab = tab;
    this.#owner = ownerOf(settings.user, tab);
    open.add(this.#id);
    this.#end = keepWhenLeaving(source.form, { flush: () => this.flush() });
  }

  /** Something was typed: schedules a write. */
  changed(): void {
    this.#isBehind = true;
    this.#timer ??= natives.after(behindMs, () => void this.flush());
  }

  /** Writes pending changes now. @returns whether everything is on disk */
  flush(): Promise<boolean> {
    natives.cancel(this.#timer);
    this.#timer = undefined;
    if (this.#isBehind) this.#writing = this.#write();
    this.#isBehind = false;
    return this.#writing;
  }

  async #write(): Promise<boolean> {
    const content = this.#source.read();
    const at = Date.now();
    if (!content) return this.#forget();
    this.#isKept = true;
    const draft = { id: this.#id, owner: this.#owner, place: this.#source.place(), tab: this.#tab, at, content };
    const isOnDisk = await keep("drafts", draft);
    if (isOnDisk) this.#source.told("kept", at);
    return isOnDisk;
  }

  async #forget(): Promise<true> {
    if (!this.#isKept) return true;
    this.#isKept = false;
    await forget("drafts", [this.#id]);
    this.#source.told("dropped", Date.now());
    return true;
  }

  /** Lost drafts of this form, the newest first: of this tab, or of tabs that are closed. */
  async found(): Promise<Draft<Content>[]> {
    await sweep();
    const drafts = await found<Draft<Content>>("drafts", "place", [this.#owner, this.#source.place()]);
    // `open` no longer names the form's own draft when the form is removed while the disk is read
    const isOpen = (id: string) => id === this.#id || open.has(id);
    const others = drafts.filter((draft) => this.#isDraft(draft) && !isOpen(draft.id));
    const living = await livingTabs(others.map(({ tab }) => tab).filter((tab) => tab !== this.#tab));
    return others.filter(({ tab }) => !living.has(tab)).toSorted((one, other) => other.at - one.at);
  }

  /** What is unknown stays on disk, for the version that wrote it, until `draft_days`. */
  #isDraft({ id, tab, at, content }: Draft<unknown>): boolean {
    const isItem = typeof id === "string" && typeof tab === "string" && typeof at === "number";
    return isItem && this.#source.isContent(content);
  }

  /** Deletes a draft that was discarded or restored. */
  drop(draft: Draft<Content>): Promise<void> {
    return forget("drafts", [draft.id]);
  }
  /** Stores a discarded draft again. */
  async putBack(draft: Draft<Content>): Promise<void> {
    await keep("drafts", draft);
  }

  /** The form was removed: its draft stays on disk, with the last characters unless another person is signed in now. */
  end(): void {
    if (this.#isBehind && ownerOf(settings.user, this.#tab) === this.#owner) void this.flush();
    natives.cancel(this.#timer);
    this.#timer = undefined;
    this.#isBehind = false;
    this.#end();
    open.delete(this.#id);
  }
}

let swept: Promise<void> | undefined;
/** Deletes drafts older than `draft_days`, once per page. */
const sweep = (): Promise<void> => (swept ??= removeOld());
async function removeOld(): Promise<void> {
  const oldest = Date.now() - (settings.draft_days ?? 7) * dayMs;
  const old = await found("drafts", "at", IDBKeyRange.upperBound(oldest));
  if (old.length)
    await forget(
      "drafts",
      old.map(({ id }) => id),
    );
}
