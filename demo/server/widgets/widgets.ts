import type { Html } from "../markup.ts";
import type { Server } from "../server.ts";
import type { Session } from "../session/session.ts";
import { counters } from "./counters.ts";
import { newestRequests } from "./newest-requests.ts";
import { requestReminders } from "./request-reminders.ts";
import { requestStatus } from "./request-status.ts";

export interface WidgetCall {
  server: Server;
  person: Session["person"];
  /** The query, or the body when that is too long for an address. */
  parameters: Record<string, unknown>;
}

/** All widgets by their names. */
export const widgets: Record<string, (call: WidgetCall) => Html> = {
  newest_requests: newestRequests,
  request_status: requestStatus,
  request_reminders: requestReminders,
  counters,
};
