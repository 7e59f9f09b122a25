import { isData } from "../../../base/data.ts";
import { request } from "../../client/client.ts";

/** GET /rate_api/rating/{id} (R7.3-14): a number, or an object or one-row array that holds one; null when nobody has rated. @throws ServerError */
export const readRating = async (id: string, signal?: AbortSignal): Promise<number | null> =>
  ratingOf((await request({ name: "rating", values: { id }, signal })).data);

/** POST /rate_api/rating/{id}/{value} (R7.3-13): the rating that stands now, null when the answer holds none. @throws ServerError */
export const saveRating = async (id: string, value: number): Promise<number | null> =>
  ratingOf((await request({ name: "rate", values: { id, value }, method: "POST" })).data);

function ratingOf(answer: unknown): number | null {
  const row: unknown = Array.isArray(answer) ? answer[0] : answer;
  const value = isData(row) ? (row["value"] ?? row["rating"]) : row;
  const number = typeof value === "string" && value.trim() !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isFinite(number) ? number : null;
}
