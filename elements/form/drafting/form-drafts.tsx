/**
 * The drafts of an open form on the page: on disk, in the strip above the fields, beside the buttons (docs/safety.md,
 * §4).
 */
import { useSyncExternalStore, type ComponentType } from "react";
import { adopt } from "../../../src/base/sheets.ts";
import { settings, settingsStore } from "../../../src/base/settings.ts";
import { diskStore, isDiskOff } from "../../../src/base/storage/disk.ts";
import { store } from "../../../src/base/store.ts";
import { isDraftContent, type DraftContent } from "../../../src/forms/changes/draft.ts";
import { Drafting, draftPlace } from "../../../src/forms/editing/drafting.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import { openerOf } from "../../../src/page/dialogs/dialogs.ts";
import { startKeeper, type Keeper } from "../../../src/page/drafts/keeper.ts";
import { leaveKept } from "../../../src/page/drafts/leaving.ts";
import type { Inside } from "../../../src/page/inside.ts";
import { tell, type Events } from "../../../src/page/events.ts";
import { DraftStrip, styles } from "../../../src/view/drafts/draft-strip.tsx";
import { words } from "../../../src/view/drafts/phrases.ts";
import { rowOf } from "./draft-row.ts";

export async function startDrafts(inside: Inside, form: Form): Promise<FormDrafts> {
  adopt(inside.root, styles);
  const drafts = new FormDrafts(inside, form);
  drafts.start(
    await startKeeper<DraftContent>({
      form: inside.host,
      place: () => draftPlace(inside.entry(), form, drafts.drafting.id),
      read: () => drafts.drafting.content,
      isContent: isDraftContent,
      told: (state, at) => drafts.told(state, at),
    }),
  );
  return drafts;
}

/** Ties the drafts of a form to its element: events, the signed-in user, the record's id. */
export class FormDrafts {
  readonly Offer: ComponentType<{ drafts: FormDrafts }> = Offer;
  readonly Line: ComponentType<{ drafts: FormDrafts }> = Line;
  readonly Reload: ComponentType = Reload;
  readonly drafting: Drafting;
  /** Told when the draft on disk has changed. */
  readonly kept = store();
  readonly root: ShadowRoot;
  readonly #inside: Inside;
  readonly #form: Form;
  /** Its events are dispatched on this element, also after its dialog has closed. */
  readonly #opener: Element;
  #keptAt = 0;
  #ends: (() => void)[] = [];

  constructor(inside: Inside, form: Form) {
    this.#inside = inside;
    this.#form = form;
    this.root = inside.root;
    this.#opener = openerOf(inside.host);
    this.drafting = new Drafting(form, form.isNew ? "" : String(inside.entry()["record"] ?? ""), (state) =>
      this.#announce(state),
    );
  }

  start(keeper: Keeper<DraftContent>): void {
    const hearSaved = (event: Event) => this.#hearSaved(event as CustomEvent<Events["vs:saved"]>);
    addEventListener("vs:saved", hearSaved);
    const { user } = settings;
    this.#ends = [
      this.drafting.start(keeper),
      settingsStore.listen(() => settings.user === user || this.#forget()),
      diskStore.listen(this.kept.tell),
      () => removeEventListener("vs:saved", hearSaved),
    ];
  }
  end(): void {
    for (const end of this.#ends) end();
  }

  /** The draft was written to disk or removed from it. */
  told(state: "kept" | "dropped", at: number): void {
    this.#keptAt = state === "kept" ? at : 0;
    this.#announce(state);
    this.kept.tell();
  }
  #announce(state: Events["vs:draft"]["state"]): void {
    const table = String(this.#inside.entry()["table"] ?? "");
    const form = this.#form.schema.name;
    tell("vs:draft", { state, table, id: this.drafting.id, form }, this.#opener);
  }

  /** A new record gets its id from its first save. */
  #hearSaved({ detail, target }: CustomEvent<Events["vs:saved"]>): void {
    if (target === this.#opener && detail.form === this.#form.schema.name) this.drafting.id ||= detail.id;
  }

  /** Another user is signed in: nothing of the former one is shown or kept. */
  #forget(): void {
    this.end();
    this.drafting.forget();
  }

  /** When the draft was written, or that the disk does not work. */
  get line(): string {
    if (isDiskOff()) return this.#form.record.isDirty ? words("draftsOff") : "";
    const time = new Date(this.#keptAt).toTimeString().slice(0, 5);
    return this.#keptAt ? words("draftsSaved", { time }) : "";
  }
}

/** The strip that offers drafts of lost input. */
function Offer({ drafts: { drafting, root } }: { drafts: FormDrafts }) {
  useSyncExternalStore(drafting.changed.listen, drafting.changed.version);
  const offered = drafting.offered.map(({ draft: { id, at }, isDropped, rows }) => {
    return { id, at, isDropped, rows: rows.map(rowOf) };
  });
  return (
    <DraftStrip
      drafts={offered}
      lost={drafting.lost.map(rowOf)}
      restore={(id) => {
        drafting.restore(id);
        root.querySelector<HTMLElement>('[data-anchor=""]:not(:disabled,[readonly],[hidden])')?.focus();
      }}
      drop={(id) => drafting.drop(id)}
      putBack={(id) => drafting.putBack(id)}
    />
  );
}

/** 'Чернетку збережено о 14:05'. */
function Line({ drafts }: { drafts: FormDrafts }) {
  const text = useSyncExternalStore(drafts.kept.listen, () => drafts.line);
  return text ? <span part="draft">{text}</span> : null;
}

/**
 * A button for when a chunk cannot be loaded, for example after a new deployment: keeps a draft and reloads the page.
 */
const Reload = () => (
  <button type="button" onClick={() => void leaveKept(() => location.reload())}>
    {words("draftsReload")}
  </button>
);
