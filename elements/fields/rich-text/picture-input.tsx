import type { RefObject } from "react";
import { words } from "./phrases.ts";

interface PictureInputProps {
  input: RefObject<HTMLInputElement | null>;
  take(files: File[]): void;
}

/** A hidden file input, opened by a toolbar button. */
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
        currentTarget.value = ""; // Choosing the same file again must fire `change`.
        take(files);
      }}
    />
  );
}
