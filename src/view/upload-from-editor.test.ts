import { expect } from "@open-wc/testing";
import { answers } from "../../test/support/memory-server.ts";
import { uploadFromEditor } from "./upload-from-editor.ts";

it("a picture goes from an editor without its place", async () => {
  const asked = answers({ result: { url: "/files/1.png" } });
  const picture = new Blob([
    Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10),
    ...["IHDR", "tEXt", "IEND"].flatMap((kind) => [Uint8Array.of(0, 0, 0, 4), kind, kind, "crc."]),
  ]);
  await uploadFromEditor("image", new File([picture, "50.4501 N"], "roof.png"));
  expect(asked[0]!.path).to.equal("/file/multer/upload/image");
  expect(asked[0]!.body).to.include("IHDR").and.to.include('filename="roof.png"');
  expect(asked[0]!.body).not.to.match(/tEXt|50\.4501/);
});

it("another file goes as it is", async () => {
  const asked = answers({ result: { url: "/files/1.txt" } });
  await uploadFromEditor("file", new File(["tEXt 50.4501 N"], "note.txt"));
  expect(asked[0]!.body).to.include("tEXt 50.4501 N");
});
