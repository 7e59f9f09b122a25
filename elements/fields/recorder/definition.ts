import type { FieldDefinition } from "../../../src/page/fields/field-definition.ts";
import { fileAttributes } from "../../../src/page/fields/file-attributes.ts";

export default {
  types: ["Recorder"],
  holds: "json",
  text: "A photo, video or sound from camera and microphone; where these are refused or missing, a file. It is sent and stored like the file of `vs-file`. A recording stops at the limit, and when its panel is closed; what was recorded is kept.",
  height: 66,
  wide: true,
  attributes: fileAttributes,
  value: { type: "string | object | File | (string | object | File)[] | null", text: "The name on the server." },
  samples: [null, "a.webm", ["a.webm", "б.jpg"]],
  example:
    '<vs-recorder name="sound" title="The applicant’s voice" dir="audio" webcam="audio" video-seconds-limit="120"></vs-recorder>',
} satisfies FieldDefinition;
