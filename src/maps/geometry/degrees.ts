/** Typed coordinates. */

/** Longer texts are not tried as a coordinate: that would take time that grows with the square of their length. */
const longest = 60;

/** North, `пн. ш.`, `с. ш.`, and the other three, by the first letters of them. */
const half = String.raw`(?:(пн|пд|сх|зх|[NSEWсювз])\.?\s*(?:[шд]\.?)?)?`;
const degreesText = new RegExp(
  String.raw`^\s*${half}\s*(\d{1,3}(?:[.,]\d+)?)\s*(?:[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:["″”]|'')\s*)?)?${half}\s*$`,
  "i",
);

/**
 * A number of degrees or metres as people type it: `50.525`, `50,525`, `50°31'30"N`, `30° 31.2′ E`, `50.525° пн. ш.`;
 * undefined for anything else. South and west are negative. @param axis 0 for a longitude, 1 for a latitude: a letter of
 * the other one is refused
 */
export function readCoordinate(text: string, axis?: 0 | 1): number | undefined {
  if (text.length > longest) return undefined;
  const plain = /^\s*([+\-−]?\d+(?:[.,]\d+)?)\s*°?\s*$/.exec(text);
  if (plain) return Number(plain[1]!.replace(",", ".").replace("−", "-"));
  const found = degreesText.exec(text);
  if (!found) return undefined;
  const [degrees, minutes, seconds] = found.slice(2, 5).map((part) => Number((part ?? "0").replace(",", ".")));
  if (minutes! >= 60 || seconds! >= 60 || ((found[3] ?? found[4]) && degrees! % 1)) return undefined;
  const letters = found[5] ?? found[1] ?? "";
  if (axis !== undefined && letters && /^(?:n|s|пн|пд|с|ю)$/i.test(letters) !== (axis === 1)) return undefined;
  const value = degrees! + minutes! / 60 + seconds! / 3600;
  return /^(?:s|w|пд|зх|ю|з)$/i.test(letters) ? -value : value;
}

/** Up to seven decimals of a degree (a centimetre), or three of a metre. */
export const showCoordinate = (value: number, isLocal: boolean): string =>
  String(Number(value.toFixed(isLocal ? 3 : 7)));
