import type { FileValue } from "../../../src/files/items.ts";
import { fileCodec, isMulti } from "../../../src/view/controls/files/file-field.ts";
import styles from "../../../src/view/controls/files/files.css";
import { FilesView } from "../../../src/view/controls/files/files-view.tsx";
import { field } from "../../../src/view/field.ts";

/**
 * A drop area with thumbnails, up to 5 MB a file (R2.4-62, R3.8-02). In a schema one file unless `multi` (R3.8-01); the
 * tag alone takes several.
 */
export default field<FileValue>({
  ...fileCodec,
  isGroup: true,
  styles,
  View: (props) => <FilesView {...props} look="zone" mostMb={5} isMulti={isMulti(props.entry) || !props.form} />,
});
