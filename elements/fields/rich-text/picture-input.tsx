import type { RefObject } from "react";
import { words } from "./phrases.ts";

interface PictureInputProps {
  input: RefObject<HTMLInputElement | null>;
  take(files: File[]): void;
}

/** Opens the system's choice of files when a button clicks it. */
export function PictureInput({ input, take }: PictureInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      accept="image/png,image/jpeg,image/gif,image/webp"
      aria-label={words("rich_image")}
      onChange={({ currentTarget }) => {
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = ""; // the same one may be wanted again
        take(files);
      }}
    />
  );
}
