import { createElement, useEffect, useLayoutEffect, useMemo, useState, type ReactNode } from "react";
import type { Data } from "../../src/base/data.ts";
import { t, titleOf } from "../../src/base/language/i18n.ts";
import { get } from "../../src/base/path.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import { Form } from "../../src/forms/open-form.ts";
import { isReadOnly } from "../../src/forms/editing/read-only.ts";
import { loadForm, type FormSource, type Loaded } from "../../src/forms/load.ts";
import type { Schema } from "../../src/forms/schema/schema.ts";
import { guardTyped } from "../../src/page/dialogs/dialogs.ts";
import { isKept } from "../../src/page/drafts/kept-input.ts";
import type { Inside } from "../../src/page/inside.ts";
import { mistake } from "../../src/page/inspecting/opening-tag.ts";
import { opened } from "../../src/page/dialogs/senders.ts";
import { adopt } from "../../src/base/sheets.ts";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import rowStyles from "../../src/view/field-row.css";
import { fieldOf, loadFields } from "../fields/index.ts";
import { FormBody, type FormBodyProps } from "./form-body.tsx";
import { needsFrame } from "./needs-frame.ts";
import styles from "./form.css";

/** `<vs-form>`: a form from the server's schema, filled from the record and saved (RC-03). */
export const form = mountView(FormElement, rowStyles, styles);

interface Ready extends Pick<FormBodyProps, "form" | "etag" | "frame" | "template" | "reading"> {
  /** What it was opened from. */
  asked: object;
  /** Ends the rules. */
  end: (() => void) | undefined;
  /** Starts to call the function named by the schema at each change. @returns a function that stops this */
  hear: (() => () => void) | undefined;
}

function FormElement({ inside }: ViewProps) {
  const [ready, setReady] = useState<Ready | undefined>(undefined);
  /** What stands in the form's place when it waits long, or could not be opened. */
  const [instead, setInstead] = useState<ReactNode>(undefined);
  const [attempt, setAttempt] = useState(0);
  /** Initial raw values of the next new record. */
  const [kept, setKept] = useState<Data>({});
  const { table, record, form: name, schema, value, obj, obj_method, mode } = inside.entry();
  const isNew = mode === "add" || !record;
  const source = {
    table,
    id: record,
    isNew,
    form: name,
    schema,
    value,
    obj: obj ?? natives.attribute(inside.host, "obj"),
    obj_method,
  } as FormSource;
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the source as it is asked for, by each of its values
  const asked = useMemo(() => ({ source, kept }), [attempt, kept, ...Object.values(source)]);

  useEffect(() => {
    let isCurrent = true;
    let made: Ready | undefined;
    const again = () => setAttempt((count) => count + 1);
    const show = (node: ReactNode) => {
      if (!isCurrent) return;
      setReady(undefined); // the form that was shown until now
      setInstead(node);
    };
    const slow = natives.after(slowMs, () => {
      import("./opening/opening.tsx").then(({ Waiting }) => {
        if (!made) show(createElement(Waiting, { inside, fail })); // its code may come after the form
      }, console.warn);
    });
    const fail = async (error: unknown) => {
      natives.cancel(slow);
      show(await insteadOf(error, inside, again));
      if (isCurrent) opened.get(inside.host)?.(false);
    };
    setInstead(undefined);
    open(asked, inside).then((opening) => {
      natives.cancel(slow);
      if (!isCurrent) return opening.end?.();
      setReady((made = opening));
    }, fail);
    return () => {
      isCurrent = false;
      natives.cancel(slow);
      made?.end?.();
    };
  }, [asked, inside]);

  useLayoutEffect(() => ready && guardLeaving(inside, ready.form), [ready, inside]);
  useLayoutEffect(() => ready?.hear?.(), [ready]);

  if (!ready) return instead ?? <output className="skeleton" aria-label={t("loading")} />;
  return <FormBody key={ready.form.number} {...ready} inside={inside} renew={setKept} isOver={ready.asked !== asked} />;
}

/** From then on a word is said, then what is waited for, in ms. */
const slowMs = 1000;

/** Why the form could not be opened, from lazily loaded code; a general sentence when that cannot be loaded either. */
const insteadOf = (reason: unknown, inside: Inside, again: () => void): Promise<ReactNode> =>
  import("./opening/opening.tsx")
    .then(({ failed }) => failed(reason, inside, again))
    .catch(() => {
      addEventListener("online", again, { once: true });
      return t("requestFailed");
    });

async function open(asked: { source: FormSource; kept: Data }, { host, root, entry }: Inside): Promise<Ready> {
  const { source, kept } = asked;
  const found = await loadForm(source);
  const isDynamic = found.schema.options["dynamic"] && !source.schema;
  const {
    schema,
    raw: loaded,
    fixed,
    given,
    etag,
  }: Loaded = isDynamic ? await (await import("../../src/forms/dynamic.ts")).readAgain(found) : found;
  const raw = { ...loaded, ...kept };
  const { entries, name, options } = schema;
  if (options["readonly"]) Object.assign(host, { mode: "info" });
  const [parts, reading, , rules] = await Promise.all([
    needsFrame(schema) ? import("./frame/frame.tsx") : undefined,
    isReadOnly(entry()) ? import("./reading/reading.tsx") : undefined,
    loadFields(entries.map(({ type }) => type)),
    hasRules(schema) ? import("../../src/forms/rules/rules.ts") : undefined,
  ]);
  const template = options["template"] ? await readLayout(options["template"], raw) : "";
  await parts?.ready;
  adopt(
    root,
    ...entries.flatMap(({ type }) => fieldOf(type)?.styles ?? []),
    ...[parts, reading].flatMap((part) => part?.styles ?? []),
  );
  const codecs = ({ type }: { type: string }) => (fieldOf(type)?.stores === false ? undefined : fieldOf(type));
  const made = new Form({ schema, raw, fixed, codecs, isNew: source.isNew });
  const end = rules?.startRules(made, (words) => mistake(host, `form "${name}": ${words}.`));
  for (const one of entries) {
    const value = get(given, one.name);
    if (value !== undefined) made.record.set(one.name, made.read(one, value));
  }
  const hear = options["change"] || options["before_start"] ? await hearing(made, host) : undefined;
  return { asked, form: made, etag, frame: parts, reading, template, end, hear };
}

const hearing = async (made: Form, host: Element) =>
  (await import("../../src/page/saving/form-callbacks.ts")).begin(made, host);

/** The author's layout, filled with the record (R1-15). */
const readLayout = async (template: unknown, raw: Data): Promise<string> =>
  (await import("../../src/page/actions/documents.ts")).filledTemplate(titleOf(template), raw);

/** Whether the schema has behaviours or computed fields. */
const hasRules = ({ entries }: Schema): boolean => entries.some((entry) => entry["behavior"] || entry["formula"]);

/**
 * Asks before the user leaves a dialog or the page with unsaved input. `beforeunload` is listened to only then: a
 * listener disables the back/forward cache.
 */
function guardLeaving({ host }: Inside, { record }: Form): () => void {
  const warn = (event: Event) => isKept(host) || event.preventDefault();
  const listen = () => (record.isDirty ? addEventListener : removeEventListener)("beforeunload", warn);
  const free = guardTyped(host, () => record.isDirty);
  const end = record.any.listen(listen);
  return () => {
    free();
    end();
    removeEventListener("beforeunload", warn);
  };
}
