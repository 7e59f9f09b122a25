import { masked } from "../../../server/log/secrets.ts";
import type { LiveFinding } from "./live-finding.ts";
import { referenceOf } from "../../../base/reference-of.ts";

/** The whole list as text for a ticket, without secrets. */
export function findingsText(findings: readonly LiveFinding[]): string {
  const lines = findings.map(({ severity, rule, tag, expected, found, suggestion, link }) =>
    [
      `${severity}: ${tag}`,
      `  expected: ${expected}`,
      `  found: ${found} (${rule})`,
      ...(suggestion ? [`  try: ${suggestion}`] : []),
      `  ${referenceOf(link)}`,
    ].join("\n"),
  );
  const head = `vs-elements ${VERSION}, ${masked(location.href)}, ${new Date().toISOString()}: ${findings.length} findings`;
  return [head, ...lines].join("\n\n");
}
