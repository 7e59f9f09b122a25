import type { Events } from "../../events.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import type { Recording } from "./recorded-case.ts";

/** What of an event is noted beside its name: never a value. */
const details: { [Name in keyof Events]?: (detail: never, target: Element | null) => string } = {
  "vs:opened": (_, target) => nameOf(target),
  "vs:closed": (_, target) => nameOf(target),
  "vs:invalid": ({ problems }: Partial<Events["vs:invalid"]>) => (problems ?? []).map(({ path }) => path).join(" "),
  "vs:saved": ({ created }: { created?: boolean }) => (created ? "created" : ""),
  "vs:deleted": () => "",
  "vs:done": ({ action }: { action?: string }) => action ?? "",
  "vs:failed": ({ status }: { status?: number }) => String(status ?? 0),
  "vs:notice": ({ kind }: { kind?: string }) => kind ?? "",
};
const nameOf = (target: Element | null): string => (target ? natives.name(target) : "");

/** Notes the page events from which one sees how a step went. @returns a function that ends it */
export function recordEvents(recording: Recording, tell: () => void): () => void {
  const note = (event: Event) => {
    const more = details[event.type as keyof Events];
    const target = event.target instanceof Element ? event.target : null;
    const words = more?.((event as CustomEvent).detail as never, target) ?? "";
    const at = Math.round(performance.now() - recording.began);
    recording.events.push({ step: recording.steps.length - 1, at, what: `${event.type} ${words}`.trim() });
    tell();
  };
  const names = Object.keys(details);
  for (const name of names) addEventListener(name, note, true);
  return () => {
    for (const name of names) removeEventListener(name, note, true);
  };
}
