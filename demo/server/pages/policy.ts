import type { Call } from "../server.ts";

interface Sources {
  /** Allowed script sources: `'self'`, or `'nonce-…'`. */
  scripts: string;
  /** Allowed style sheets: `'self'`, or `'none'`. The bundle needs neither. */
  styles: string;
}

/** Sends the policy under which the bundle must work (docs/safety.md §3). */
export function sendPolicy(c: Call, { scripts, styles }: Sources): void {
  const policy = [
    "default-src 'none'",
    `script-src ${scripts}`,
    `style-src ${styles}`,
    "connect-src 'self'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'self'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  c.header("Content-Security-Policy", policy.join("; "));
}

/** The policy of our own pages. */
export function sendOwnPolicy(c: Call): void {
  sendPolicy(c, { scripts: "'self'", styles: "'self'" });
}
