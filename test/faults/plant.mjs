/** @typedef {import("./find.mjs").Fault & { id: number }} Planted */

/**
 * The code with all faults in it, each behind a switch: `faultActs(id)` is true for the one that is on. Only one is on
 * at a time, so the replacement of a range is built from the original text, without the other faults.
 * @param {string} code
 * @param {Planted[]} faults
 */
export function plant(code, faults) {
  const outerFirst = faults.toSorted((a, b) => a.start - b.start || b.end - a.end || Number(!a.form) - Number(!b.form));
  return prelude + within(code, 0, code.length, outerFirst);
}

/**
 * The number of the fault is at the end of the user agent, unless the page has its own switch: so it reaches every
 * page, frame and context without an injected script.
 */
const prelude =
  'globalThis.faultActs ??= ((fault) => (id) => id === fault)(Number(/ fault\\/(\\d+)$/.exec(globalThis.navigator?.userAgent ?? "")?.[1]));\n';

/** @param {string} code @param {number} start @param {number} end @param {Planted[]} faults those of the range, outer first @returns {string} */
function within(code, start, end, faults) {
  let made = "";
  let at = start;
  for (let next = faults[0]; next; next = faults.find((fault) => fault.start >= at)) {
    const fault = next;
    const inside = faults.filter((other) => other !== fault && other.start >= fault.start && other.end <= fault.end);
    made += code.slice(at, fault.start) + switched(fault, within(code, fault.start, fault.end, inside));
    at = fault.end;
  }
  return made + code.slice(at, end);
}

/** @param {Planted} fault @param {string} original */
function switched({ id, form, after }, original) {
  const acts = `globalThis.faultActs?.(${id})`;
  if (form === "argument") return `...(${acts} ? [] : [${original}])`;
  if (form === "property") return `...(${acts} ? {} : {${original}})`;
  return `(${acts} ? (${after}) : (${original}))`;
}
