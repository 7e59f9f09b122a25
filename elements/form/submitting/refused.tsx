/** The reasons why a form was not saved, at its top. */
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { settings } from "../../../src/base/settings.ts";
import { resolve } from "../../../src/base/url.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import type { Refusal } from "../../../src/forms/editing/submission.ts";
import type { Saver } from "../../../src/page/saving/saver.ts";
import { ServerError } from "../../../src/server/client/server-error.ts";
import { detailsOf } from "../../../src/server/session/sentence.ts";
import { words } from "./refused-phrases.ts";
import { messageOf } from "../problem-words.ts";
import { words as stateWords } from "../../../src/page/content/state-phrases.ts";
import { words as answerWords } from "../../../src/server/session/phrases.ts";
import { words as checkWords } from "../../../src/page/saving/check-phrases.ts";
import { words as savingWords } from "../../../src/page/saving/phrases.ts";

/** 'field title - message', each a link to its field (R5.1-02). */
export function Problems({ form, onPick }: { form: Form; onPick(name: string): void }) {
  return (
    <div className="summary" part="problems">
      <h3>{savingWords("problems")}</h3>
      <ul>
        {form.problems.map((problem) => {
          const { path, title, message } = messageOf(problem, form.schema);
          return (
            <li key={path}>
              <a
                href={`#${path}`}
                onClick={(event) => {
                  event.preventDefault();
                  onPick(path);
                }}
              >
                {words("problemLine", { title, message })}
              </a>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface RefusedProps {
  refusal: Refusal;
  saver: Saver;
  /** It is not scrolled into view. */
  isQuiet: boolean;
  /** Whether it will be retried automatically; it may change with the values of the form. */
  isRetried(): boolean;
}

/** The server's refusal; after a lost answer a button checks whether the record is stored. */
export function Refused({ refusal: { text, isUnknown, error, more }, saver, isQuiet, isRetried }: RefusedProps) {
  const [found, setFound] = useState("");
  const waits = useSyncExternalStore(saver.form.record.any.listen, isRetried);
  const area = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isQuiet) area.current?.scrollIntoView({ block: "nearest" });
  }, [isQuiet]);
  const details = detailsOf(error, text);
  // Without words of its own the server's messages stand at the fields, and only the others are listed here.
  const isAtFields =
    more !== undefined && saver.form.problems.length > 0 && error instanceof ServerError && !error.text;
  if (isAtFields && !more.length) return null;
  const check = async () => {
    const isStored = await saver.isStored().catch(() => undefined);
    setFound(checkWords(isStored === undefined ? "cannotCheck" : isStored ? "isStored" : "isNotStored"));
  };
  return (
    <div className="summary" part="refusal" ref={area}>
      {(found || !isAtFields) && <p>{found || (waits ? `${text} ${stateWords("stateAgain")}` : text)}</p>}
      {details && (
        <details>
          <summary>{answerWords("details")}</summary>
          <pre>{details}</pre>
        </details>
      )}
      {more && more.length > 0 && (
        <ul>
          {more.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      )}
      {isUnknown && (
        <button type="button" onClick={check}>
          {checkWords("check")}
        </button>
      )}
      {error instanceof ServerError && error.kind === "login" && (
        <a href={resolve(settings.login_url) ?? "/"} target="_blank" rel="noopener">
          {words("signInAgain")}
        </a>
      )}
    </div>
  );
}
