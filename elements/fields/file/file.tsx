import type { FileValue } from "../../../src/files/items.ts";
import { fileCodec, isMulti } from "../../../src/view/controls/files/file-field.ts";
import styles from "../../../src/view/controls/files/files.css";
import { FilesView } from "../../../src/view/controls/files/files-view.tsx";
import { field } from "../../../src/view/field.ts";

/** A file, up to 50 MB (R2.4-61, R3.8-02), or several with `multi`. */
export default field<FileValue>({
  ...fileCodec,
  isGroup: true,
  styles,
  View: (props) => <FilesView {...props} look="line" mostMb={50} isMulti={isMulti(props.entry)} />,
});
