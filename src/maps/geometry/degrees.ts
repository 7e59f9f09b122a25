/** Typed coordinates. */

/** Longer texts are not tried as a coordinate: that would take time that grows with the square of their length. */
const longest = 60;

/**
 * A number of degrees or metres as people type it: `50.525`, `50,525`, `50°31'30"N`, `30° 31.2′ E`; undefined for
 * anything else. South and west are negative.
 */
export function readCoordinate(text: string): number | undefined {
  if (text.length > longest) return undefined;
  const plain = /^\s*([+-]?\d+(?:[.,]\d+)?)\s*°?\s*$/.exec(text);
  if (plain) return Number(plain[1]!.replace(",", "."));
  const found =
    /^\s*([NSEW])?\s*(\d{1,3})\s*[°º]\s*(?:(\d{1,2}(?:[.,]\d+)?)\s*['′’]\s*)?(?:(\d{1,2}(?:[.,]\d+)?)\s*(?:"|″|'')\s*)?([NSEW])?\s*$/i.exec(
      text,
    );
  if (!found) return undefined;
  const [degrees, minutes, seconds] = found.slice(2, 5).map((part) => Number((part ?? "0").replace(",", ".")));
  if (minutes! >= 60 || seconds! >= 60) return undefined;
  const value = degrees! + minutes! / 60 + seconds! / 3600;
  return /[SW]/i.test(found[5] ?? found[1] ?? "") ? -value : value;
}

/** Up to seven decimals of a degree (a centimetre), or three of a metre. */
export const showCoordinate = (value: number, isLocal: boolean): string =>
  String(Number(value.toFixed(isLocal ? 3 : 7)));
