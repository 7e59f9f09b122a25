import { useEffect, useState } from "react";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { words } from "./slow-phrases.ts";

/** When to say what is waited for, and when to offer to stop, in ms after the save has begun. */
const [namedMs, offeredMs] = [5000, 15000];

/** While a save waits for the server: what is waited for, then that it is slow, with a way out. */
export function SlowSave({ stop }: { stop(): void }) {
  const [stage, setStage] = useState(0);
  useEffect(() => {
    const timers = [namedMs, offeredMs].map((ms, at) => natives.after(ms, () => setStage(at + 1)));
    return () => timers.forEach(natives.cancel);
  }, []);
  if (!stage) return null;
  return (
    <div className="summary slow">
      <output>{words(stage === 1 ? "savingWaits" : "savingSlow")}</output>
      {stage === 2 && (
        <button type="button" onClick={stop}>
          {words("savingStop")}
        </button>
      )}
    </div>
  );
}
