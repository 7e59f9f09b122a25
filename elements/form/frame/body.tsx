import { titleOf } from "../../../src/base/language/i18n.ts";
import { Markup } from "../../../src/view/markup.tsx";
import { FormFields } from "../form-fields.tsx";
import type { PartProps } from "./parts.ts";
import { Placed } from "./placed.tsx";
import { Steps } from "./steps.tsx";
import { TabPanel, Tabs } from "./tabs.tsx";

/**
 * Markup of the schema, tabs or steps, the fields in a column or in the author's layout, and the pinned fields beside
 * them.
 */
export function Body(props: PartProps) {
  const { fieldsets, tabs, isSteps, options } = props.form.schema;
  const own = fieldsets.filter(({ pin }) => pin === 0);
  const pinned = fieldsets.filter(({ pin }) => pin > 0);
  const columns = Math.max(0, ...pinned.map(({ pin }) => pin));
  const hasTabs = tabs.length > 1 && !isSteps;
  const fields = props.template ? <Placed {...props} /> : <FormFields {...props} fieldsets={own} />;
  return (
    <>
      {options["html"] !== undefined && <Markup html={titleOf(options["html"])} level="server" />}
      {hasTabs && <Tabs {...props} />}
      {isSteps && tabs.length > 1 && <Steps {...props} />}
      <div className={pinned.length ? "columns" : undefined} style={{ "--pin": columns } as object}>
        {hasTabs ? <TabPanel {...props}>{fields}</TabPanel> : <div className="own">{fields}</div>}
        {pinned.length > 0 && (
          <aside className="pinned">
            <FormFields {...props} fieldsets={pinned} />
          </aside>
        )}
      </div>
      {options["footer"] !== undefined && (
        <footer className="footer">
          <Markup html={titleOf(options["footer"])} level="server" />
        </footer>
      )}
    </>
  );
}
