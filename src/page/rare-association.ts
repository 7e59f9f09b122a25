/** How a field posts where its tag alone cannot, and when it is drawn among many; few pages need it. */
export { Mirror } from "./mirror.ts";
export { drawNear } from "./near.ts";
export { joinForm } from "./parser-form.ts";
export { wrap } from "./wrapping/wrap.ts";
