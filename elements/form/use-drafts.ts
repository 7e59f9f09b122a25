import { useEffect, useState } from "react";
import { natives } from "../../src/base/runtime.ts";
import { settings } from "../../src/base/settings.ts";
import type { Form } from "../../src/forms/form.ts";
import type { Inside } from "../../src/page/element.ts";
import type { Drafts } from "./form-drafts.tsx";

/** The drafts of a form, whose code comes after the first paint; none where setting, schema or mode want none. */
export function useDrafts(inside: Inside, form: Form, isInfo: boolean): Drafts | undefined {
  const [drafts, setDrafts] = useState<Drafts | undefined>(undefined);
  const isWanted = !isInfo && settings.drafts !== false && form.schema.options["draft"] !== false;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let made: Drafts | undefined;
    natives.after(0, () =>
      import("./form-drafts.tsx")
        .then(async ({ startDrafts }) => {
          made = isOver ? undefined : await startDrafts(inside, form);
          if (isOver) made?.end();
          else setDrafts(made);
        })
        .catch((error: unknown) => console.warn("vs-elements: drafts are off.", error)),
    );
    return () => {
      isOver = true;
      made?.end();
    };
  }, [inside, form, isWanted]);
  return drafts;
}
