import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";

export default {
  types: ["Location"],
  holds: "json",
  height: 500,
  text: "A point on the map: placed by a click or a key, dragged, or typed as coordinates. Base maps are those of the setting `admin_map.base_layers`. Posts GeoJSON text.",
  value: {
    type: '{ type: "Point"; coordinates: [longitude: number, latitude: number] } | null',
    text: "A GeoJSON point in degrees; null when it is empty. A text that was loaded (JSON or well-known text) is saved as such.",
  },
  samples: [null, { type: "Point", coordinates: [30.52, 50.525] }],
  example:
    '<vs-location name="place" title="Place" value=\'{"type":"Point","coordinates":[30.52,50.525]}\'></vs-location>',
} satisfies FieldDefinition;
