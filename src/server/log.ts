/** One line of `vs.log()`. */
export interface Logged {
  method: string;
  address: string;
  /** 0 until there is an answer. */
  status: number;
  ms: number;
}

const lines: Logged[] = [];
/** The last 50 requests, the oldest first. */
export const requests = (): Logged[] => [...lines];

/** Notes a request that begins; what comes back is completed by the caller. */
export function note(method: string, address: string): Logged {
  const line = { method, address, status: 0, ms: 0 };
  lines.push(line);
  if (lines.length > 50) lines.shift();
  return line;
}
