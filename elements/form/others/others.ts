/** The banner over an open form whose record somebody else has saved or deleted meanwhile. */
import { isData, type Data } from "../../../src/base/data.ts";
import { phrasesReady, titleOf } from "../../../src/base/language/i18n.ts";
import { get } from "../../../src/base/path.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { adopt } from "../../../src/base/sheets.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import type { Inside } from "../../../src/page/inside.ts";
import type { Events } from "../../../src/page/events.ts";
import { hearTabs } from "../../../src/page/refreshing/other-tabs.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { isOffline, whenOnline } from "../../../src/server/client/when-online.ts";
import { readRecord } from "../../../src/server/calls/records/read-record.ts";
import { same } from "../../../src/values/same.ts";
import { theme } from "../../../src/view/theme.ts";
import styles from "./others.css";
import { words } from "./phrases.ts";

/** Where the news came from: another tab of this person, or a push of the server. */
type From = "tab" | "push";

/** Watches a stored record while its form is open. @param reload reads the record again @returns ends it */
export function watchOthers(inside: Inside, form: Form, reload: () => void): () => void {
  const { table, record: id } = inside.entry();
  if (!table || !id || form.isNew) return () => {};
  const watch = new Watch(inside, form, reload);
  const isOurs = (changed: { table?: unknown; id?: unknown }) =>
    changed.table === table && String(changed.id) === String(id);
  const hearPush = ({ detail }: CustomEvent<Events["vs:socket"]>) => {
    if (detail.event === "refresh" && isData(detail.data) && isOurs(detail.data)) void watch.look("push");
  };
  const stop = hearTabs((changed) => {
    if (isOurs(changed)) void (changed.isDeleted ? watch.show("othersDeleted", []) : watch.look("tab"));
  });
  addEventListener("vs:socket", hearPush as EventListener);
  return () => {
    stop();
    removeEventListener("vs:socket", hearPush as EventListener);
    watch.end();
  };
}

/** Time for an own save to be taken in, and for a form that closes after it, in ms. */
const settleMs = 300;

class Watch {
  readonly #inside: Inside;
  readonly #form: Form;
  readonly #reload: () => void;
  readonly #banner = Object.assign(document.createElement("div"), { className: "vs others" });
  /** The form was closed, or shows the new values: an answer that comes now is not told. */
  #isOver = false;
  /** Ends the wait for the connection. */
  #stopWaiting: (() => void) | undefined;

  constructor(inside: Inside, form: Form, reload: () => void) {
    this.#inside = inside;
    this.#form = form;
    this.#reload = reload;
    this.#banner.setAttribute("role", "status");
  }

  /** Reads the record: our own saves, and saves that changed none of the fields, are no news. */
  async look(from: From): Promise<void> {
    const { host } = this.#inside;
    const { table, record: id } = this.#inside.entry();
    await new Promise<void>((resolve) => natives.after(settleMs, resolve));
    if (!host.isConnected || this.#isOver) return;
    this.#stopWaiting?.();
    const found = await readRecord(String(table), String(id)).catch((error: unknown) => error);
    if (found instanceof ServerError && found.status === 404) return this.show("othersDeleted", []);
    if (isOffline(found)) this.#stopWaiting = whenOnline(() => this.look(from));
    if (found instanceof Error || !isData(found)) return;
    const read = found["record"] as Data;
    const { entries } = this.#form.schema;
    const changed = entries.filter((entry) => {
      if (!(entry.name in read)) return false;
      const now = this.#form.read(entry, get(read, entry.name));
      const { record } = this.#form;
      return !same(now, record.first(entry.name)) && !same(now, record.value(entry.name));
    });
    const titles = changed.map(({ name, title }) => titleOf(title, name));
    if (titles.length) await this.show(from === "tab" ? "othersTab" : "othersPush", titles);
  }

  async show(about: "othersTab" | "othersPush" | "othersDeleted", titles: string[]): Promise<void> {
    await phrasesReady();
    if (this.#isOver) return;
    const { root, host } = this.#inside;
    adopt(root, styles);
    this.#banner.dataset["theme"] = theme(host);
    const { isDirty } = this.#form.record;
    const sentence = words(about, { fields: titles.slice(0, 5).join(", ") });
    const said = document.createElement("p");
    said.textContent = isDirty && about !== "othersDeleted" ? `${sentence} ${words("othersMerged")}` : sentence;
    this.#banner.replaceChildren(said);
    if (!isDirty && about !== "othersDeleted") this.#banner.append(this.#button(() => void this.show(about, titles)));
    if (!this.#banner.isConnected) root.prepend(this.#banner);
  }

  /** @param merged shows the banner anew: what was typed since is merged by the save, not thrown away */
  #button(merged: () => void): HTMLElement {
    const made = Object.assign(document.createElement("button"), { type: "button", textContent: words("othersShow") });
    made.addEventListener("click", () => {
      if (this.#form.record.isDirty) return merged();
      this.end();
      this.#reload();
    });
    return made;
  }

  end(): void {
    this.#isOver = true;
    this.#stopWaiting?.();
    this.#banner.remove();
  }
}
