import type { Html } from "../markup.ts";
import { Refusal } from "../refusal.ts";
import { contractorCard } from "./contractor-card.ts";
import { letterhead } from "./letterhead.ts";
import { mapFunctions, mapSearch } from "./map-panels.ts";
import { requestBrief } from "./request-brief.ts";
import { requestCard } from "./request-card.ts";
import { requestOrder } from "./request-order.ts";
import { rules } from "./rules.ts";
import type { FormatCall } from "./format-call.ts";

/** All formats by their names. */
export const formats: Record<string, (call: FormatCall) => Html> = {
  request_card: requestCard,
  request_brief: requestBrief,
  request_order: requestOrder,
  contractor_card: contractorCard,
  letterhead,
  rules,
  "map-functions-pt": mapFunctions,
  "map-search-pt": mapSearch,
  // For pages: a format that fails (R8-34).
  broken: () => {
    throw new Refusal(500, "Шаблон «broken» зламано навмисно.");
  },
};
