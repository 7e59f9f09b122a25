import { bareCopy, type Data } from "./data.ts";
import { natives } from "./runtime/runtime.ts";

/** `Symbol.toPrimitive` of the language itself, also where a library has replaced `Symbol`. */
const [toText] = Object.getOwnPropertySymbols(Date.prototype);

/**
 * Prototype of copied data: it has no member that a key of foreign data could meet, and as text such an object is its
 * JSON. Without any prototype `String(object)` throws, so that one odd value would take its whole form along.
 */
const bare = Object.freeze(
  Object.create(null, {
    [toText!]: {
      value(this: Data) {
        return natives.json(this);
      },
    },
  }),
) as object;

/** An empty object for foreign keys. */
export const newData = (): Data => Object.create(bare) as Data;

/** A deep copy of own keys (docs/safety.md, §2); values nested deeper than 32 levels become undefined. */
export const copy = <T>(value: T): T => bareCopy(value, bare);
