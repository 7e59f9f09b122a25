import { request } from "../../client/client.ts";

/** GET /rate_api/rating/{id} (R7.3-14): the rating; null when nobody has rated. @throws ServerError */
export const readRating = async (id: string, signal?: AbortSignal): Promise<number | null> =>
  (await request({ name: "rating", values: { id }, signal })).data;

/**
 * POST /rate_api/rating/{id}/{value} (R7.3-13): the new overall rating; null when the answer has none. @throws
 * ServerError
 */
export const saveRating = async (id: string, value: number): Promise<number | null> =>
  (await request({ name: "rate", values: { id, value }, method: "POST" })).data;
