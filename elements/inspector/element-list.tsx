import { described, pageElements } from "../../src/page/inspecting/report.ts";
import { words } from "./phrases.ts";
import { showElement } from "./show-element.ts";

/** The most elements that are listed. */
const most = 200;

/** The `vs-` elements of the page: each with its markup as written, its value and its problem. */
export function ElementList() {
  const found = pageElements();
  if (!found.length) return <p className="empty">{words("inspectNoElements")}</p>;
  return (
    <ul>
      {found.slice(0, most).map((element) => {
        const { tag, value, problem, isLoaded } = described(element);
        return (
          <li key={numberOf(element)} className="plain">
            <span className="code">{tag}</span>
            {value && <span className="note">{`${words("inspectValue")} ${value}`}</span>}
            {problem && <span className="problem">{words("inspectProblem", { problem })}</span>}
            {!isLoaded && <span className="problem">{words("inspectNotLoaded")}</span>}
            <button type="button" aria-label={`${words("inspectShow")} ${tag}`} onClick={() => showElement(element)}>
              {words("inspectShow")}
            </button>
          </li>
        );
      })}
      {found.length > most && <li className="plain">{`… ${found.length - most}`}</li>}
    </ul>
  );
}

const numbers = new WeakMap<HTMLElement, number>();
let last = 0;
function numberOf(element: HTMLElement): number {
  const number = numbers.get(element) ?? ++last;
  numbers.set(element, number);
  return number;
}
