/** Units of a length of time (R3.9-09) in seconds, the largest first. */
export const unitsOfTime = { d: 86_400, h: 3600, m: 60, s: 1 } as const;
export type UnitOfTime = keyof typeof unitsOfTime;
export const timeUnits = Object.keys(unitsOfTime) as UnitOfTime[];

export type TimeParts = Record<UnitOfTime, string>;

/**
 * Whole seconds as the texts of four inputs: 90061 → 1 d 1 h 1 m 1 s; units before the first one that is not 0 are "".
 */
export function splitSeconds(seconds: number | null): TimeParts {
  let rest = seconds ?? 0;
  const parts = { d: "", h: "", m: "", s: "" };
  if (seconds === null) return parts;
  for (const unit of timeUnits) {
    const count = Math.floor(rest / unitsOfTime[unit]);
    rest -= count * unitsOfTime[unit];
    if (count) parts[unit] = String(count);
  }
  return seconds === 0 ? { ...parts, s: "0" } : parts;
}

/** The seconds that four inputs mean: null when all are empty, undefined when one is not a whole number. */
export function joinSeconds(parts: TimeParts): number | null | undefined {
  const texts = timeUnits.map((unit) => parts[unit].trim());
  if (texts.every((text) => text === "")) return null;
  if (!texts.every((text) => /^\d{0,9}$/.test(text))) return undefined;
  return timeUnits.reduce((sum, unit, index) => sum + Number(texts[index]) * unitsOfTime[unit], 0);
}
