import { useEffect, useRef, useState, type RefObject } from "react";
import { middlePart } from "../../../files/picture-frame.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { guardTyped } from "../../../page/dialogs/dialogs.ts";
import type { FieldProps } from "../../field.ts";
import { useLatest } from "../../use-latest.ts";

export type CaptureKind = "photo" | "video" | "audio";
export const captureKinds = ["photo", "video", "audio"] as const;

/** How often the clock is looked at, in ms. */
const lookMs = 250;
/** A photo in px, and pictures a second (R9.5-03). */
const photo = { width: 1024, height: 768, frames: 45 };

interface Options extends Pick<FieldProps<unknown>, "hold"> {
  /** Shows what the camera sees. */
  video: RefObject<HTMLVideoElement | null>;
  /** The longest recording in seconds; 0 for none. */
  limit: number;
  take(file: File): void;
  /** The camera or microphone cannot be used. */
  fail(error: unknown): void;
}

/**
 * Camera and microphone: a photo, or a recording of at most `limit` seconds. A recording that is under way when the view
 * goes away is stopped and taken (R4-38).
 */
export function useCapture(kind: CaptureKind, options: Options) {
  const recorder = useRef<MediaRecorder | undefined>(undefined);
  const [deviceId, setDevice] = useState("");
  const [isRecording, setRecording] = useState(false);
  const latest = useLatest(options);
  const isUsed = () => recorder.current?.state === "recording";
  const stop = () => isUsed() && recorder.current!.stop();
  const { stream, devices } = useStream(kind, deviceId, { ...options, stop, isUsed });
  useGuard(isRecording, options.video);
  const seconds = useSeconds(isRecording, (now) => {
    if (options.limit && now >= options.limit) stop();
  });

  return {
    isReady: stream !== undefined,
    isRecording,
    seconds,
    devices,
    deviceId,
    setDevice,
    stop,
    start() {
      if (!stream) return;
      const pieces: Blob[] = [];
      const { type, ending } = formatOf(kind === "audio" ? "audio" : "video");
      const release = options.hold?.("captureRuns");
      try {
        const made = new MediaRecorder(stream, { mimeType: type });
        made.addEventListener("dataavailable", ({ data }) => pieces.push(data));
        made.addEventListener("stop", () => {
          setRecording(false);
          if (pieces.some(({ size }) => size > 0)) latest.current.take(named(new Blob(pieces), ending, type));
          release?.(); // the field waits for the file itself now
        });
        recorder.current = made;
        made.start(1000);
        setRecording(true);
      } catch (error) {
        release?.();
        options.fail(error);
      }
    },
    /** Takes a photo. */
    async shoot() {
      const video = options.video.current;
      if (!video) return;
      const canvas = Object.assign(document.createElement("canvas"), { width: photo.width, height: photo.height });
      // cameras of another shape than the photo: stretched, people would look broad or thin
      const { x, y, width, height } = middlePart(video.videoWidth, video.videoHeight, photo);
      canvas.getContext("2d")?.drawImage(video, x, y, width, height, 0, 0, photo.width, photo.height);
      const release = options.hold?.("captureRuns");
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/jpeg", 1));
      if (blob) options.take(named(blob, "jpg", "image/jpeg"));
      release?.();
    },
  };
}

/** webm; in a browser that cannot record it, mp4 (R9.5-04). */
function formatOf(media: "audio" | "video"): { type: string; ending: string } {
  const ending = MediaRecorder.isTypeSupported(`${media}/webm`) ? "webm" : "mp4";
  return { type: `${media}/${ending}`, ending };
}

interface StreamOptions extends Options {
  stop(): unknown;
  /** It is being recorded. */
  isUsed(): boolean;
}

/** Opens the device, and closes it when the view goes away; the stream is there once it has a picture or a sound. */
function useStream(kind: CaptureKind, deviceId: string, options: StreamOptions) {
  const latest = useLatest(options);
  const [stream, setStream] = useState<MediaStream | undefined>(undefined);
  const [devices, setDevices] = useState<MediaDeviceInfo[]>([]);
  useEffect(() => {
    let isGone = false;
    let mine: MediaStream | undefined;
    open(kind, deviceId).then(
      async (opened) => {
        if (isGone) return end(opened);
        mine = opened;
        const ended = () => isGone || latest.current.isUsed() || latest.current.fail(new Error("the device is gone"));
        for (const track of opened.getTracks()) track.addEventListener("ended", ended);
        const shown = showIn(latest.current.video.current, opened);
        if (kind !== "audio") await shown;
        if (isGone) return;
        setStream(opened);
        const all = await navigator.mediaDevices.enumerateDevices();
        if (!isGone) setDevices(all.filter((one) => one.kind === (kind === "audio" ? "audioinput" : "videoinput")));
      },
      (error: unknown) => isGone || latest.current.fail(error),
    );
    return () => {
      isGone = true;
      // oxlint-disable-next-line react-hooks/exhaustive-deps -- the newest one is meant
      latest.current.stop();
      end(mine);
      setStream(undefined);
    };
  }, [kind, deviceId, latest]);
  return { stream, devices };
}

/** Fulfilled with the first picture: a photo that is taken before is black. */
async function showIn(video: HTMLVideoElement | null, stream: MediaStream): Promise<void> {
  if (!video) return;
  const shown = new Promise((resolve) => video.addEventListener("loadeddata", resolve, { once: true }));
  video.srcObject = stream;
  await shown;
}

/** While it records, a dialog around it closes, and the page is left, only when the person agrees. */
function useGuard(isRecording: boolean, place: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    return isRecording && place.current ? guardTyped(place.current, () => true) : undefined;
  }, [isRecording, place]);
}

/** Seconds since a recording began. */
function useSeconds(isRunning: boolean, tick: (seconds: number) => void): number {
  const [seconds, setSeconds] = useState(0);
  const latest = useLatest(tick);
  useEffect(() => {
    if (!isRunning) return undefined;
    const began = performance.now();
    let timer: number;
    const look = () => {
      const now = Math.floor((performance.now() - began) / 1000);
      setSeconds(now);
      latest.current(now);
      timer = natives.after(lookMs, look);
    };
    look();
    return () => {
      natives.cancel(timer);
      setSeconds(0);
    };
  }, [isRunning, latest]);
  return seconds;
}

/** @throws DOMException when it is refused or there is no device; TypeError on pages without https */
function open(kind: CaptureKind, deviceId: string): Promise<MediaStream> {
  const device = deviceId ? { deviceId: { exact: deviceId } } : {};
  const { width, height, frames } = photo;
  const video = { ...device, width: { ideal: width }, height: { ideal: height }, frameRate: { ideal: frames } };
  if (!navigator.mediaDevices) return Promise.reject(new TypeError("no mediaDevices on this page"));
  if (kind === "audio") return navigator.mediaDevices.getUserMedia({ audio: deviceId ? device : true });
  return navigator.mediaDevices.getUserMedia({ video, audio: kind === "video" });
}

const end = (stream: MediaStream | undefined): void => stream?.getTracks().forEach((track) => track.stop());

/** `2026-03-05-14-05-09.webm`, in local time. */
function named(blob: Blob, ending: string, type: string): File {
  const now = new Date();
  const local = new Date(now.getTime() - now.getTimezoneOffset() * 60_000);
  const name = `${local.toISOString().slice(0, 19).replace(/[T:]/g, "-")}.${ending}`;
  return new File([blob], name, { type, lastModified: now.getTime() });
}
