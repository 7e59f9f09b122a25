import type { Call } from "../server.ts";

interface Sources {
  /** Allowed script sources: `'self'`, or `'nonce-…'`. */
  scripts: string;
  /** Allowed style sheets: `'self'`, or `'none'`. The bundle needs neither. */
  styles: string;
  /** Workers of our own and the policy that names their address: spreadsheets are read in one. */
  hasWorkers?: boolean;
}

/** Sends the policy under which the bundle must work (docs/safety.md §3). */
export function sendPolicy(c: Call, { scripts, styles, hasWorkers = false }: Sources): void {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "media-src 'self' blob:",
    "frame-src 'self'",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  const sent = hasWorkers ? [...policy.slice(0, -1), "trusted-types vs", "worker-src 'self'"] : policy;
  c.header("Content-Security-Policy", sent.join("; "));
}

/** The policy of /legacy.html: its inline scripts run, as in a page of 2012, but nothing of another site does. */
export function sendOldPolicy(c: Call): void {
  const policy =
    "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; img-src 'self' data: blob:; " +
    "font-src 'self' data:; form-action 'self'; base-uri 'none'; object-src 'none'; frame-ancestors 'self'";
  c.header("Content-Security-Policy", policy);
}

/** The policy of pages with tables that read spreadsheets. */
export function sendTablesPolicy(c: Call): void {
  sendPolicy(c, { scripts: "'self'", styles: "'self'", hasWorkers: true });
}

/** The policy of our own pages, and of every answer that has no other: files, data, errors. */
export function sendOwnPolicy(c: Call): void {
  sendPolicy(c, { scripts: "'self'", styles: "'self'" });
}
