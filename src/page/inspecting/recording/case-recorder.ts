/**
 * Records a support case in memory: what is done, what the server answers, what the page tells. Secrets and personal
 * values are masked when they are noted, so they are never kept. Nothing is sent.
 */
import {
  caseFormat,
  caseKind,
  caseSettings,
  most,
  type CaseFile,
  type RecordedCall,
} from "../../../cases/case-file.ts";
import { maskOf, type Mask } from "../../../cases/mask.ts";
import { isData, type Data } from "../../../base/data.ts";
import { language } from "../../../base/language/i18n.ts";
import { mistakes } from "../../../base/mistakes.ts";
import { newId } from "../../../base/new-id.ts";
import { settings } from "../../../base/settings.ts";
import { store } from "../../../base/store.ts";
import { masked, maskedData } from "../../../server/log/secrets.ts";
import { openings } from "../../dialogs/dialogs.ts";
import { recordCalls } from "./record-calls.ts";
import { recordEvents } from "./record-events.ts";
import { recordSteps } from "./record-steps.ts";
import { stageOf } from "./stage.ts";
import type { Recording } from "./recorded-case.ts";

/** After so many steps a recording begins anew as soon as no dialog is open. */
const longSteps = 500;
/** The most characters of all bodies and answers: the file stays well below what `readCase` takes. */
const mostText = 12_000_000;

let recording: Recording | undefined;
let stops: (() => void)[] = [];
export const recordingStore = store();
export const isRecording = (): boolean => recording !== undefined;
export const stepCount = (): number => recording?.steps.length ?? 0;

/** Begins a new case; a running one goes on. */
export function startRecording(): void {
  if (recording) return;
  const own: Recording = {
    began: performance.now(),
    mask: maskOf(newId()),
    steps: [],
    calls: [],
    events: [],
    stage: [],
    elements: [],
  };
  recording = own;
  own.steps.push({ at: 0, do: "open" });
  stageOf(own);
  stops = [recordCalls(own, tell), recordEvents(own, tell), recordSteps(own, tell, () => makeRoom(own))];
  tell();
}

/** Ends and forgets the case. */
export function stopRecording(): void {
  for (const stop of stops) stop();
  stops = [];
  recording = undefined;
  tell();
}

/** Takes back the click on the recorder's own button. */
export const forgetLastStep = (): void => void recording?.steps.pop();

/** Does something of the recorder's own, which is no part of the case. */
export function unrecorded(run: () => void): void {
  const count = recording?.events.length ?? 0;
  run();
  recording?.events.splice(count);
}

/** Drops the oldest calls and events beyond what a file holds. */
function tell(): void {
  if (recording) {
    const { calls, events } = recording;
    calls.splice(0, firstKept(calls));
    events.splice(0, events.length - most.events);
    if (recording.steps.length >= most.steps) stopRecording();
  }
  recordingStore.tell();
}

function firstKept(calls: readonly RecordedCall[]): number {
  let first = calls.length;
  for (let text = 0; first > 0 && calls.length - first < most.calls; first--) {
    const { body = "", answer } = calls[first - 1]!;
    text += body.length + answer.length;
    if (text > mostText) break;
  }
  return first;
}

/** Before a step: a long recording goes on from here. What the server had answered until now stays at hand. */
function makeRoom(own: Recording): void {
  if (own.steps.length < longSteps || openings.length > 0) return;
  own.steps.splice(0, own.steps.length, { at: Math.round(performance.now() - own.began), do: "open" });
  for (const list of [own.events, own.stage, own.elements]) list.length = 0;
  for (const call of own.calls) call.step = 0;
  stageOf(own);
}

/** The case as it would be saved now. */
export function currentCase(): CaseFile | undefined {
  if (!recording) return undefined;
  const { mask, steps, calls, events, stage } = recording;
  return {
    kind: caseKind,
    format: caseFormat,
    version: VERSION,
    at: new Date().toISOString(),
    page: mask.address(masked(location.pathname + location.search)),
    browser: navigator.userAgent,
    window: [innerWidth, innerHeight],
    language: language(),
    theme: document.documentElement.dataset["theme"] ?? "",
    settings: replayed(mask),
    stage,
    steps,
    calls: calls.filter(({ address }) => address !== ""),
    events,
    warnings: [...mistakes].map((one) => mask.text(masked(one))),
  };
}

/** Secrets and functions stay here. */
function replayed(mask: Mask): Data {
  const known = maskedData(settings);
  const pairs = isData(known) ? Object.entries(known).filter(([name]) => caseSettings.includes(name)) : [];
  const plain = pairs.filter(([, value]) => value !== null && value !== undefined && typeof value !== "function");
  return Object.fromEntries(
    plain.map(([name, value]) => [name, typeof value === "string" && /[\s@]/.test(value) ? mask.text(value) : value]),
  );
}
