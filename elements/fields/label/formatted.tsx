import { useEffect, useRef, useState } from "react";
import { htmlReady } from "../../../src/html/door.ts";
import type { Data } from "../../../src/base/data.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { judgeMs, type Form } from "../../../src/forms/open-form.ts";
import { readFormat } from "../../../src/server/calls/templates/formats.ts";
import { maskedData } from "../../../src/server/log/secrets.ts";
import { Markup } from "../../../src/view/markup.tsx";
import { Again } from "../../../src/view/around/depends.tsx";

interface FormattedProps {
  /** The name of the template. */
  format: string;
  form: Form;
}

/**
 * Markup that the server renders from the form's values (R7.4-05); requested again, debounced, when they change; the
 * previous markup stays meanwhile.
 */
export function Formatted({ format, form }: FormattedProps) {
  const [html, setHtml] = useState("");
  const [hasFailed, setFailed] = useState(false);
  const again = useRef(() => {});
  useEffect(() => {
    let asked = new AbortController();
    let timer: number | undefined;
    async function ask() {
      asked.abort();
      const own = (asked = new AbortController());
      try {
        const [made] = await Promise.all([readFormat(format, valuesOf(form), own.signal), htmlReady()]);
        if (own.signal.aborted) return;
        setHtml(made);
        setFailed(false);
      } catch (error) {
        if (own.signal.aborted) return;
        setFailed(true);
        console.warn(error);
      }
    }
    const end = form.record.any.listen(() => {
      natives.cancel(timer);
      timer = natives.after(judgeMs, () => void ask());
    });
    again.current = () => void ask();
    void ask();
    return () => {
      end();
      natives.cancel(timer);
      asked.abort();
    };
  }, [format, form]);
  return (
    <>
      {html ? <Markup html={html} level="server" /> : "—"}
      {hasFailed && <Again again={() => again.current()} />}
    </>
  );
}

/** The values of a save with secrets masked: they may go into an address, which servers log. */
const valuesOf = (form: Form): Data => maskedData(form.payload()) as Data;
