/** What an open form gets after its first paint: keys and buttons for who enters many records, drafts. */
import { settings } from "../../../src/base/settings.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import type { Inside } from "../../../src/page/element.ts";
import { startDrafts, type Drafts } from "./form-drafts.tsx";
import { operate, type Operating } from "./operating.tsx";

export interface Late {
  operating?: Operating;
  /** Come from the disk; none where setting, schema or mode want none. */
  drafts?: Drafts | undefined;
}

/** @param show takes what is there, more each time. @returns ends it */
export function startLate(inside: Inside, form: Form, show: (late: Late) => void): () => void {
  const operating = operate({ inside, form });
  let isOver = false;
  let drafts: Drafts | undefined;
  show({ operating });
  if (isWanted(inside, form))
    void start().catch((error: unknown) => console.warn("vs-elements: drafts are off.", error));

  async function start(): Promise<void> {
    drafts = await startDrafts(inside, form);
    if (isOver) drafts.end();
    else show({ operating, drafts });
  }
  return () => {
    isOver = true;
    operating.end();
    drafts?.end();
  };
}

const isWanted = (inside: Inside, { schema }: Form): boolean => {
  const { mode, disabled } = inside.entry();
  return mode !== "info" && disabled !== true && settings.drafts !== false && schema.options["draft"] !== false;
};
