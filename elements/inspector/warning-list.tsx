import { mistakes } from "../../src/base/mistakes.ts";
import { words } from "./phrases.ts";

/** What authors of markup, schemas and settings were told; the same words stand once. */
export function WarningList() {
  const once = [...new Set(mistakes)];
  if (!once.length) return <p className="empty">{words("inspectNoWarnings")}</p>;
  return (
    <ul>
      {once.map((text) => {
        const count = mistakes.filter((one) => one === text).length;
        return (
          <li key={text} className="plain">
            <span className="code">{text}</span>
            {count > 1 && <span className="count">{count}</span>}
          </li>
        );
      })}
    </ul>
  );
}
