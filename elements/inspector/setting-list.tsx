import { natives } from "../../src/base/runtime/runtime.ts";
import { plainSettings } from "../../src/page/inspecting/report.ts";
import { Row } from "./state.tsx";

/** All current settings. */
export function SettingList() {
  return (
    <dl>
      {plainSettings().map(([name, value]) => (
        <Row key={name} name={name} value={typeof value === "string" ? value || '""' : natives.json(value)} />
      ))}
    </dl>
  );
}
