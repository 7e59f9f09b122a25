import { isData } from "../../../base/data.ts";
import { request } from "../../client/client.ts";

/** GET /api-user/captcha: the challenge of `vs-captcha` without an external provider, a text or an object that holds one. @throws ServerError */
export async function readChallenge(signal?: AbortSignal): Promise<string> {
  const { data } = await request({ name: "captcha", signal });
  const challenge = isData(data) ? data["challenge"] : data;
  return typeof challenge === "string" ? challenge : "";
}
