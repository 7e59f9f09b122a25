import { useEffect, useRef, useState } from "react";
import { endingOf, isFile, isWaiting, nameOf, pathOf, type FileItem } from "../../../files/items.ts";
import { shownAddress } from "../../../server/calls/files/file-fields.ts";

/** Size of a thumbnail in px (R9.5-02). */
const [width, height] = [138, 120];
const pictures = /^(png|jpe?g|gif|webp|avif)$/;
const endingIn = (item: FileItem): string => endingOf(nameOf(item)) || endingOf(isFile(item) ? "" : pathOf(item));

/** Whether a canvas can turn and crop it; a moving picture would stand still. */
export const canBeEdited = (item: FileItem): boolean => !isWaiting(item) && /^(png|jpe?g|webp)$/.test(endingIn(item));

/** The picture of a file, or its ending. */
export function Thumbnail({ item }: { item: FileItem }) {
  const [isBroken, setBroken] = useState(false);
  const ending = endingIn(item);
  const src = isFile(item) || isWaiting(item) ? "" : shownAddress(pathOf(item));
  if (isBroken || !pictures.test(ending) || !(src || isFile(item)))
    return (
      <span className="file-picture" aria-hidden>
        {ending.slice(0, 5) || "…"}
      </span>
    );
  if (isFile(item)) return <Drawn file={item} fail={setBroken} />;
  return (
    <img
      className="file-picture"
      {...{ src, width, height }}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
    />
  );
}

/** A chosen picture, made small while it is decoded. */
function Drawn({ file, fail }: { file: File; fail(isBroken: true): void }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      if (isGone) return;
      const bitmap = await createImageBitmap(file, { resizeWidth: width * 2, resizeQuality: "medium" });
      const context = canvas.current?.getContext("2d");
      if (context && !isGone) cover(context, bitmap);
      bitmap.close();
    };
    // One at a time: a decoded photo takes 50 MB.
    before = before.then(draw).catch(() => isGone || fail(true));
    return () => {
      isGone = true;
    };
  }, [file, fail]);
  return <canvas ref={canvas} className="file-picture" width={width} height={height} aria-hidden />;
}
let before: Promise<unknown> = Promise.resolve();

function cover(context: CanvasRenderingContext2D, bitmap: ImageBitmap): void {
  const scale = Math.max(width / bitmap.width, height / bitmap.height);
  const [w, h] = [bitmap.width * scale, bitmap.height * scale];
  context.drawImage(bitmap, (width - w) / 2, (height - h) / 2, w, h);
}
