/** The public keys by which the server checks a person's signatures (setting `crypto`). */
import type { Signer } from "../../client/answers/signer-shapes.ts";
import { request } from "../../client/client.ts";
import { ServerError } from "../../client/server-error.ts";

export type { Signer };

/** GET /api-user/signer: the person's keys that the server knows. @throws ServerError */
export const readSigners = async (): Promise<Signer[]> => (await request({ name: "signers" })).data;

/** POST /api-user/signer. @throws ServerError */
export async function registerSigner(kid: string, jwk: object): Promise<void> {
  await request({ name: "signers", method: "POST", body: { kid, jwk } });
}

/** DELETE /api-user/signer/{kid}; status 404 (already deleted) is ignored. @throws ServerError */
export async function removeSigner(kid: string): Promise<void> {
  await request({ name: "signer", method: "DELETE", values: { kid } }).catch((error: unknown) => {
    if (!(error instanceof ServerError) || error.status !== 404) throw error;
  });
}
