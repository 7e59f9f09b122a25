import { request } from "../../client/client.ts";

/**
 * GET /api-user/captcha: the challenge of a `vs-captcha` without external provider, "" when the server gives none, and
 * by how many ms this computer's clock is ahead of the server's (0 when its answer has no readable `Date`).
 * @throws ServerError
 */
export async function readChallenge(signal?: AbortSignal): Promise<{ challenge: string; aheadMs: number }> {
  const { data, headers } = await request({ name: "captcha", signal });
  return { challenge: data, aheadMs: Date.now() - Date.parse(headers.get("Date") ?? "") || 0 };
}
