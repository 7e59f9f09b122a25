import { planLayer } from "../maps/plan-layers.ts";

const cut = { geom_service_type: 1 };
/** The lines of a layer's legend, with the sign that the server paints. */
const legendOf = (name: string) =>
  planLayer(name)!.legend.map(({ ua, fill, stroke, radius }) => ({
    ua,
    color: fill ?? stroke,
    kind: radius ? "point" : fill ? "area" : "line",
  }));

/** The layers of the maps (app.layer): base maps, painted overlays, layers of features. */
export const mapLayers = [
  {
    layer_id: 1,
    layer_name: "plan",
    layer_name_ua: "Схема міста",
    layer_name_ru: "Схема города",
    layer_name_en: "Town plan",
    ...cut,
  },
  {
    layer_id: 2,
    layer_name: "plan_tms",
    layer_name_ua: "Схема (TMS, 512)",
    layer_name_ru: "Схема (TMS, 512)",
    layer_name_en: "Plan (TMS, 512)",
    ...cut,
    setting: { is_tms: true, tile_size: 512 },
  },
  {
    layer_id: 3,
    layer_name: "grid",
    layer_name_ua: "Без підкладки",
    layer_name_ru: "Без подложки",
    layer_name_en: "No base map",
    ...cut,
  },
  {
    layer_id: 4,
    layer_name: "photo",
    layer_name_ua: "Ортофото (умовне)",
    layer_name_ru: "Ортофото (условное)",
    layer_name_en: "Aerial photo (invented)",
    ...cut,
    layer_type: 1,
  },
  ...(
    [
      [10, "parcels", "Ділянки", "Участки", "Parcels", "land.parcel"],
      [11, "trees", "Дерева", "Деревья", "Trees", "land.tree"],
      [12, "lamps", "Ліхтарі", "Фонари", "Street lamps", "land.lamp"],
      [13, "requests", "Звернення", "Обращения", "Requests", "works.request"],
    ] as const
  ).map(([layer_id, name, layer_name_ua, layer_name_ru, layer_name_en, layer_table]) => ({
    layer_id,
    layer_name: name,
    layer_name_ua,
    layer_name_ru,
    layer_name_en,
    layer_table,
    ver: "1",
    sub_layers: name,
    layer_url: "/map/tilecache/?map=town.qgs",
    legend: legendOf(name),
    is_nocacheable: name === "requests",
    setting: {
      project_file: "town.qgs",
      tiled: true,
      info: true,
      attribution: "Відкриті дані громади",
      ...(name === "lamps" && { pk: "gid" }),
    },
  })),
  {
    layer_id: 20,
    layer_name: "requests_vector",
    layer_name_ua: "Звернення (точки)",
    layer_name_ru: "Обращения (точки)",
    layer_name_en: "Requests (points)",
    layer_table: "works.request",
    geom_service_type: 2,
    legend: legendOf("requests"),
    setting: { pk: "id", source: "requests", cluster: 60 },
  },
  {
    layer_id: 21,
    layer_name: "roadworks",
    layer_name_ua: "Дорожні роботи",
    layer_name_ru: "Дорожные работы",
    layer_name_en: "Roadworks",
    layer_table: "works.roadwork",
    geom_service_type: 2,
    legend: legendOf("roadworks"),
    setting: { pk: "id", source: "roadworks" },
  },
  {
    layer_id: 22,
    layer_name: "lamps_vector",
    layer_name_ua: "Ліхтарі (точки)",
    layer_name_ru: "Фонари (точки)",
    layer_name_en: "Street lamps (points)",
    layer_table: "land.lamp",
    geom_service_type: 2,
    setting: { pk: "gid", source: "lamps" },
  },
  {
    layer_id: 30,
    layer_name: "buildings",
    layer_name_ua: "Будівлі",
    layer_name_ru: "Здания",
    layer_name_en: "Buildings",
    layer_table: "land.building",
    geom_service_type: 2,
    legend: legendOf("buildings"),
    setting: { pk: "id", source: "buildings", tiles: "/map/vector_tiles/30/{z}/{x}/{y}.pbf", maxZoom: 16 },
  },
  {
    layer_id: 40,
    layer_name: "old",
    layer_name_ua: "Стара схема",
    layer_name_ru: "Старая схема",
    layer_name_en: "Old plan",
    ...cut,
    enabled: false,
  },
].map((layer, ord) => ({
  layer_table: null,
  layer_url: null,
  ver: null,
  sub_layers: null,
  legend: null,
  geom_service_type: 0,
  layer_type: 0,
  is_nocacheable: false,
  enabled: true,
  setting: {},
  ...layer,
  ord,
}));

const region = (id: number, title: string, status: string, [left, bottom, right, top]: number[]) => ({
  id,
  map_id: 1,
  title,
  status,
  color: null,
  geom: {
    type: "Polygon",
    coordinates: [
      [
        [left, bottom],
        [right, bottom],
        [right, top],
        [left, top],
        [left, bottom],
      ],
    ],
  },
});

/** Regions of the park's plan, in px from its lower left corner. */
export const parkRegions = [
  region(1, "Альтанка", "done", [430, 480, 530, 540]),
  region(2, "Фонтан", "new", [434, 254, 526, 346]),
  region(3, "Дитячий майданчик", "new", [560, 420, 760, 540]),
];
