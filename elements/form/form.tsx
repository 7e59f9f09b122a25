import { useEffect, useLayoutEffect, useMemo, useState } from "react";
import { t } from "../../src/base/i18n.ts";
import { Form } from "../../src/forms/form.ts";
import { loadForm, type FormSource, type Loaded } from "../../src/forms/load.ts";
import { guard } from "../../src/page/dialogs/dialogs.ts";
import { isKept } from "../../src/page/drafts/leaving.ts";
import type { Inside } from "../../src/page/element.ts";
import { mistake } from "../../src/page/inspecting/mistake.ts";
import { opened } from "../../src/page/dialogs/senders.ts";
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
  const { table, record, form: name, schema, value, obj } = inside.entry();
  const asked = useMemo(
    () => ({ attempt, source: { table, id: record, form: name, schema, value, obj } as FormSource }),
    [attempt, table, record, name, schema, value, obj],
  );

  useEffect(() => {
    let isCurrent = true;
    const fail = async (error: unknown) => {
      const words = await wordsOf(error, inside.host);
      if (!isCurrent) return;
      setFailure(words);
      opened.get(inside.host)?.(false);
    };
    open(asked.source, inside).then((made) => isCurrent && setReady(made), fail);
    return () => {
      isCurrent = false;
    };
  }, [asked, inside]);

  useLayoutEffect(() => ready && guardLeaving(inside, ready.form), [ready, inside]);

  if (failure)
    return (
      <div className="failure" role="alert">
        {failure}
        <button
          type="button"
          onClick={() => {
            setFailure("");
            setAttempt(attempt + 1);
          }}
        >
          {t("retry")}
        </button>
      </div>
    );
  if (!ready) return <output className="skeleton" aria-label={t("loading")} />;
  return <FormBody key={ready.form.number} {...ready} inside={inside} />;
}

/** Why it could not be opened, by code that comes for it; without that the shortest word there is. */
async function wordsOf(error: unknown, host: Element): Promise<string> {
  try {
    const { announce } = await import("./failure.ts");
    return await announce(error, host);
  } catch {
    return t("requestFailed");
  }
}

/** Types that nobody knows are said; the other fields work (R8-26). */
async function open(source: FormSource, { host, root }: Inside) {
  const { schema, raw, fixed, etag }: Loaded = await loadForm(source);
  const { entries, mistakes, name } = schema;
  await loadFields(entries.map(({ type }) => type));
  for (const words of mistakes) mistake(host, `form "${name}": ${words}.`);
  for (const { name: field, type } of entries)
    if (!fieldOf(type)) void notify({ kind: "danger", text: `${t("wrongType", { type })} (${field})` });
  adopt(root, ...entries.flatMap(({ type }) => fieldOf(type)?.styles ?? []));
  const codecs = ({ type }: { type: string }) => (fieldOf(type)?.stores === false ? undefined : fieldOf(type));
  return { form: new Form({ schema, raw, fixed, codecs, isNew: source.id === "" }), etag };
}

/** Asks before a dialog or the page is left, only while something would be lost: else the Back cache would be lost too. */
function guardLeaving({ host }: Inside, { record }: Form): () => void {
  const warn = (event: Event) => isKept(host) || event.preventDefault();
  const stop = () => removeEventListener("beforeunload", warn);
  const free = guard(host, () => record.isDirty);
  const end = record.any.listen(() => (record.isDirty ? addEventListener("beforeunload", warn) : stop()));
  return () => {
    free();
    end();
    stop();
  };
}
