import { useState, useSyncExternalStore } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { wordsOf, type CaseFile } from "../../src/cases/case-file.ts";
import { recordFromReload } from "../../src/page/inspecting/recording/record-from-reload.ts";
import {
  currentCase,
  isRecording,
  recordingStore,
  startRecording,
  stepCount,
  stopRecording,
} from "../../src/page/inspecting/recording/case-recorder.ts";
import { saveFile } from "../../src/view/save-file.ts";
import { words } from "./phrases.ts";

/** Records a support case and saves it as a file, after showing what is in it. */
export function CaseTab() {
  useSyncExternalStore(recordingStore.listen, recordingStore.version);
  const [shown, setShown] = useState<CaseFile>();
  if (shown) return <Preview given={shown} onEnd={() => setShown(undefined)} />;
  if (!isRecording())
    return (
      <div className="doctor">
        <p>{words("caseHelp")}</p>
        <div className="doctor-bar">
          <button type="button" className="main" onClick={recordFromReload}>
            {words("caseFromReload")}
          </button>
          <button type="button" onClick={startRecording}>
            {words("caseFromHere")}
          </button>
        </div>
      </div>
    );
  return (
    <div className="doctor">
      <output>{words("caseRecording", { count: stepCount() })}</output>
      <div className="doctor-bar">
        <button type="button" className="main" onClick={() => setShown(currentCase())}>
          {words("caseShow")}
        </button>
        <button type="button" onClick={stopRecording}>
          {words("caseForget")}
        </button>
      </div>
    </div>
  );
}

/** All of the file, and the consent. */
function Preview({ given, onEnd }: { given: CaseFile; onEnd(): void }) {
  const text = JSON.stringify(given, null, 1);
  const { steps, calls, at } = given;
  const save = () => {
    saveFile(new Blob([text], { type: "application/json" }), `case-${at.slice(0, 16).replace(/[:T]/g, "-")}.json`);
    onEnd();
  };
  return (
    <div className="doctor">
      <p>{words("caseConsent", { steps: steps.length, calls: calls.length, kb: Math.ceil(text.length / 1024) })}</p>
      <div className="doctor-bar">
        <button type="button" className="main" onClick={save}>
          {words("caseAgree")}
        </button>
        <button type="button" onClick={onEnd}>
          {t("cancel")}
        </button>
      </div>
      <ol className="case-steps">
        {steps.map((step, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- steps have no other identity
          <li key={index}>
            <span className="time">{`${(step.at / 1000).toFixed(1)} s`}</span> {wordsOf(step)}
          </li>
        ))}
      </ol>
      <details>
        <summary>{words("caseWhole")}</summary>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so it needs keyboard focus */}
        <pre tabIndex={0}>{text}</pre>
      </details>
    </div>
  );
}
