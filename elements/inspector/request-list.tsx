import { pageOrigin } from "../../src/base/runtime/document.ts";
import { useState } from "react";
import { locale } from "../../src/base/language/i18n.ts";
import { curlOf } from "../../src/server/log/curl.ts";
import { requests, type Logged } from "../../src/server/log/log.ts";
import { words } from "./phrases.ts";

/** Properties of a tab's view. */
export interface TabProps {
  /** Copies a text to the clipboard and confirms it. */
  copy(text: string): void;
}

/** The last 50 requests, newest first; each expands to its request, its answer and a curl command. */
export function RequestList({ copy }: TabProps) {
  const [isOnlyFailed, setOnlyFailed] = useState(false);
  const lines = requests()
    .filter(({ error }) => error || !isOnlyFailed)
    .toReversed();
  return (
    <>
      <label className="only">
        <input type="checkbox" checked={isOnlyFailed} onChange={() => setOnlyFailed(!isOnlyFailed)} />
        {words("inspectOnlyFailed")}
      </label>
      {lines.length === 0 && <p className="empty">{words(isOnlyFailed ? "inspectNoFailed" : "inspectNoRequests")}</p>}
      <ul>
        {lines.map((line) => (
          <li key={`${line.at} ${line.address}`}>
            <details>
              <summary className={line.error ? "wrong" : ""}>
                <time className="time">{timeOf(line.at)}</time>
                <b>{line.method}</b>
                <span className="address">{pathOf(line.address)}</span>
                <span className="status">{statusOf(line)}</span>
                <span className="ms">{words("inspectMs", { ms: line.ms })}</span>
              </summary>
              <Request line={line} copy={copy} />
            </details>
          </li>
        ))}
      </ul>
    </>
  );
}

function Request({ line, copy }: TabProps & { line: Logged }) {
  const { address, body, requestId, answer } = line;
  const sent = Array.isArray(body) ? body.map((pair) => pair.join(" = ")).join("\n") : body;
  return (
    <div className="more">
      <dl>
        <dt>{words("inspectAddress")}</dt>
        <dd>{address}</dd>
        <dt>{words("inspectStatus")}</dt>
        <dd>{statusOf(line)}</dd>
        {requestId && (
          <>
            <dt>{words("inspectRequestId")}</dt>
            <dd>{requestId}</dd>
          </>
        )}
        {sent && (
          <>
            <dt>{words("inspectBody")}</dt>
            <dd>
              <pre>{sent}</pre>
            </dd>
          </>
        )}
        {answer && (
          <>
            <dt>{words("inspectAnswer")}</dt>
            <dd>
              <pre>{answer}</pre>
            </dd>
          </>
        )}
      </dl>
      <button type="button" onClick={() => copy(curlOf(line))}>
        {words("inspectCurl")}
      </button>
    </div>
  );
}

/** The status, with a note when the answer was a refusal despite a status below 400. */
function statusOf({ status, error, ms }: Logged): string {
  if (!status) return words(error ? "inspectNoStatus" : ms ? "inspectNoStatus" : "inspectWaiting");
  return error && status < 400 ? `${status} ${words("inspectRefused")}` : String(status);
}

export const timeOf = (at: number): string => new Date(at).toLocaleTimeString(locale());

/** The address, without the origin for the page's own host. */
const pathOf = (address: string): string =>
  address.startsWith(`${pageOrigin()}/`) ? address.slice(pageOrigin().length) : address;
