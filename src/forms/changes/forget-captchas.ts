import type { Form } from "../open-form.ts";
import { isCaptcha } from "../schema/is-captcha.ts";

/** An answer is good for one save, also for one that was refused (R4-16, R8-15). @returns whether the form has a captcha */
export function forgetCaptchas({ schema, record }: Form): boolean {
  const captchas = schema.entries.filter(isCaptcha);
  for (const { name } of captchas) record.set(name, "");
  return captchas.length > 0;
}
