import { described, pageElements } from "../../src/page/inspecting/report.ts";
import { words } from "./phrases.ts";

/** As many as a person looks through. */
const most = 200;

/** The elements of ours in the page, each as its author wrote it, with its value and what is wrong with it. */
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
            <button type="button" aria-label={`${words("inspectShow")} ${tag}`} onClick={() => show(element)}>
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

/** Brings it into view and marks it for a moment; what is not drawn itself, by what it holds. */
function show(element: HTMLElement): void {
  element.scrollIntoView({ block: "center" });
  const mark = { outline: "3px solid #1d5fc2", outlineOffset: "3px" };
  element.animate([mark, mark, { outline: "3px solid transparent", outlineOffset: "3px" }], 2000);
}
