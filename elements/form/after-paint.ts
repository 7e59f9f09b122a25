import { useEffect, useState } from "react";
import type { Data } from "../../src/base/data.ts";
import { natives } from "../../src/base/runtime/runtime.ts";
import type { Form } from "../../src/forms/open-form.ts";
import type { Inside } from "../../src/page/inside.ts";
import type { Assist } from "./assist.ts";

/** Delay before drafts and keyboard helpers load, and schema mistakes are logged, in ms: the form must be usable first. */
const afterPaintMs = 80;

/** Drafts, keys and tools of an open form; empty until their code is loaded. */
export function useAssist(inside: Inside, form: Form, reload: (kept: Data) => void): Assist {
  const [assist, setAssist] = useState<Assist>({});
  useEffect(() => {
    let isOver = false;
    let end = () => {};
    const timer = natives.after(afterPaintMs, () => {
      import("./assist.ts").then(({ startAssist }) => {
        if (!isOver) end = startAssist(inside, form, { show: setAssist, reload: () => reload({}) });
      }, console.warn);
    });
    return () => {
      isOver = true;
      natives.cancel(timer);
      end();
    };
  }, [inside, form, reload]);
  return assist;
}
