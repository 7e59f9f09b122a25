import { store } from "../../../src/base/store.ts";
import type { Events } from "../../../src/page/events.ts";
import { notify, withdraw } from "../../../src/page/notices/notify.ts";
import { hearTabs } from "../../../src/page/refreshing/other-tabs.ts";
import { words as refreshWords } from "../../../src/page/refreshing/phrases.ts";
import { readHistory, type Change } from "../../../src/server/calls/records/read-history.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { sentence } from "../../../src/server/session/sentence.ts";

/** The changes of one record, read again after each save of the record, also in another tab, and after each method. */
export class HistoryList {
  /** Notifies listeners when `state` changes. */
  readonly changed = store();
  state: "loading" | "failed" | readonly Change[] = "loading";
  /** What the last read has failed with. */
  failure: unknown;
  #table = "";
  #id = "";
  #reading = new AbortController();

  /** Shows the changes of a record; without an id there are none. @returns a function that ends this */
  show(table: string, id: string): () => void {
    if (table !== this.#table || id !== this.#id) this.#become("loading"); // what is shown is of another record
    this.#table = table;
    this.#id = id;
    this.read();
    const follow = (changed: { table: string; id: string }) =>
      changed.table === table && (!changed.id || changed.id === id) && this.read();
    const saved = ({ detail }: CustomEvent<Events["vs:saved"]>) => follow(detail);
    const done = () => this.read();
    const stopHearing = hearTabs(follow);
    document.addEventListener("vs:saved", saved as EventListener);
    document.addEventListener("vs:done", done);
    return () => {
      this.#reading.abort();
      stopHearing();
      document.removeEventListener("vs:saved", saved as EventListener);
      document.removeEventListener("vs:done", done);
    };
  }

  /** Reads the changes; while they are read, and when that fails, the former ones stay. */
  read(): void {
    this.#reading.abort();
    const { signal } = (this.#reading = new AbortController());
    if (!this.#table || !this.#id) return this.#become([]);
    const about = `refresh history ${this.#table}/${this.#id}`;
    readHistory(this.#table, this.#id, signal).then(
      (changes) => {
        if (signal.aborted) return;
        this.#become(changes);
        withdraw(about);
      },
      (error: unknown) => {
        if (signal.aborted) return;
        console.error(error);
        this.failure = error;
        if (typeof this.state === "string") this.#become("failed");
        else notify({ kind: "warning", text: `${refreshWords("refreshFailed")} ${sentence(error)}` }, { about });
      },
    );
  }
  /** Gives up a read while nothing is shown. */
  readonly stop = (): void => {
    this.#reading.abort();
    this.failure = new ServerError("aborted");
    this.#become("failed");
  };
  #become(state: HistoryList["state"]): void {
    this.state = state;
    this.changed.tell();
  }
}
