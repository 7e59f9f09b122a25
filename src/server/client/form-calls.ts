import { record, schema } from "./answers/row-shapes.ts";
import type { Shape } from "./answers/shape.ts";

/** The address of a call, which setting `urls` overrides, and the answers that it accepts (docs/protocol.md). */
export type CallRow = readonly [address: string, shape: Shape | (() => Promise<Shape>)];

/** The calls that a form needs to open; the others stand in other-calls.ts and load with the code that makes them. */
export const formCalls = {
  form: ["/api/template/form/{name}", schema],
  select: ["/api-user/select/{name}", async () => (await import("./answers/list-shapes.ts")).options],
  selects: ["/api-user/select/{names},1", async () => (await import("./answers/list-shapes.ts")).options],
  read: ["{api}{table}/{id}", record],
} as const satisfies Record<string, CallRow>;
