/** What people write between the digits: also dashes of any kind, and invisible marks, as in copied texts. */
export const betweenDigits = /[\s()+.\p{Pd}\p{Cf}]+/gu;

/**
 * A phone as people write it, as 380 and nine digits (R9.4-08): "0501234567", "(050) 123 45 67", "+380 50 123-45-67".
 * `undefined` when it is not a phone of this kind.
 */
export function readPhone(text: string): string | undefined {
  const digits = text.replace(betweenDigits, "");
  const [, local] = /^(?:38)?(0\d{9})$/.exec(digits) ?? [];
  return local && `38${local}`;
}

/** "380501234567" → "+380 50 123 45 67"; other texts unchanged. */
export const showPhone = (text: string): string => text.replace(/^(380)(\d\d)(\d{3})(\d\d)(\d\d)$/, "+$1 $2 $3 $4 $5");
