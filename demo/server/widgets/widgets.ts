import type { Html } from "../markup.ts";
import { counters } from "./counters.ts";
import { newestRequests } from "./newest-requests.ts";
import { requestReminders } from "./request-reminders.ts";
import { requestStatus } from "./request-status.ts";
import type { WidgetCall } from "./widget-call.ts";

/** All widgets by their names. */
export const widgets: Record<string, (call: WidgetCall) => Html> = {
  newest_requests: newestRequests,
  request_status: requestStatus,
  request_reminders: requestReminders,
  counters,
};
