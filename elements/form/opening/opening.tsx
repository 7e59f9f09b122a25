/** What stands in the place of a form while it waits for its server, or when it could not be opened. */
import { useEffect, useState, type ReactNode } from "react";
import { phrasesReady, t } from "../../../src/base/language/i18n.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { adopt } from "../../../src/base/sheets.ts";
import { LoadError } from "../../../src/forms/load.ts";
import { dialogAround } from "../../../src/page/dialogs/dialogs.ts";
import { close } from "../../../src/page/dialogs/show-dialog.ts";
import type { Inside } from "../../../src/page/inside.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { isOffline, whenOnline } from "../../../src/server/client/when-online.ts";
import { words as stateWords } from "../../../src/page/content/state-phrases.ts";
import { announce } from "./failure.ts";
import styles from "./opening.css";
import { words } from "./phrases.ts";

/** When to say what is waited for, and when to offer to stop, in ms after the first word. */
const [namedMs, offeredMs] = [4000, 14000];

interface WaitingProps {
  inside: Inside;
  fail(error: unknown): void;
}

/** Over the skeleton: a word, then what is waited for, then that the server is slow, with a way out. */
export function Waiting({ inside, fail }: WaitingProps) {
  const [stage, setStage] = useState<"begun" | "named" | "offered">("begun");
  useEffect(() => {
    adopt(inside.root, styles);
    void phrasesReady();
    const timers = [
      natives.after(namedMs, () => setStage("named")),
      natives.after(offeredMs, () => setStage("offered")),
    ];
    return () => timers.forEach(natives.cancel);
  }, [inside]);
  const stop = () => {
    const dialog = dialogAround(inside.host);
    if (dialog) close(dialog);
    else fail(new ServerError("aborted"));
  };
  return (
    <div className="waiting">
      <output>
        {stage === "begun" ? t("loading") : stage === "named" ? awaited(inside) : stateWords("stateSlow")}
      </output>
      {stage === "offered" && (
        <button type="button" onClick={stop}>
          {t("cancel")}
        </button>
      )}
      <div className="skeleton" aria-hidden="true" />
    </div>
  );
}

function awaited(inside: Inside): string {
  const { record, form, table } = inside.entry();
  const name = String(form || table || "");
  return record ? words("openingRecord", { id: record }) : words("openingForm", { name });
}

/** Says why a form could not be opened, with a button; without a connection it tries again by itself. */
export async function failed(error: unknown, inside: Inside, again: () => void): Promise<ReactNode> {
  adopt(inside.root, styles);
  const text = await announce(error, inside.host);
  return <Failure text={text} isOffline={isOffline(error instanceof LoadError ? error.cause : error)} again={again} />;
}

function Failure({ text, isOffline: waits, again }: { text: string; isOffline: boolean; again(): void }) {
  useEffect(() => (waits ? whenOnline(again) : undefined), [waits, again]);
  return (
    <div className="failure" role="alert">
      <span>
        {text} {waits && stateWords("stateAgain")}
      </span>
      <button type="button" onClick={again}>
        {t("retry")}
      </button>
    </div>
  );
}
