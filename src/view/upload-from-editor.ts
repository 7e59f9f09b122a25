import { withoutPlace } from "../files/without-place.ts";
import { uploadFile } from "../server/calls/files/uploads.ts";

/** Uploads a file from an editor, pictures and videos without place and camera data. @throws ServerError */
export const uploadFromEditor: typeof uploadFile = async (kind, file, about) =>
  uploadFile(kind, await withoutPlace(file), about);
