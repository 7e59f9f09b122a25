// layer 8: answers
/** The parts of the client that a plain read does not need: writes, refusals, other charsets, most shapes, the log. */
export { masked, maskedData } from "../log/secrets.ts";
export { tellAddress } from "../log/wrong-address.ts";
export { decodeAs } from "./answers/charsets.ts";
export { judge } from "./answers/judge.ts";
export { otherCalls } from "./other-calls.ts";
export { addWrite } from "./writing.ts";
import "../log/noted.ts";
