import { useEffect, useLayoutEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from "react";
import { guardTyped, unsavedIn } from "../../../page/dialogs/dialogs.ts";
import { adopt } from "../../../base/sheets.ts";
import { isFile, nameOf, pathOf, type FileItem } from "../../../files/items.ts";
import { movedFrame, pixelsOf, turnedFrame, wholeFrame, withCorner, type Frame } from "../../../files/picture-frame.ts";
import { shownAddress } from "../../../server/calls/files/file-fields.ts";
import { drawTurned, editedPicture } from "./draw-picture.ts";
import { CaptureFrame } from "./capture-frame.tsx";
import { words as fileWords } from "./phrases.ts";
import { words } from "./picture-phrases.ts";
import frameStyles from "./capture-frame.css";
import styles from "./picture-editor.css";

interface EditorProps {
  /** A picture: a chosen file, or one that the server has. */
  item: FileItem;
  /** It is not in the list yet, and can also be added unchanged or not at all. */
  isNew: boolean;
  mayFocus(): boolean;
  take(file: File): void;
  close(): void;
}

/** The longest side on the screen, in px. */
const mostPx = 420;

/** Turns and crops a picture before it is sent, by mouse, touch or keys. */
export default function PictureEditor({ item, isNew, mayFocus, take, close }: EditorProps) {
  const name = nameOf(item);
  const { picture, isBroken } = usePicture(item);
  const [quarters, setQuarters] = useState(0);
  const [frame, setFrame] = useState(wholeFrame);
  const [hasFailed, setFailed] = useState(false);
  const [isEncoding, setEncoding] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const isLost = isNew || quarters !== 0 || !isWhole(frame);
  useEffect(() => (isLost ? guard(box.current!) : undefined), [isLost]);
  const turn = (by: 1 | -1) => {
    setQuarters((quarters + by + 4) % 4);
    setFrame(turnedFrame(frame, by));
  };
  const leave = () => void askToClose(box.current!, close);
  const apply = () => {
    if (!picture || isEncoding) return;
    setEncoding(true);
    const type = isFile(item) ? item.type : typeOf(name);
    editedPicture(picture, quarters, frame, { name, type }).then(take, (error: unknown) => {
      console.warn(error);
      setFailed(true);
      setEncoding(false);
    });
  };
  return (
    <CaptureFrame ref={box} label={fileWords("fileEdit", { name })} leave={leave}>
      {isBroken || hasFailed ? (
        <p role="alert">{words("pictureBroken")}</p>
      ) : (
        <Stage picture={picture} quarters={quarters} frame={frame} change={setFrame} />
      )}
      <div className="capture-bar">
        <TurnButton label={words("pictureLeft")} sign="↺" run={() => turn(-1)} takesFocus={mayFocus} />
        <TurnButton label={words("pictureRight")} sign="↻" run={() => turn(1)} />
        <button type="button" className="main" aria-disabled={!picture || isEncoding} onClick={apply}>
          {words("pictureApply")}
        </button>
        {isNew && isFile(item) && (
          <button type="button" onClick={() => take(item)}>
            {words("pictureAsIs")}
          </button>
        )}
        <button type="button" onClick={isNew ? close : leave}>
          {words(isNew ? "pictureCancel" : "pictureClose")}
        </button>
      </div>
    </CaptureFrame>
  );
}

const isWhole = ({ left, top, right, bottom }: Frame): boolean => !left && !top && right === 1 && bottom === 1;

/** Asks before the dialog or the page is left. @returns a function that ends it */
function guard(editor: Element): () => void {
  const warn = (event: Event) => event.preventDefault();
  const free = guardTyped(editor, () => true);
  addEventListener("beforeunload", warn);
  return () => {
    free();
    removeEventListener("beforeunload", warn);
  };
}

/** Closes; a picture that was turned or cropped, or a new one at Escape, only after a question. */
async function askToClose(editor: Element, close: () => void): Promise<void> {
  const code = await import("../../../page/dialogs/ask-leaving.ts").catch(console.warn);
  if (!unsavedIn(editor).length || !code || (await code.mayLeave(editor))) close();
}

interface TurnProps {
  label: string;
  sign: string;
  /** Whether it takes the focus when it appears. */
  takesFocus?: () => boolean;
  run(): void;
}

function TurnButton({ label, sign, takesFocus, run }: TurnProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (takesFocus?.()) button.current!.focus();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  return (
    <button ref={button} type="button" aria-label={label} title={label} onClick={run}>
      <span aria-hidden>{sign}</span>
    </button>
  );
}

interface StageProps {
  picture: ImageBitmap | undefined;
  quarters: number;
  frame: Frame;
  change(frame: Frame): void;
}

/** The picture with the frame of what stays. */
function Stage({ picture, quarters, frame, change }: StageProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const box = useRef<HTMLDivElement>(null);
  const [wide, high] = quarters % 2 ? [picture?.height, picture?.width] : [picture?.width, picture?.height];
  useEffect(() => {
    if (!picture || !wide || !high) return;
    const scale = Math.min(1, mostPx / Math.max(wide, high));
    Object.assign(canvas.current!, { width: Math.round(wide * scale), height: Math.round(high * scale) });
    drawTurned(canvas.current!, picture, quarters);
  }, [picture, quarters, wide, high]);

  const shareOf = ({ clientX, clientY }: PointerEvent) => {
    const { left, top, width, height } = box.current!.getBoundingClientRect();
    return [(clientX - left) / width, (clientY - top) / height] as const;
  };
  useLayoutEffect(() => adopt(box.current!.getRootNode() as ShadowRoot, frameStyles + styles), []);
  const last = useRef<readonly [number, number]>([0, 0]);
  const held = (moved: (x: number, y: number, byX: number, byY: number) => Frame) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      event.currentTarget.setPointerCapture(event.pointerId);
      last.current = shareOf(event);
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
      const [[x, y], [fromX, fromY]] = [shareOf(event), last.current];
      last.current = [x, y];
      change(moved(x, y, x - fromX, y - fromY));
    },
  });
  const pressed = (moved: (x: number, y: number) => Frame) => (event: KeyboardEvent) => {
    const [x, y] = arrows[event.key] ?? [0, 0];
    if (!x && !y) return;
    event.preventDefault();
    event.stopPropagation();
    const by = event.shiftKey ? 0.1 : 0.01;
    change(moved(x * by, y * by));
  };
  const corner = (which: "first" | "last") => {
    const [x, y] = which === "first" ? [frame.left, frame.top] : [frame.right, frame.bottom];
    return {
      type: "button",
      className: `picture-corner ${which}`,
      "aria-label": words(which === "first" ? "pictureFirst" : "pictureLast"),
      ...held((toX, toY) => withCorner(frame, which, toX, toY)),
      onKeyDown: pressed((byX, byY) => withCorner(frame, which, x + byX, y + byY)),
    } as const;
  };
  const size = wide && high ? pixelsOf(frame, wide, high) : undefined;
  return (
    <>
      <div className="cropping" ref={box}>
        <canvas ref={canvas} aria-hidden />
        <div className="picture-frame" style={insets(frame)}>
          <button
            type="button"
            className="picture-inside"
            aria-label={words("pictureMove")}
            {...held((_x, _y, byX, byY) => movedFrame(frame, byX, byY))}
            onKeyDown={pressed((x, y) => movedFrame(frame, x, y))}
          />
          <button {...corner("first")} />
          <button {...corner("last")} />
        </div>
      </div>
      <output className="file-hint">{size && words("pictureSize", { ...size })}</output>
    </>
  );
}

const arrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const insets = ({ left, top, right, bottom }: Frame) => ({
  left: `${left * 100}%`,
  top: `${top * 100}%`,
  right: `${(1 - right) * 100}%`,
  bottom: `${(1 - bottom) * 100}%`,
});

/** The decoded picture, the way people see it: the turn that the camera noted is applied. */
function usePicture(item: FileItem): { picture: ImageBitmap | undefined; isBroken: boolean } {
  const [picture, setPicture] = useState<ImageBitmap | undefined>(undefined);
  const [isBroken, setBroken] = useState(false);
  useEffect(() => {
    let isGone = false;
    let made: ImageBitmap | undefined;
    decode(item).then(
      (bitmap) => {
        made = bitmap;
        if (isGone) bitmap.close();
        else setPicture(bitmap);
      },
      () => isGone || setBroken(true),
    );
    return () => {
      isGone = true;
      made?.close();
    };
  }, [item]);
  return { picture, isBroken };
}

async function decode(item: FileItem): Promise<ImageBitmap> {
  if (isFile(item)) return createImageBitmap(item);
  const image = new Image();
  image.src = shownAddress(pathOf(item));
  await image.decode();
  return createImageBitmap(image);
}

const typeOf = (name: string): string => `image/${/\.(png|webp)$/i.exec(name)?.[1]?.toLowerCase() ?? "jpeg"}`;
