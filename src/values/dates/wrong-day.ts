import { readDate } from "./dates.ts";
import { readInstant } from "./moments.ts";

/** Why a text is no day of a field: days that are real and stand unread all the same may not be chosen (R5.2-23). */
export const wrongDay = (text: string): "dayNotOffered" | "invalidDate" =>
  (text.includes(":") ? readInstant(text) : text.match(/(?<!\d)\d{1,4}([./-])\d{1,4}\1\d{1,4}/g)?.every(readDate))
    ? "dayNotOffered"
    : "invalidDate";
