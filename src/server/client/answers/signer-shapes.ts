/** Answers about the keys of signers; loaded with the first of them. */
import { isData } from "../../../base/data.ts";
import type { Shape } from "./shape.ts";

/** A public key registered on the server. */
export interface Signer {
  kid: string;
  /** ISO. */
  created: string;
}

/** A list of keys; [] for any other answer, such as the answer to a POST. */
export const signers: Shape<Signer[]> = {
  body: "json",
  read: (data) =>
    (Array.isArray(data) ? data : []).filter(isData).map(({ kid, created }) => ({
      kid: String(kid),
      created: String(created ?? ""),
    })),
  fits: isData,
};
