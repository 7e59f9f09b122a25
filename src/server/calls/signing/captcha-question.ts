import { request } from "../../client/client.ts";

/** GET /api-user/captcha: the challenge of `vs-captcha` without an external provider, "" when there is none. @throws ServerError */
export const readChallenge = async (signal?: AbortSignal): Promise<string> =>
  (await request({ name: "captcha", signal })).data;
