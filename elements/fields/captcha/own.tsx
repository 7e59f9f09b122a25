import { useEffect, useRef, useState } from "react";
import { expiryOf, solve } from "../../../src/values/proof-of-work.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { readChallenge } from "../../../src/server/calls/signing/captcha-question.ts";
import { controlOf } from "../../../src/view/control-props.ts";
import { isUnread, type FieldProps } from "../../../src/view/field.ts";
import { useLatest } from "../../../src/view/use-latest.ts";
import { words } from "./phrases.ts";

type State = "waiting" | "working" | "expired" | "failed";
const said = { working: "captchaWorking", expired: "captchaExpired", failed: "captchaFailed" } as const;

/** A check box that starts the proof of work: about a second in the browser, without pictures or another host. */
export function Own(props: FieldProps<string>) {
  const { value, disabled, readOnly } = props;
  const [state, setState] = useState<State>("waiting");
  const working = useRef<AbortController | undefined>(undefined);
  const ahead = useRef(0);
  const latest = useLatest(props);
  const token = isUnread(value) ? value.text : value;
  const isDone = token !== "";

  useEffect(() => () => working.current?.abort(), []);
  useEffect(() => {
    const ends = expiryOf(token);
    if (!ends) return undefined;
    // The longest delay of a timer is 2^31 - 1 ms.
    const timer = natives.after(Math.min(Math.max(ends + ahead.current - Date.now(), 0), 2 ** 31 - 1), () => {
      latest.current.change("");
      setState("expired");
    });
    return () => natives.cancel(timer);
  }, [token, latest]);

  async function work(): Promise<void> {
    const own = (working.current = new AbortController());
    setState("working");
    try {
      const { challenge, aheadMs } = await readChallenge(own.signal);
      const solved = await solve(challenge, own.signal);
      if (own.signal.aborted) return;
      ahead.current = aheadMs;
      setState(solved ? "waiting" : "failed");
      if (!solved) return;
      latest.current.change(solved);
      latest.current.done();
    } catch {
      if (!own.signal.aborted) setState("failed");
    }
  }
  const { readOnly: _, placeholder: __, className: ___, ...control } = controlOf(props);
  return (
    <div className="captcha">
      <label className="proof">
        <input
          {...control}
          type="checkbox"
          disabled={disabled || readOnly}
          checked={isDone}
          aria-busy={state === "working"}
          onChange={() => isDone || state === "working" || void work()}
        />
        <span>{words("captchaHuman")}</span>
      </label>
      <output className={state === "failed" || state === "expired" ? "said wrong" : "said"}>
        {isDone ? `✓ ${words("captchaDone")}` : state === "waiting" ? "" : words(said[state])}
      </output>
    </div>
  );
}
