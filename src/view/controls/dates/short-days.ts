// layer 6: fields
/** Reads "5 12" or "завтра"; undefined until the code is loaded, at the first focus of a date. */
let readers: typeof import("../../../values/dates/typed-days.ts") | undefined;

export const shortDays = () => readers;

export async function loadShortDays(): Promise<void> {
  readers ??= await import("../../../values/dates/typed-days.ts").catch(() => undefined);
}
