import { mistakes } from "../../src/base/mistakes.ts";
import { words } from "./phrases.ts";

/** What authors of markup, schemas and settings were told; the same words stand once. */
export function WarningList() {
  if (!mistakes.size) return <p className="empty">{words("inspectNoWarnings")}</p>;
  return (
    <ul>
      {[...mistakes].map((text) => (
        <li key={text} className="plain code">
          {text}
        </li>
      ))}
    </ul>
  );
}
