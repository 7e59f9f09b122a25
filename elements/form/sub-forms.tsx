import { useEffect, useState } from "react";
import { adopt } from "../../src/base/sheets.ts";
import type { Inside } from "../../src/page/inside.ts";
import type { SubForms } from "../../src/view/field.ts";
import { fieldOf, loadFields } from "../fields/index.ts";
import { FormFields } from "./form-fields.tsx";
import { messageOf } from "./problem-words.ts";
import type * as Reading from "./reading/reading.tsx";

/** Draws the fields of a form inside a field of another one. */
export const subForms: SubForms = {
  async bring(types, root) {
    await loadFields(types);
    adopt(root, ...types.flatMap((type) => fieldOf(type)?.styles ?? []));
  },
  codecs: ({ type }) => (fieldOf(type)?.stores === false ? undefined : fieldOf(type)),
  Fields({ form, prefix, root, isOff }) {
    const reading = useReading(root, isOff);
    return (
      <div className={isOff ? "read" : undefined}>
        <FormFields
          form={form}
          prefix={prefix}
          fieldsets={form.schema.fieldsets}
          inside={{ host: root.host, root } as Inside}
          isOff={isOff}
          reading={reading}
          wording={(problem) => messageOf(problem, form.schema).message}
          sub={sub}
          Tools={undefined}
        />
      </div>
    );
  },
};
const sub = () => Promise.resolve({ subForms });

let loaded: typeof Reading | undefined;
/** The code that shows values instead of controls; loaded when fields are read-only, undefined until then. */
function useReading(root: ShadowRoot, isOff: boolean): typeof Reading | undefined {
  const [part, setPart] = useState(loaded);
  useEffect(() => {
    if (!isOff) return;
    const take = (reading: typeof Reading) => {
      adopt(root, reading.styles);
      setPart((loaded = reading));
    };
    import("./reading/reading.tsx").then(take, console.error);
  }, [root, isOff]);
  return part;
}
