import { request } from "../../client/client.ts";

/**
 * GET /api-user/captcha: the challenge of a `vs-captcha` without external provider; "" when the server gives none.
 * @throws ServerError
 */
export const readChallenge = async (signal?: AbortSignal): Promise<string> =>
  (await request({ name: "captcha", signal })).data;
