/** A verified signature, under the names of the columns that store it. */
export interface Signature {
  signed_kid: string;
  dsmessage: string;
  dssigned: string;
}
