/**
 * What an open form gets after its first paint: keys and buttons for many records a day, drafts, mistakes of
 * its schema in the console. Loaded lazily.
 */
import { wantsDrafts } from "../../src/forms/editing/drafting.ts";
import type { Form } from "../../src/forms/open-form.ts";
import type { Inside } from "../../src/page/inside.ts";
import { followPrinting } from "../../src/page/printing/printing.ts";
import { watchOthers } from "./others/others.ts";
import { startDrafts, type FormDrafts } from "./drafting/form-drafts.tsx";
import { Operating } from "./operating/operating.ts";
import { Tools } from "./operating/tools.tsx";

export interface Assist {
  operating?: Operating;
  /** The buttons of `operating`. */
  Tools?: typeof Tools;
  /** Read from disk; undefined when setting, schema or mode forbid drafts. */
  drafts?: FormDrafts | undefined;
}

interface Given {
  show(assist: Assist): void;
  /** Reads the record again. */
  reload(): void;
}

/** @param show is called with what is ready: first the tools, then the drafts too. @returns ends both */
export function startAssist(inside: Inside, form: Form, { show, reload }: Given): () => void {
  const operating = new Operating({ inside, form });
  let isOver = false;
  let drafts: FormDrafts | undefined;
  followPrinting();
  const others = watchOthers(inside, form, reload);
  show({ operating, Tools });
  import("./opening/opening.tsx").catch(console.warn); // the next opening may fail for want of a connection
  import("./say-mistakes.ts").then(({ sayMistakes }) => sayMistakes(form.schema, inside.host), console.warn);
  if (wantsDrafts(form.schema, inside.entry()))
    void start().catch((error: unknown) => console.warn("vs-elements: drafts are off.", error));

  async function start(): Promise<void> {
    drafts = await startDrafts(inside, form);
    if (isOver) drafts.end();
    else show({ operating, Tools, drafts });
  }
  return () => {
    isOver = true;
    operating.end();
    others();
    drafts?.end();
  };
}
