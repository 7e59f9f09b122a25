/** What a value with placeholders can become. */
import { controlMark, outputMark } from "./placeholders.ts";

/** It holds the template's own code, so its text is not known. */
export const isDynamic = (value: string): boolean => value.includes(outputMark) || value.includes(controlMark);

/** Texts that stand for an output of the template. */
const samples = ["1", "a", "a/b", "", '"a"', "[]", "{}"];

/** Whether a value, or one that the template may make of it, passes a test. Control code may make anything of it. */
export function mayPass(value: string, test: (text: string) => boolean): boolean {
  if (value.includes(controlMark)) return true;
  if (!value.includes(outputMark)) return test(value);
  return samples.some((sample) => test(value.replaceAll(outputMark, sample)));
}

/** As the author sees it: `…` for the template's own code. */
export const shown = (value: string): string => value.replaceAll(outputMark, "…").replaceAll(controlMark, "…");
