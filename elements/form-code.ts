// layer 4: form
/** The code that every form needs, with the views of the most common fields. */
import { defineTags } from "../src/page/define.ts";
import { lateTags, type LateTagName } from "../src/page/late-tags.ts";
import { form } from "./form/form.tsx";

defineTags(async (name: LateTagName) => (await import("./late-tags.ts")).mountOf(name), lateTags);

export { form };
