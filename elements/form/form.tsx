import { useEffect, useRef, useState } from "react";
import { t } from "../../src/base/i18n.ts";
import { Form } from "../../src/forms/form.ts";
import { loadForm, type FormSource, type Loaded } from "../../src/forms/load.ts";
import { guard } from "../../src/page/dialogs.ts";
import type { Inside } from "../../src/page/element.ts";
import { mistake } from "../../src/page/mistake.ts";
import { notify } from "../../src/page/engine.ts";
import { adopt } from "../../src/base/css.ts";
import { mountView, type ViewProps } from "../../src/view/island.tsx";
import rowStyles from "../../src/view/field-row.css";
import { fieldOf, loadFields } from "../fields/index.ts";
import { FormBody } from "./form-body.tsx";
import styles from "./form.css";

/** `<vs-form>`: a form from the server's schema, filled from the record, saved back (§2.3, §3.6). */
export const form = mountView(FormElement, rowStyles, styles);

function FormElement({ inside }: ViewProps) {
  const [ready, setReady] = useState<{ form: Form; etag: string | null } | undefined>(undefined);
  const [failure, setFailure] = useState("");
  const [attempt, setAttempt] = useState(0);
  const source = sourceOf(inside);
  const latest = useRef(source);
  latest.current = source;
  const { schema, value } = source;
  const key = [source.table, source.id, source.form, attempt].join("/");

  useEffect(() => {
    let isCurrent = true;
    setFailure("");
    open(latest.current, inside).then(
      (opened) => isCurrent && setReady(opened),
      async (error: unknown) => {
        const words = await import("./failure.ts").then(({ announce }) => announce(error, inside.host), () => t("requestFailed"));
        if (isCurrent) setFailure(words);
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [key, inside, schema, value]);

  useEffect(() => ready && guardLeaving(inside, ready.form), [ready, inside]);

  if (failure)
    return (
      <div className="failure" role="alert">
        {failure}
        <button type="button" onClick={() => setAttempt(attempt + 1)}>
          {t("retry")}
        </button>
      </div>
    );
  if (!ready) return <div className="skeleton" role="status" aria-label={t("loading")} />;
  return <FormBody key={key} {...ready} inside={inside} />;
}

function sourceOf({ entry }: Inside): FormSource {
  const { table, record, form, schema, value, obj } = entry();
  return { table: String(table), id: String(record), form: String(form), schema, value, obj };
}

/** Types that nobody knows are said; the other fields work (R8-26). */
async function open(source: FormSource, { host, root }: Inside) {
  const { schema, raw, etag }: Loaded = await loadForm(source);
  const { entries, mistakes, name: form } = schema;
  await loadFields(entries.map(({ type }) => type));
  for (const words of mistakes) mistake(host, `form "${form}": ${words}.`);
  for (const { name, type } of entries)
    if (!fieldOf(type)) void notify({ kind: "danger", text: `${t("wrongType", { type })} (${name})` });
  adopt(root, ...entries.flatMap(({ type }) => fieldOf(type)?.styles ?? []));
  const codecs = ({ type }: { type: string }) => (fieldOf(type)?.stores === false ? undefined : fieldOf(type));
  return { form: new Form({ schema, raw, codecs, isNew: source.id === "" }), etag };
}

/** Asks before a dialog or the page is left, only while something would be lost: else the Back cache would be lost too. */
function guardLeaving({ host }: Inside, { record }: Form): () => void {
  const warn = (event: Event) => event.preventDefault();
  const stop = () => removeEventListener("beforeunload", warn);
  guard(host, () => record.isDirty);
  const end = record.any.listen(() => (record.isDirty ? addEventListener("beforeunload", warn) : stop()));
  return () => {
    end();
    stop();
  };
}
