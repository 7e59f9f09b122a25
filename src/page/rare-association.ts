/** How a field posts where its tag alone cannot; few pages need it. */
export { Mirror } from "./mirror.ts";
export { keepLate } from "./keep-late.ts";
export { joinForm } from "./parser-form.ts";
export { wrap } from "./wrapping/wrap.ts";
