/** The shapes of all answers but those of a form's schema, record and lists. */
export { autofill, values, wizard } from "./prefill-shapes.ts";
export { documentBody, folder, markup, shellPage, wholePage, words } from "./markup-shapes.ts";
export { saved } from "./saved.ts";
export {
  challenge,
  file,
  free,
  newId,
  newOption,
  nothing,
  rate,
  rating,
  reply,
  rows,
  signers,
  suggestions,
  uploaded,
} from "./value-shapes.ts";
