import { readDate } from "./dates.ts";
import { readInstant } from "./moments.ts";

/**
 * The problem code of a rejected text: `dayNotOffered` when its dates exist but may not be chosen (R5.2-23), else
 * `invalidDate`.
 */
export const wrongDay = (text: string): "dayNotOffered" | "invalidDate" =>
  (text.includes(":") ? readInstant(text) : text.match(/(?<!\d)\d{1,4}([./-])\d{1,4}\1\d{1,4}/g)?.every(readDate))
    ? "dayNotOffered"
    : "invalidDate";
