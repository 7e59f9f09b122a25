import type { Random } from "../random.ts";
import { half, isPark, isWater, toDegrees, type Degrees, type Metres } from "./plan.ts";

export interface Street {
  id: number;
  name: string;
  kind: string;
  class: "main" | "local";
  surface: string;
  lanes: number;
  geom: { type: "MultiLineString"; coordinates: Degrees[][] };
}

/** Where the streets run, in metres: x of those from south to north, y of those from west to east. */
export interface Grid {
  xs: number[];
  ys: number[];
}

const stepMetres = 180;

const names = `
  Соборна, Садова, Набережна, Лісова, Шкільна, Джерельна, Калинова, Вишнева, Каштанова, Тополина, Зелена,
  Сонячна, Польова, Лугова, Озерна, Паркова, Молодіжна, Ярослава Мудрого, Лесі Українки, Тараса Шевченка,
  Івана Франка, Григорія Сковороди, Козацька, Гончарна, Ковальська, Млинова, Весняна, Травнева, Перемоги,
  Незалежності, Грушевського, Михайлівська, Покровська, Троїцька, Замкова, Липова, Яблунева, Горіхова, Медова,
  Квіткова`
  .trim()
  .split(/,\s+/);

export function drawGrid(random: Random): Grid {
  const xs: number[] = [];
  for (let x = -half.width; x <= half.width; x += stepMetres) xs.push(x + random.between(-18, 18));
  const ys: number[] = [];
  for (let y = -half.height; y <= half.height; y += stepMetres * 0.8) ys.push(y + random.between(-14, 14));
  return { xs, ys };
}

/** Slightly bent streets; every fifth is a main one, and only those cross the river. None crosses the park. */
export function drawStreets(random: Random, { xs, ys }: Grid): Street[] {
  const northward = xs.map((x, index) => ({
    line: bentLine(half.height, (t) => [x + 8 * Math.sin(t / 300), t]),
    index,
  }));
  const eastward = ys.map((y, index) => ({ line: bentLine(half.width, (t) => [t, y + 8 * Math.sin(t / 400)]), index }));
  return [...northward, ...eastward].map(({ line, index }, position) => {
    const isMain = index % 5 === 2;
    const kind = isMain ? "проспект" : "вулиця";
    const passable = (point: Metres) => !isPark(point) && (isMain || !isWater(point));
    return {
      id: position + 1,
      name: `${kind} ${names[position % names.length]}`,
      kind,
      class: isMain ? "main" : "local",
      surface: random.pick(["asphalt", "asphalt", "gravel", "paving"]),
      lanes: isMain ? 4 : 2,
      geom: { type: "MultiLineString", coordinates: pieces(line, passable).map((piece) => piece.map(toDegrees)) },
    };
  });
}

function bentLine(reach: number, at: (t: number) => Metres): Metres[] {
  const line: Metres[] = [];
  for (let t = -reach; t <= reach; t += 60) line.push(at(t));
  return line;
}

/** The parts of a line whose points are all passable; a single point is no part. */
function pieces(line: Metres[], passable: (point: Metres) => boolean): Metres[][] {
  const found: Metres[][] = [[]];
  for (const point of line) {
    if (passable(point)) found.at(-1)?.push(point);
    else found.push([]);
  }
  return found.filter((piece) => piece.length > 1);
}
