import { membersOf } from "../base/runtime/members.ts";

/** The page events with their typed details; events.docs.ts describes them. */
export interface Events {
  "vs:before": { action: string; value: string; element: Element; target: EventTarget | null; originalEvent: Event };
  "vs:opened": { element: Element; result: null };
  "vs:closed": { element: Element; result: unknown };
  "vs:changed": { path: string; value: unknown };
  "vs:invalid": { problems: { path: string; title: string; message: string }[] };
  "vs:saved": { table: string; id: string; form: string; answer: unknown; created: boolean; stays?: boolean };
  "vs:deleted": { table: string; id: string };
  "vs:done": { action: string; answer: unknown };
  "vs:failed": { error: unknown; status?: number };
  "vs:unsigned": { reason: string; error: unknown; blocked: boolean };
  "vs:refresh": { element: Element; table: string };
  "vs:refreshed": { element: Element };
  "vs:notice": { kind: string; text: string };
  "vs:draft": { state: "kept" | "restored" | "dropped"; table: string; id: string; form: string };
  "vs:socket": { event: string; data: unknown };
  "vs:language": { lang: string };
  "vs:picked": { id: string; layer: string; properties: Record<string, unknown> };
}

/**
 * Dispatches an event on the element while it is connected, else on document; it bubbles through shadow roots. @returns
 * false when a handler cancelled it
 */
export function tell<Name extends keyof Events>(name: Name, detail: Events[Name], element?: Element | null): boolean {
  const options = { bubbles: true, composed: true, cancelable: name === "vs:before" || name === "vs:refresh", detail };
  const target = element && membersOf(element);
  return (target?.isConnected ? target : document).dispatchEvent(new CustomEvent(name, options));
}
