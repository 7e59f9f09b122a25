export const isCaptcha = ({ type }: { type?: unknown }): boolean => /captcha$/i.test(String(type));

/** The name under which a save sends its answer, whatever the field is called (R3.6-64). */
export const captchaName = "recaptcha-token";
