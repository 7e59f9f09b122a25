import type { CallName } from "../urls.ts";
import { options } from "./list-shapes.ts";
import { documentBody, folder, markup, shellPage, wholePage, words } from "./markup-shapes.ts";
import { record, schema, values, wizard } from "./row-shapes.ts";
import { saved } from "./saved.ts";
import type { Shape } from "./shape.ts";
import type * as Values from "./value-shapes.ts";

/** Shapes that no form needs to open load with the first call that has one. */
const late =
  <Name extends keyof typeof Values>(name: Name) =>
  async (): Promise<(typeof Values)[Name]> =>
    (await import("./value-shapes.ts"))[name];

/** Which answers each call accepts (docs/protocol.md, Answers). A call without a line here does not compile. */
const shapes = {
  locale: words,
  form: schema,
  select: options,
  selects: options,
  suggest: late("suggestions"),
  selectAdd: late("newOption"),
  list: late("rows"),
  create: saved,
  read: record,
  update: saved,
  delete: saved,
  widget: markup,
  page: shellPage,
  format: markup,
  method: late("reply"),
  methods: late("reply"),
  ajax: late("reply"),
  copy: saved,
  getId: late("newId"),
  autofill: { ...values, kind: "write" },
  wizard,
  unique: late("free"),
  document: documentBody,
  rating: late("rating"),
  rate: late("rate"),
  captcha: late("challenge"),
  icons: folder,
  proxy: late("file"),
  signers: late("signers"),
  signer: late("nothing"),
  upload: late("uploaded"),
  uploadImage: late("uploaded"),
  uploadVideo: late("uploaded"),
  reload: late("reply"),
  prefill: wizard,
  lookup: values,
  action: late("reply"),
  hook: late("nothing"),
  again: wholePage,
} satisfies Record<CallName, Shape | (() => Promise<Shape>)>;

type Shapes = typeof shapes;
type ShapeOf<Name extends CallName> = Shapes[Name] extends () => Promise<infer Late> ? Late : Shapes[Name];

/** The shape of a call: at once for the calls of a form, so that a save of a page that is being left goes out in time. */
export function shapeOf(name: CallName): Shape | Promise<Shape> {
  const shape: Shape | (() => Promise<Shape>) = shapes[name];
  return typeof shape === "function" ? shape() : shape;
}

/** The type of an answer's `data` by the name of its call. */
export type Given<Name extends CallName> = ShapeOf<Name> extends Shape<infer Value> ? Value : never;
