import type ua from "./ua.ts";

/** Words that the first form shows. */
export default {
  requestFailed: "No data received",
  wrongType: "WRONG TYPE: field type {type}",
  partFailed: "A part of the program could not be loaded.",
  save: "Save",
  saving: "Saving…",
  cancel: "Cancel",
  close: "Close",
  back: "Back",
  addTitle: "New record",
  editTitle: "Edit",
  infoTitle: "View",
  loading: "Loading…",
  retry: "Try again",
  requiredMark: "required",
  fillRequired: "Fill in the required fields",
  leaveChanges: "There are unsaved changes. Close without saving?",
  leave: "Close without saving",
  showPassword: "Show password",
} satisfies Record<keyof typeof ua, string>;
