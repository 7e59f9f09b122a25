import { useLayoutEffect, useRef, useState } from "react";
import { adopt } from "../../../base/sheets.ts";
import type { FieldProps } from "../../field.ts";
import styles from "./capture.css";
import frameStyles from "./capture-frame.css";
import { CapturePanel } from "./capture-panel.tsx";
import { kindText } from "./capture-phrases.ts";
import { captureKinds, type CaptureKind } from "./use-capture.ts";

interface ButtonsProps extends Pick<FieldProps<unknown>, "entry" | "hold"> {
  take(files: File[]): void;
}

/** The buttons of the option `webcam` (R3.8-04): photo, video, audio, or all. */
export default function CaptureButtons({ entry, hold, take }: ButtonsProps) {
  const [open, setOpen] = useState<CaptureKind | undefined>(undefined);
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (place.current) adopt(place.current.getRootNode() as ShadowRoot, frameStyles + styles);
  }, []);
  const wanted = String(entry["webcam"] ?? "");
  const kinds = captureKinds.filter((kind) => wanted === kind || wanted === "all");
  if (!kinds.length) return null;
  return (
    <>
      <div ref={place} className="capture-kinds">
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            aria-expanded={open === kind}
            onClick={() => setOpen(open === kind ? undefined : kind)}
          >
            {kindText(kind)}
          </button>
        ))}
      </div>
      {open && (
        <CapturePanel
          key={open}
          kind={open}
          limit={Number(entry["videoSecondsLimit"]) || 0}
          hold={hold}
          take={(file) => take([file])}
          close={() => setOpen(undefined)}
        />
      )}
    </>
  );
}
