/** A picture turned and cut by a canvas; its place and camera data are gone with it. */
import { pixelsOf, type Frame } from "../../../files/picture-frame.ts";

/** Draws a picture turned clockwise by quarters, in the size of the canvas. */
export function drawTurned(canvas: HTMLCanvasElement, picture: ImageBitmap, quarters: number): void {
  const context = canvas.getContext("2d")!;
  const isSide = quarters % 2 === 1;
  const [width, height] = isSide ? [canvas.height, canvas.width] : [canvas.width, canvas.height];
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, canvas.width, canvas.height);
  context.translate(canvas.width / 2, canvas.height / 2);
  context.rotate((quarters * Math.PI) / 2);
  context.drawImage(picture, -width / 2, -height / 2, width, height);
}

/** @throws when the browser has no memory for the picture */
export async function editedPicture(
  picture: ImageBitmap,
  quarters: number,
  frame: Frame,
  { name, type }: { name: string; type: string },
): Promise<File> {
  const [wide, high] = quarters % 2 === 1 ? [picture.height, picture.width] : [picture.width, picture.height];
  const { x, y, width, height } = pixelsOf(frame, wide, high);
  const turned = sized(wide, high);
  drawTurned(turned, picture, quarters);
  const kept = sized(width, height);
  kept.getContext("2d")!.drawImage(turned, -x, -y);
  const wanted = /^image\/(png|webp)$/.test(type) ? type : "image/jpeg";
  const blob = await new Promise<Blob | null>((resolve) => kept.toBlob(resolve, wanted, 0.92));
  if (!blob) throw new Error(`the canvas of ${width} × ${height} gives no picture`);
  const ending = blob.type === "image/jpeg" ? "jpg" : blob.type.slice("image/".length);
  const fits = new RegExp(`\\.(${ending}${ending === "jpg" ? "|jpeg" : ""})$`, "i").test(name);
  return new File([blob], fits ? name : `${name.replace(/\.[^.]*$/, "")}.${ending}`, { type: blob.type });
}

function sized(width: number, height: number): HTMLCanvasElement {
  return Object.assign(document.createElement("canvas"), { width, height });
}
