import type ua from "./ua.ts";

export default {
  requestFailed: "Could not be loaded.",
  wrongType: "Unknown field type: {type}",
  partFailed: "A part of the program could not be loaded.",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  loading: "Loading…",
  retry: "Try again",
  requiredMark: "required",
  showPassword: "Show password",
  notNumber: "Must be a number",
  required: "Required",
  invalid: "Invalid",
  ok: "OK",
} satisfies Record<keyof typeof ua, string>;
