/** A percent-encoded text; as it is when it is not one, such as "50%". */
export function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
