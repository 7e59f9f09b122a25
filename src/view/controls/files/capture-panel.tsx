import { useLayoutEffect, useRef } from "react";
import { t } from "../../../base/language/i18n.ts";
import { settings } from "../../../base/settings.ts";
import { alert } from "../../../page/dialogs/confirm.ts";
import type { FieldProps } from "../../field.ts";
import { CaptureFrame } from "./capture-frame.tsx";
import { kindText, words } from "./capture-phrases.ts";
import { useCapture, type CaptureKind } from "./use-capture.ts";

interface PanelProps extends Pick<FieldProps<unknown>, "hold"> {
  kind: CaptureKind;
  /** The longest recording in seconds; 0 for none. */
  limit: number;
  take(file: File): void;
  close(): void;
}

/** What the camera sees or the microphone hears, and the buttons that record it (R2.4-63, R2.4-64). */
export function CapturePanel({ kind, limit, hold, take, close }: PanelProps) {
  const video = useRef<HTMLVideoElement>(null);
  const main = useRef<HTMLButtonElement>(null);
  const fail = (error: unknown) => {
    console.warn(error);
    close();
    if (settings.wording === "classic") return void alert("Unable to capture your camera...", "");
    // settings of the browser do not help where nothing is connected
    const isNone = (error as Error | undefined)?.name === "NotFoundError";
    const how = words(isNone ? "captureNone" : "captureHow");
    void alert(words(kind === "audio" ? "captureSoundRefused" : "captureRefused"), how);
  };
  const capture = useCapture(kind, { video, limit, hold, take, fail });
  const { isReady, isRecording, seconds, devices, deviceId } = capture;
  useLayoutEffect(() => main.current?.focus(), []);

  return (
    <CaptureFrame label={kindText(kind)} leave={close}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what the camera sees now */}
      <video
        ref={video}
        className={kind === "photo" ? "as-photo" : undefined}
        autoPlay
        muted
        playsInline
        hidden={kind === "audio"}
      />
      <div className="capture-bar">
        <button
          ref={main}
          type="button"
          className="main"
          aria-disabled={!isReady}
          onClick={() => {
            if (!isReady) return;
            if (kind === "photo") void capture.shoot();
            else if (isRecording) capture.stop();
            else capture.start();
          }}
        >
          {words(kind === "photo" ? "captureShoot" : isRecording ? "captureStop" : "captureStart")}
        </button>
        {isRecording && (
          <span className="capture-clock" role="timer">
            {clock(seconds)}
            {limit > 0 && ` / ${clock(limit)}`}
          </span>
        )}
        {devices.length > 1 && !isRecording && (
          <select
            aria-label={words("captureDevice")}
            value={deviceId}
            onChange={({ currentTarget }) => capture.setDevice(currentTarget.value)}
          >
            <option value="">{words("captureDevice")}</option>
            {devices.map((one) => (
              <option key={one.deviceId} value={one.deviceId}>
                {one.label || one.deviceId.slice(0, 6)}
              </option>
            ))}
          </select>
        )}
        <button type="button" onClick={close}>
          {t("close")}
        </button>
      </div>
    </CaptureFrame>
  );
}

const clock = (seconds: number): string => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
