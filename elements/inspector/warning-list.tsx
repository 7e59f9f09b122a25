import { mistakes } from "../../src/base/mistakes.ts";
import { words } from "./phrases.ts";

/** The logged mistakes of authors of markup, schemas and settings, without duplicates. */
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
