/**
 * The layers that the server paints: where their features are stored and how they look. The names are the sub_layers of
 * app.layer and the layers of the WMS.
 */
export interface Look {
  fill?: string;
  stroke?: string;
  /** Width of a line in px. */
  width?: number;
  /** A second, wider line below it. */
  casing?: string;
  /** Radius of a point in px. */
  radius?: number;
}
export interface LegendEntry extends Look {
  ua: string;
}
export interface PlanLayer {
  name: string;
  title: string;
  /** Absent: drawn from the plan of the town (maps/ground.ts). */
  table?: string;
  key: string;
  column: string;
  /** Columns that become properties of features. */
  properties: string[];
  /** Not drawn above this many metres a pixel. */
  mostMetres?: number;
  /** The property that is written beside the features below 3 metres a pixel. */
  label?: string;
  /** Undefined: not drawn. `metres` is the size of a pixel. */
  look(properties: Record<string, unknown>, metres: number): Look | undefined;
  legend: LegendEntry[];
}

const parcelFills: Record<string, string> = { private: "#f6e3b4", municipal: "#cfe5c9", state: "#d5dcef" };
const requestFills: Record<string, string> = {
  new: "#d63a2f",
  assigned: "#e08a1e",
  in_work: "#2f6fd6",
  done: "#3b8f4a",
  rejected: "#8a8a8a",
};
const streetWidths: Record<string, number> = { main: 22, street: 14 };

export const planLayers: PlanLayer[] = [
  {
    name: "water",
    title: "Річка",
    key: "id",
    column: "geom",
    properties: [],
    look: () => ({ fill: "#aad3df", stroke: "#8bb9c9" }),
    legend: [{ ua: "Річка", fill: "#aad3df" }],
  },
  {
    name: "park",
    title: "Парк",
    key: "id",
    column: "geom",
    properties: [],
    look: () => ({ fill: "#c8e6b8" }),
    legend: [{ ua: "Парк", fill: "#c8e6b8" }],
  },
  {
    name: "parcels",
    title: "Ділянки",
    table: "land.parcel",
    key: "id",
    column: "geom",
    properties: ["cad_num", "ownership", "area_ha", "status"],
    mostMetres: 20,
    look: ({ ownership }) => ({ fill: parcelFills[String(ownership)] ?? "#eeeeee", stroke: "#b9a77d", width: 0.7 }),
    legend: [
      { ua: "Приватна власність", fill: parcelFills["private"]! },
      { ua: "Комунальна власність", fill: parcelFills["municipal"]! },
      { ua: "Державна власність", fill: parcelFills["state"]! },
    ],
  },
  {
    name: "buildings",
    title: "Будівлі",
    table: "land.building",
    key: "id",
    column: "geom",
    properties: ["kind", "floors"],
    mostMetres: 8,
    look: () => ({ fill: "#d3c6b8", stroke: "#a99885", width: 0.6 }),
    legend: [{ ua: "Будівля", fill: "#d3c6b8" }],
  },
  {
    name: "streets",
    title: "Вулиці",
    table: "land.street",
    key: "id",
    column: "geom",
    properties: ["name", "class"],
    label: "name",
    look: (properties, metres) => ({
      stroke: "#ffffff",
      casing: "#c0b8ac",
      width: Math.max(0.8, (streetWidths[String(properties["class"])] ?? 10) / metres),
    }),
    legend: [{ ua: "Вулиця", stroke: "#c0b8ac", width: 4 }],
  },
  {
    name: "trees",
    title: "Дерева",
    table: "land.tree",
    key: "id",
    column: "geom",
    properties: ["code", "species", "condition"],
    mostMetres: 6,
    look: ({ condition }, metres) => ({
      fill: condition === "dead" ? "#8a6d4f" : "#4f9a4f",
      radius: metres < 2 ? 3.5 : 2,
    }),
    legend: [
      { ua: "Дерево", fill: "#4f9a4f", radius: 4 },
      { ua: "Сухе дерево", fill: "#8a6d4f", radius: 4 },
    ],
  },
  {
    name: "lamps",
    title: "Ліхтарі",
    table: "land.lamp",
    key: "gid",
    column: "geom",
    properties: ["power_w", "led"],
    mostMetres: 12,
    look: ({ led }) => ({ fill: led ? "#f2c230" : "#c9852b", radius: 3 }),
    legend: [
      { ua: "Світлодіодний ліхтар", fill: "#f2c230", radius: 4 },
      { ua: "Інший ліхтар", fill: "#c9852b", radius: 4 },
    ],
  },
  {
    name: "requests",
    title: "Звернення",
    table: "works.request",
    key: "id",
    column: "place",
    properties: ["num", "status", "priority"],
    look: ({ status }) => ({ fill: requestFills[String(status)] ?? "#555555", radius: 4 }),
    legend: [
      { ua: "Нове", fill: requestFills["new"]!, radius: 4 },
      { ua: "Призначено", fill: requestFills["assigned"]!, radius: 4 },
      { ua: "У роботі", fill: requestFills["in_work"]!, radius: 4 },
      { ua: "Виконано", fill: requestFills["done"]!, radius: 4 },
      { ua: "Відхилено", fill: requestFills["rejected"]!, radius: 4 },
    ],
  },
  {
    name: "roadworks",
    title: "Дорожні роботи",
    table: "works.roadwork",
    key: "id",
    column: "geom",
    properties: ["code", "kind", "status"],
    look: () => ({ stroke: "#c0392b", width: 4 }),
    legend: [{ ua: "Дорожні роботи", stroke: "#c0392b", width: 4 }],
  },
];

export const planLayer = (name: string): PlanLayer | undefined => planLayers.find((one) => one.name === name);
/** What the pre-cut tiles of the base map show. */
export const groundLayers = ["water", "park", "buildings", "streets"].map((name) => planLayer(name)!);
