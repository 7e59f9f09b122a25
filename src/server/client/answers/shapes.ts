import type { CallName } from "../urls.ts";
import { options, signers, suggestions } from "./list-shapes.ts";
import { documentBody, folder, markup, shellPage, wholePage, words } from "./markup-shapes.ts";
import { record, schema, values, wizard } from "./row-shapes.ts";
import { saved } from "./saved.ts";
import type { Shape } from "./shape.ts";
import { challenge, file, free, newId, newOption, nothing, rating, reply, uploaded } from "./value-shapes.ts";

/** Which answers each call accepts (docs/protocol.md, Answers). A call without a line here does not compile. */
export const shapes = {
  locale: words,
  form: schema,
  select: options,
  selects: options,
  suggest: suggestions,
  selectAdd: newOption,
  create: saved,
  read: record,
  update: saved,
  delete: saved,
  widget: markup,
  page: shellPage,
  format: markup,
  method: reply,
  methods: reply,
  ajax: reply,
  copy: saved,
  getId: newId,
  autofill: { ...values, kind: "write" },
  wizard,
  unique: free,
  document: documentBody,
  rating,
  rate: { ...rating, kind: "write" },
  captcha: challenge,
  icons: folder,
  proxy: file,
  signers,
  signer: nothing,
  upload: uploaded,
  uploadImage: uploaded,
  uploadVideo: uploaded,
  reload: reply,
  prefill: wizard,
  lookup: values,
  action: reply,
  hook: nothing,
  again: wholePage,
} satisfies Record<CallName, Shape>;

/** The type of an answer's `data` by the name of its call. */
export type Given<Name extends CallName> = (typeof shapes)[Name] extends Shape<infer Value> ? Value : never;
