/** Records from the page's beginning, and offers to save the case when something has failed that nobody expected. */
import { natives } from "../../../base/runtime/runtime.ts";
import { settings } from "../../../base/settings.ts";
import { words } from "./phrases.ts";
import { casePlace } from "./record-from-reload.ts";
import { forgetLastStep, startRecording, unrecorded } from "./case-recorder.ts";

/** The notice of a failure appears a little after its event. */
const noticeMs = 300;

/** Records where the setting or the person has asked for it. */
export function recordIfAsked(): void {
  let isAsked = !!settings.support_cases;
  try {
    isAsked ||= sessionStorage.getItem(casePlace) !== null;
    sessionStorage.removeItem(casePlace);
  } catch {
    // storage is forbidden here
  }
  if (!isAsked) return;
  startRecording();
  addEventListener("vs:failed", (event) => {
    const { status = 0 } = (event as CustomEvent<{ status?: number }>).detail;
    const isUnexpected = status === 0 || status >= 500 || status === 200;
    if (isUnexpected) natives.after(noticeMs, () => void offer());
  });
}

/**
 * Puts a button that saves the case at the failure's own notice; a failure that is shown elsewhere gets a notice for it.
 */
async function offer(): Promise<void> {
  const { addAction, notify } = await import("../../notices/notify.ts");
  const run = () => {
    forgetLastStep();
    void import("../toggle-inspector.ts").then(({ openInspector }) => openInspector("case"));
  };
  const action = { label: words("caseSave"), run };
  if (!addAction(action)) unrecorded(() => notify({ kind: "info", text: words("caseOffer"), delay: 0 }, { action }));
}
