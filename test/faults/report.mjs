/** @typedef {import("./faults.mjs").Fault} Fault */

/** The share of a room's faults that tests must notice. */
const goal = 0.85;

/** @param {Fault} fault @param {number} place in the run */
export function tellFault(fault, place) {
  const { by } = fault;
  print(`${String(place).padStart(3)} ${by === undefined ? "SURVIVED" : "noticed "} ${described(fault)}`);
  if (by !== undefined) print(`             by ${short(by)}`);
}

/** @param {string[]} rooms @param {Fault[]} faults */
export function tellRooms(rooms, faults) {
  print("\nroom                 planted  noticed  survived");
  for (const room of rooms) {
    const { own, noticed } = countsOf(room, faults);
    const cells = [own.length, noticed, own.length - noticed].map((number) => String(number).padStart(8)).join(" ");
    print(`${room.padEnd(20)} ${cells}  ${Math.round((100 * noticed) / (own.length || 1))} %`);
  }
  const survived = faults.filter(({ by }) => by === undefined);
  if (survived.length) print("\nSurvived:");
  for (const fault of survived)
    print(`  ${described(fault)}${fault.isReached ? "" : " (no unit test comes here)"}\n      ${fault.source}`);
}

/** @param {string[]} rooms @param {Fault[]} faults */
export function isEnough(rooms, faults) {
  return rooms.every((room) => {
    const { own, noticed } = countsOf(room, faults);
    return noticed >= goal * own.length;
  });
}

/** @param {import("./equal.mjs").Equal[]} list */
export function tellOutdated(list) {
  for (const { file, line, kind } of list)
    print(`equal.json names a fault that fits no source: ${file} ${kind}: ${line}`);
}

/** @param {string} room @param {Fault[]} faults */
function countsOf(room, faults) {
  const own = faults.filter((fault) => fault.room === room);
  return { own, noticed: own.filter(({ by }) => by !== undefined).length };
}

/** @param {Fault} fault */
const described = ({ file, line, kind, before, after }) =>
  `${file}:${line} ${kind}: ${short(before)} → ${short(after) || "nothing"}`;

/** @param {string} text */
function short(text) {
  const line = text.replace(/\s+/g, " ");
  return line.length > 90 ? `${line.slice(0, 89)}…` : line;
}

/** Prints straight to the terminal: Web Test Runner delays the console's lines and redraws them. @param {string} text */
export const print = (text) => void process.stdout.write(`${text}\n`);
