/**
 * `vs-draft`: a form of the page keeps what is typed, offers it again, and asks before the page is left
 * (docs/safety.md, §4).
 */
import { membersOf } from "../../base/runtime/members.ts";
import { natives } from "../../base/runtime/runtime.ts";
import { settings, settingsStore } from "../../base/settings.ts";
import { store, type Store } from "../../base/store.ts";
import { guardTyped } from "../dialogs/dialogs.ts";
import { tell, type Events } from "../events.ts";
import { element } from "../new-element.ts";
import { contentOf, rowsOf, type HostContent, isHostContent } from "./host-content.ts";
import { identityOf, placeOf } from "./host-place.ts";
import { differing, pickFrom, putBack, valuesAtFirst, valuesNow, type HostValues } from "./host-values.ts";
import { startKeeper, type Draft, type Keeper } from "./keeper.ts";
import { isKept, whenSent } from "./kept-input.ts";
import type { DraftRow, Offer, OfferedDraft } from "./offer.ts";
import { arrivalAfter, isStored, leaveMark, readMark, removeMark } from "./submitted.ts";

type HostDraft = Draft<HostContent>;
/** The data source of the strip above the form. */
export interface OfferSource extends Pick<Store, "listen" | "version"> {
  offer(): Offer;
}

const living = new Map<HTMLFormElement, HostForm>();
/** Who was signed in when a form came: what one person typed into it is not kept for another. */
const users = new WeakMap<HTMLFormElement, typeof settings.user>();
/** Identities of the forms on this page. */
const identities = new Set<string>();

export function keepHostForm(form: HTMLFormElement): void {
  // the same form may come again: what was typed into a removed one is offered in it
  for (const one of living.values()) one.endRemoved();
  if (living.has(form) || settings.drafts === false) return;
  if (!users.has(form)) users.set(form, settings.user);
  if (users.get(form) !== settings.user) return;
  identities.add(identityOf(form));
  const kept = new HostForm(form);
  living.set(form, kept);
  void kept.start();
}

/** After a post, on a page without the posted form: drops its draft if the answer shows that it was stored. */
export async function settleMark(): Promise<void> {
  const mark = readMark();
  if (!mark || identities.has(mark.identity)) return;
  removeMark();
  if (!isStored(arrivalAfter(mark), false, false)) return;
  const made = document.createElement("form"); // placeholder: the keeper needs a form, and this page has none
  const keeper = await startKeeper<HostContent>({
    form: made,
    place: () => mark.place,
    read: nothing,
    isContent: isHostContent,
    told: nothing,
  });
  for (const draft of await keeper.found()) if (draft.content.isSubmitted) await keeper.drop(draft);
  keeper.end();
}
const nothing = () => undefined;

class HostForm {
  readonly #form: HTMLFormElement;
  readonly #identity: string;
  readonly #mark = readMark();
  readonly #store = store();
  readonly #life = new AbortController();
  readonly #user = settings.user;
  #first: HostValues;
  /** What our own submit has sent and not yet stored. */
  #sent: HostValues | undefined;
  #place: string;
  #unguard = nothing as () => void;
  #keeper: Keeper<HostContent> | undefined;
  #found: { draft: HostDraft; isDropped: boolean }[] = [];
  #lost: DraftRow[] = [];
  #isSubmitted = false;
  #strip: HTMLElement | undefined;

  constructor(form: HTMLFormElement) {
    this.#form = form;
    this.#identity = identityOf(form);
    this.#first = valuesAtFirst(form);
    this.#place = placeOf(form);
  }

  async start(): Promise<void> {
    const form = this.#form;
    const isShownAgain = this.#mark?.identity === this.#identity && arrivalAfter(this.#mark).isAnswer;
    // the page that shows the error may have another address
    if (isShownAgain) this.#place = this.#mark.place;
    this.#listen();
    const keeper = await startKeeper<HostContent>({
      form,
      place: () => this.#place,
      read: () => contentOf(form, this.#first, this.#isSubmitted),
      isContent: isHostContent,
      told: (state) => {
        this.#unguard();
        this.#announce(state);
      },
    });
    if (this.#isOver) return keeper.end();
    this.#keeper = keeper;
    if (this.#isDirty) keeper.changed();
    await this.#look();
    if (this.#mark?.identity === this.#identity) removeMark();
  }

  /** Ends the life of a form that is no longer in the page; back in it, it is a form that comes anew. */
  endRemoved(): void {
    if (!this.#isConnected) this.#end();
  }

  get #isOver(): boolean {
    return this.#life.signal.aborted;
  }
  get #isConnected(): boolean {
    return membersOf(this.#form).isConnected;
  }
  get #isDirty(): boolean {
    return differing(valuesNow(this.#form), this.#first).length > 0;
  }

  #listen(): void {
    const form = this.#form;
    const { addEventListener: listen } = membersOf(form);
    const { signal } = this.#life;
    const hear = () => this.#hear();
    // a beforeunload listener keeps the page out of the Back cache: it is removed once the draft is on disk
    const warn = (event: Event) => this.#isSubmitted || isKept(form) || event.preventDefault();
    this.#unguard = () => removeEventListener("beforeunload", warn);
    const changed = () => {
      this.#hear();
      if (this.#isDirty) addEventListener("beforeunload", warn, { signal });
      else this.#unguard();
    };
    for (const type of ["input", "change"]) listen(type, changed, { signal });
    listen("reset", () => natives.after(0, hear), { signal });
    whenSent.set(form, () => (this.#sent = valuesNow(form)));
    // that of a button inside has stored nothing of it
    listen("vs:done", ({ target }) => target === form && this.#settle(), { signal });
    // after the page's own handlers: a submit that they prevent does not count
    const submitted = ({ target, defaultPrevented }: Event) => {
      this.endRemoved();
      if (target === form && !defaultPrevented && !this.#isOver) this.#submit();
    };
    addEventListener("submit", submitted, { signal });
    addEventListener("pageshow", ({ persisted }) => persisted && this.#returned(), { signal });
    const free = guardTyped(form, () => this.#isConnected && !this.#isSubmitted && this.#isDirty);
    const stop = settingsStore.listen(() => settings.user !== this.#user && this.#end());
    signal.addEventListener("abort", () => {
      whenSent.delete(form);
      free();
      stop();
    });
  }

  #hear(): void {
    this.#isSubmitted = false;
    this.#keeper?.changed();
    if (!this.#isDirty) void this.#keeper?.flush();
  }
  /** The form is being sent to the server; the next page shows the result. */
  #submit(): void {
    this.#isSubmitted = true;
    this.#keeper?.changed();
    void this.#keeper?.flush();
    const page = location.href.replace(/#.*/s, "");
    if (this.#isDirty) leaveMark({ place: this.#place, identity: this.#identity, page });
  }
  #returned(): void {
    if (!this.#isSubmitted) return;
    this.#hear();
    removeMark();
  }
  /** Our own submit has stored it, but not what was typed since it was sent. */
  #settle(): void {
    this.#first = this.#sent ?? valuesNow(this.#form);
    this.#sent = undefined;
    this.#hear();
  }
  /** The form was removed, or another user has signed in: nothing of the former user is shown or kept. */
  #end(): void {
    living.delete(this.#form);
    this.#life.abort();
    this.#keeper?.end();
    this.#keeper = undefined;
    this.#found = [];
    this.#lost = [];
    this.#show();
  }

  // ---- earlier drafts

  async #look(): Promise<void> {
    const keeper = this.#keeper!;
    const now = valuesNow(this.#form);
    for (const draft of await keeper.found()) {
      if (this.#isOver) return;
      const { values, isSubmitted } = draft.content;
      const isSame = !differing(values, { ...values, ...pickFrom(now, values) }).length;
      if (this.#isFinished(isSubmitted, isSame)) void keeper.drop(draft);
      else if (isSame) await this.#adopt(draft);
      else this.#found.push({ draft, isDropped: false });
    }
    this.#show();
  }
  #isFinished(isSubmitted: boolean, isSame: boolean): boolean {
    const mark = this.#mark;
    return isSubmitted && !!mark && mark.place === this.#place && isStored(arrivalAfter(mark), true, isSame);
  }
  /** The page shows the posted values again: they are unsaved, though the server has written them as initial values. */
  async #adopt(draft: HostDraft): Promise<void> {
    this.#first = { ...this.#first, ...draft.content.first };
    this.#keeper?.changed();
    if (await this.#keeper?.flush()) await this.#keeper?.drop(draft);
  }

  #offer(): Offer {
    const draftOf = (id: string) => this.#found.find(({ draft }) => draft.id === id)!;
    const drafts = this.#found.map(({ draft: { id, at, content }, isDropped }): OfferedDraft => {
      return { id, at, isDropped, isSubmitted: content.isSubmitted, rows: rowsOf(this.#form, content, this.#first) };
    });
    const mark = (id: string, isDropped: boolean) => {
      draftOf(id).isDropped = isDropped;
      this.#announce(isDropped ? "dropped" : "kept");
      this.#show();
    };
    return {
      drafts,
      lost: this.#lost,
      restore: (id) => this.#restore(draftOf(id).draft),
      drop: (id) => {
        void this.#keeper?.drop(draftOf(id).draft);
        mark(id, true);
      },
      putBack: (id) => {
        void this.#keeper?.putBack(draftOf(id).draft);
        mark(id, false);
      },
    };
  }

  #restore(draft: HostDraft): void {
    const { content } = draft;
    this.#found = this.#found.filter((one) => one.draft !== draft);
    const rows = rowsOf(this.#form, content, this.#first);
    const names = putBack(this.#form, content.values);
    this.#lost = [...this.#lost, ...rows.filter(({ name }) => names.includes(name))];
    this.#hear();
    // with missing fields or options, the old draft is the only copy of their values
    void this.#keeper?.flush().then(async (isOnDisk) => {
      if (isOnDisk && !this.#lost.length) await this.#keeper?.drop(draft);
    });
    this.#announce("restored");
    this.#show();
    membersOf(this.#form).querySelector<HTMLElement>("input:not([type=hidden]),select,textarea")?.focus();
  }

  /** Inserts the strip before the form while there is something to show, else removes it. */
  #show(): void {
    this.#store.tell();
    const isNeeded = this.#found.length + this.#lost.length > 0;
    if (!isNeeded) return this.#strip?.remove();
    const { listen, version } = this.#store;
    const source: OfferSource = { listen, version, offer: () => this.#offer() };
    this.#strip ??= element("vs-drafts", { source });
    if (!this.#strip.isConnected) membersOf(this.#form).before(this.#strip);
  }

  #announce(state: Events["vs:draft"]["state"]): void {
    tell("vs:draft", { state, table: "", id: "", form: this.#identity }, this.#form);
  }
}
