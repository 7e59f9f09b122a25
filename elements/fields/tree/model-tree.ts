import type { Data } from "../../../src/base/data.ts";
import { isData } from "../../../src/base/data.ts";
import { settings } from "../../../src/base/settings.ts";
import { store } from "../../../src/base/store.ts";
import { phrasesReady } from "../../../src/base/language/i18n.ts";
import { tell, type Events } from "../../../src/page/events.ts";
import { notify, withdraw } from "../../../src/page/notices/notify.ts";
import { hearTabs, tellTabs } from "../../../src/page/refreshing/other-tabs.ts";
import { words as refreshWords } from "../../../src/page/refreshing/phrases.ts";
import { showFailure } from "../../../src/page/load-failed.ts";
import { words as removeWords } from "../../../src/page/saving/remove-phrases.ts";
import { withKey } from "../../../src/page/saving/same-try.ts";
import { deleteItem, importItems, orderItems } from "../../../src/server/calls/records/classifiers.ts";
import { readRows } from "../../../src/server/calls/records/read-rows.ts";
import { createRecord, deleteRecord, updateRecord, type Saved } from "../../../src/server/calls/records/saves.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { plainSentence, reasonOf, sentence } from "../../../src/server/session/sentence.ts";
import {
  childrenOf,
  itemAt,
  itemKey,
  itemsIn,
  moved,
  movedBack,
  nested,
  orderOf,
  placeOfItem,
  removed,
  replaced,
  type Forest,
  type Item,
  type Place,
} from "../../../src/tables/tree/forest.ts";
import { words } from "./phrases.ts";
import { nameOf, type Commands } from "./tree-commands.ts";
import { idIn, textOf, type TreeOptions } from "./tree-options.ts";

/** The records of a table as a tree; every change is saved at once, one after the other (R7.3-18, R7.3-12). */
export class ModelTree implements Commands {
  /** Notifies listeners when `state` changes. */
  readonly changed = store();
  state: "loading" | "failed" | Forest = "loading";
  /** What the last read has failed with. */
  failure: unknown;
  /** Items whose saves have no answer yet. */
  saving: readonly Item[] = [];
  readonly #options: TreeOptions;
  readonly #host: Element;
  /** The running read; also one that a save has cut off, until it is read again. */
  #reading: AbortController | undefined;
  /** The last of the running saves. */
  #saving: Promise<unknown> = Promise.resolve();
  #isTelling = false;

  constructor(options: TreeOptions, host: Element) {
    this.#options = options;
    this.#host = host;
  }

  /** Reads the records, again after a save or delete of one elsewhere. @returns a function that ends this */
  start(): () => void {
    const hear = ({ detail }: CustomEvent<Events["vs:saved" | "vs:deleted"]>) => {
      if (!this.#isTelling) this.#follow(detail);
    };
    const life = new AbortController();
    for (const name of ["vs:saved", "vs:deleted"]) document.addEventListener(name, hear as EventListener, life);
    const end = hearTabs((changed) => this.#follow(changed));
    void this.read();
    return () => {
      end();
      this.#reading?.abort();
      life.abort();
    };
  }

  #follow({ table }: { table: string }): void {
    if (table === this.#options.model) void this.#readLater();
  }
  /** Not before the running saves: its answer would be older than they are. */
  async #readLater(): Promise<void> {
    await this.#saving;
    await this.read();
  }

  /** Reads the records; the former ones stay until then, and when that fails. */
  async read(): Promise<void> {
    this.#reading?.abort();
    const { signal } = (this.#reading = new AbortController());
    const { model, order, filter, api, pk, parent } = this.#options;
    const about = `refresh ${model}`;
    try {
      const { rows } = await readRows(model, { order, filter }, { ...(api && { api }), signal });
      if (signal.aborted) return;
      this.#become(nested(rows, { pk, parent }));
      withdraw(about);
    } catch (error) {
      if (signal.aborted) return;
      console.error(error);
      this.failure = error;
      if (typeof this.state === "string") this.#become("failed");
      else notify({ kind: "warning", text: `${refreshWords("refreshFailed")} ${plainSentence(error)}` }, { about });
    }
    this.#reading = undefined;
  }
  /** Gives up a read while nothing is shown. */
  readonly stop = (): void => {
    this.#reading?.abort();
    this.#reading = undefined;
    this.failure = new ServerError("aborted");
    this.#become("failed");
  };
  get forest(): Forest {
    return typeof this.state === "string" ? [] : this.state;
  }
  #become(state: ModelTree["state"]): void {
    this.state = state;
    this.changed.tell();
  }

  #becomeSaving(items: readonly Item[]): void {
    this.saving = items;
    this.changed.tell();
  }

  /** Moves an item at once and saves the order; a refused move goes back. */
  move(from: Place, to: Place): void {
    const item = itemAt(this.forest, from)!;
    const { model, attr } = this.#options;
    const around = from.slice(0, -1);
    const above = itemAt(this.forest, around);
    const next = itemAt(this.forest, [...around, from.at(-1)! + 1]);
    this.#become(moved(this.forest, from, to));
    const save = () =>
      orderItems({ order: orderOf(this.forest, (one) => idIn(one, this.#options)), table: model, attr }, this.#host);
    void this.#save(item, save, () => {
      const back = movedBack(this.forest, item, { above, next });
      if (back) this.#become(back);
      else void this.#readLater();
    });
  }

  /** Sets the check box of an item at once and saves it; a refused change goes back. */
  enable(item: Item, state: unknown): void {
    const { enable } = this.#options;
    this.#put(item, { [enable]: state });
    const save = () => this.#update(item, { [enable]: state });
    void this.#save(item, save, () => this.#put(item, { [enable]: item[enable] }));
  }

  /** @returns whether it was saved */
  async rename(place: Place, text: string): Promise<boolean> {
    const item = itemAt(this.forest, place)!;
    const values = { [this.#options.textKey]: text };
    const isSaved = await this.#save(item, () => this.#update(item, values));
    if (isSaved) this.#put(item, values);
    return isSaved;
  }

  /** A classifier takes several new items at once. */
  get isMany(): boolean {
    return this.#options.cls !== "";
  }
  add(above: Item | undefined, text: string): Promise<boolean> {
    return this.isMany ? this.#import(above, text) : this.#create(above, text);
  }

  async #create(above: Item | undefined, text: string): Promise<boolean> {
    const { model, textKey, parent, pk, filter, api } = this.#options;
    const item: Item = { [textKey]: text };
    const fixed = Object.fromEntries(Object.entries(filter).filter(([, value]) => !isWhole(value)));
    const parentId = above?.[pk] ?? null;
    return this.#save(item, async () => {
      const values = { ...fixed, ...item, [parent]: parentId, ...this.#lastPlace(above) };
      const saved = await withKey(this.#host, { about: model, values }, (key) =>
        createRecord(model, values, { api: prefix(api), opener: this.#host, key }),
      );
      this.#tellSaved(saved.id, saved, true);
      await this.read();
    });
  }

  /** The order of a new last item; nothing when the records show no order. */
  #lastPlace(above: Item | undefined): Data {
    const { attr } = this.#options;
    const place = above ? this.#placeOf(above) : [];
    const places = place ? itemsIn(this.forest, place).map((one) => Number(one[attr])) : [];
    const isOrdered = typeof this.forest[0]?.[attr] === "number";
    return isOrdered ? { [attr]: Math.max(-1, ...places) + 1 } : {};
  }

  /** Adds one item a line to the classifier. */
  #import(above: Item | undefined, data: string): Promise<boolean> {
    const { cls, pk, textKey } = this.#options;
    const values = { data, id: cls, parent: String(above?.[pk] ?? "") };
    return this.#save({ [textKey]: data.split("\n")[0] }, async () => {
      const opener = this.#host;
      await withKey(opener, { about: cls, values }, (key) => importItems(values, { opener, key }));
      await this.read();
    });
  }

  /** Only a single record can be restored. */
  #canUndo(item: Item): boolean {
    return !!settings.undo_delete && !this.#options.cls && !childrenOf(item).length;
  }
  /** Says before an item is deleted whether that can be undone. */
  consequence(item: Item): string {
    return removeWords(this.#canUndo(item) ? "deleteUndoable" : "deleteForGood");
  }

  /** Deletes an item with all below it, after the answer. */
  remove(item: Item): Promise<boolean> {
    const { model, cls, api } = this.#options;
    const id = String(idIn(item, this.#options) ?? "");
    return this.#save(item, async () => {
      if (cls) await deleteItem(id, this.#host);
      else await deleteRecord(model, id, { api: prefix(api), opener: this.#host });
      const now = this.#placeOf(item);
      if (now) this.#become(removed(this.forest, now));
      this.#telling(() => tell("vs:deleted", { table: model, id }, this.#host));
      tellTabs({ table: model, id, isDeleted: true });
      if (this.#canUndo(item)) this.#offerUndo(item, id);
    });
  }
  /** The notice of a delete, with a button that restores the record (R8-29). */
  #offerUndo(item: Item, id: string): void {
    const { model: table, api } = this.#options;
    const record = { table, id, name: nameOf(item, this.#options) };
    const offer = () =>
      void import("../../../src/page/saving/remove.ts").then(
        ({ tellDeleted }) => tellDeleted(record, this.#host, { api: prefix(api) }),
        () => showFailure(offer),
      );
    offer();
  }

  async #update(item: Item, values: Data): Promise<void> {
    const { model, api } = this.#options;
    const id = String(idIn(item, this.#options) ?? "");
    this.#tellSaved(id, await updateRecord(model, id, values, { api: prefix(api), opener: this.#host }), false);
  }

  /**
   * Saves after the running saves; a failure is undone and told in a notice, until a save of the item succeeds. The
   * records are read again where it may be stored after all.
   */
  #save(item: Item, save: () => Promise<unknown>, undo?: () => void): Promise<boolean> {
    // an answer that is on its way may be older than this save, and is read again after it
    const cutOff = this.#reading;
    cutOff?.abort();
    const about = `tree ${this.#options.model} ${item[itemKey] ?? ""}`;
    this.#becomeSaving([...this.saving, item]);
    const saving = this.#saving.then(async () => {
      try {
        await save();
        withdraw(about);
        return true;
      } catch (error) {
        await phrasesReady();
        undo?.();
        const isUnknown = (error as Partial<ServerError>).isStored === "unknown";
        const text = textOf(item, this.#options);
        const why = isUnknown ? `${text}: ${sentence(error)}` : words("treeUnsaved", { text, reason: reasonOf(error) });
        notify({ kind: "danger", text: why }, { about });
        if (isUnknown) void this.#readLater();
        tell("vs:failed", { error }, this.#host);
        return false;
      } finally {
        this.#becomeSaving(this.saving.toSpliced(this.saving.indexOf(item), 1));
      }
    });
    this.#saving = cutOff ? saving.then(() => this.read()) : saving;
    return saving;
  }

  #tellSaved(id: string, { answer }: Pick<Saved, "answer">, created: boolean): void {
    const { model: table } = this.#options;
    this.#telling(() => tell("vs:saved", { table, id, form: "", answer, created, stays: true }, this.#host));
    tellTabs({ table, id });
  }
  /** Own events do not make the tree read its records again. */
  #telling(run: () => void): void {
    this.#isTelling = true;
    run();
    this.#isTelling = false;
  }

  #placeOf(item: Item): Place | undefined {
    return placeOfItem(this.forest, item);
  }
  #put(item: Item, values: Data): void {
    const place = this.#placeOf(item);
    if (place) this.#become(replaced(this.forest, place, { ...itemAt(this.forest, place)!, ...values }));
  }
}

const isWhole = (value: unknown): boolean => isData(value) || Array.isArray(value);
/** A whole address is the one of the list; only a prefix serves saves too. */
const prefix = (api: string): string => (api.endsWith("/") ? api : "");
