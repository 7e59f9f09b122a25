/** The public keys by which the server checks a person's signatures (SPEC §6, setting `crypto`). */
import { isData } from "../../../base/data.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

export interface Signer {
  kid: string;
  /** ISO. */
  created: string;
}

/** GET /api-user/signer: the keys that the server knows of who asks. @throws ServerError */
export async function readSigners(): Promise<Signer[]> {
  const { data } = await request({ name: "signers" });
  return (Array.isArray(data) ? data : []).filter(isData).map(({ kid, created }) => ({
    kid: String(kid),
    created: String(created ?? ""),
  }));
}

/** POST /api-user/signer. @throws ServerError */
export async function registerSigner(kid: string, jwk: object): Promise<void> {
  await request({ name: "signers", method: "POST", body: { kid, jwk } });
}

/** DELETE /api-user/signer/{kid}; one that is gone already is no failure. @throws ServerError */
export async function removeSigner(kid: string): Promise<void> {
  await request({ name: "signer", method: "DELETE", values: { kid } }).catch((error: unknown) => {
    if (!(error instanceof ServerError) || error.status !== 404) throw error;
  });
}
