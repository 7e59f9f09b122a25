import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Geometry"],
  holds: "json",
  height: 500,
  text: "A geometry that is drawn and changed on the map: vertices are dragged, added and removed by mouse, touch, keys or typed coordinates; whole shapes are cut, split, merged, moved, turned and scaled, read from files and saved as files. Drawing another type removes what was there, which can be undone. Posts GeoJSON text.",
  attributes: {
    geom: {
      kind: "text",
      text: "What can be drawn, separated by commas or spaces: `point`, `line`, `polygon`; default all.",
    },
    multi: { kind: "flag", text: "Several parts of one type." },
    layers: {
      kind: "text",
      text: "Ids of overlays shown on the map; the corners and sides of their features catch the pointer.",
    },
  },
  value: {
    type: "{ type: string; coordinates: unknown[] } | null",
    text: "A GeoJSON Point, LineString, Polygon or Multi of them, in degrees; null when it is empty. A text that was loaded (JSON or well-known text) is saved as such.",
  },
  samples: [
    null,
    {
      type: "Polygon",
      coordinates: [
        [
          [30.51, 50.52],
          [30.53, 50.52],
          [30.53, 50.53],
          [30.51, 50.52],
        ],
      ],
    },
  ],
  example:
    '<vs-geometry name="geom" title="Borders" geom="polygon" value="POLYGON((30.51 50.52,30.53 50.52,30.53 50.53,30.51 50.53,30.51 50.52))"></vs-geometry>',
} satisfies FieldDefinition;
