import { locale } from "../../../base/language/i18n.ts";
import { natives } from "../../../base/runtime/runtime.ts";
import { words } from "./long-videos-phrases.ts";

/** Patience with a video whose length the browser does not find, in ms. */
const mostMs = 5000;

/** The videos that are longer than the limit (R5.2-13, R4-36); what the browser cannot read is let through. */
export async function longVideos(files: File[], limitSeconds: number): Promise<File[]> {
  const lengths = await Promise.all(
    files.map((file) => (file.type.startsWith("video/") ? secondsOf(file) : Promise.resolve(0))),
  );
  return files.filter((_, at) => lengths[at]! > limitSeconds + 1);
}

/** Recordings of browsers do not say their length until the end was looked for. */
async function secondsOf(file: File): Promise<number> {
  const video = document.createElement("video");
  const url = URL.createObjectURL(file);
  const seconds = await new Promise<number>((resolve) => {
    const look = () => {
      if (video.duration === Infinity) video.currentTime = farSeconds;
      else if (video.duration > 0) resolve(video.duration);
    };
    for (const type of ["loadedmetadata", "durationchange"]) video.addEventListener(type, look);
    video.addEventListener("error", () => resolve(0));
    natives.after(mostMs, () => resolve(0));
    video.preload = "metadata";
    video.src = url;
  });
  URL.revokeObjectURL(url);
  return seconds;
}
/** After the end of any video. */
const farSeconds = 1e7;

/** Why a video is refused: its limit in seconds, above a minute in minutes. */
export function longText(name: string, seconds: number): string {
  const isShort = seconds <= 60;
  const limit = isShort ? seconds : Math.round(seconds / 6) / 10;
  return words(isShort ? "fileLongSeconds" : "fileTooLong", { name, limit: limit.toLocaleString(locale()) });
}
