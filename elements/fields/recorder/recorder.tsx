import type { FileValue } from "../../../src/files/items.ts";
import { fileCodec, isMulti } from "../../../src/view/controls/files/file-field.ts";
import styles from "../../../src/view/controls/files/files.css";
import { FilesView } from "../../../src/view/controls/files/files-view.tsx";
import { field } from "../../../src/view/field.ts";

/** A photo, video or sound from camera and microphone, or chosen as a file (R2.4-63, R2.4-64). */
export default field<FileValue>({
  ...fileCodec,
  isGroup: true,
  styles,
  View: (props) => (
    <FilesView
      {...props}
      entry={{ ...props.entry, webcam: props.entry["webcam"] ?? "all" }}
      look="line"
      mostMb={50}
      isMulti={isMulti(props.entry)}
    />
  ),
});
