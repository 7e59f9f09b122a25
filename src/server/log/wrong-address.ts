import { logMistake } from "../../base/mistakes.ts";
import { masked, maskedData } from "./secrets.ts";

/** An address that the url door refuses, told with its secrets masked. @param values what filled the placeholders of the address */
export function tellAddress(address: string, values: unknown): void {
  logMistake(
    masked(`${address}: expected an address of this site without empty places, '.' and '..'.`),
    maskedData(values),
  );
}
