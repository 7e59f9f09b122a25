/**
 * The plan of the town, in metres from the centre of the map (longitude 30.52, latitude 50.525):
 * its size, the river and the park.
 */
export type Metres = [x: number, y: number];
export type Degrees = [longitude: number, latitude: number];

/** Half the width and half the height of the town. */
export const half = { width: 2520, height: 1800 };

const centre: Degrees = [30.52, 50.525];
export const degreesPerMetre: Degrees = [1 / (111320 * Math.cos((centre[1] * Math.PI) / 180)), 1 / 110574];

// Real towns are not aligned to the north.
const turn = { cos: Math.cos(-0.14), sin: Math.sin(-0.14) };

/** Metres from the centre → degrees with six decimals (11 cm). */
export function toDegrees([x, y]: Metres): Degrees {
  return roundDegrees([
    centre[0] + (x * turn.cos - y * turn.sin) * degreesPerMetre[0],
    centre[1] + (x * turn.sin + y * turn.cos) * degreesPerMetre[1],
  ]);
}

export function roundDegrees([longitude, latitude]: Degrees): Degrees {
  return [Number(longitude.toFixed(6)), Number(latitude.toFixed(6))];
}

export function isWater([x, y]: Metres): boolean {
  const middleOfRiver = -900 + 260 * Math.sin(x / 900) + 90 * Math.sin(x / 310);
  return Math.abs(y - middleOfRiver) < 95;
}

export function isPark([x, y]: Metres): boolean {
  return ((x - 900) / 420) ** 2 + ((y - 700) / 300) ** 2 < 1;
}

/** A closed ring around a rectangle. */
export function rectangle(left: number, bottom: number, right: number, top: number): Degrees[] {
  const corners: Metres[] = [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
    [left, bottom],
  ];
  return corners.map(toDegrees);
}
