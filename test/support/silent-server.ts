/** A server that does not answer, and what a person reads meanwhile. */
import type { Clock } from "./clock.ts";
import { answers } from "./memory-server.ts";
import { waitUntil } from "./wait-until.ts";

/** Answers only after `mend`, and by `given` what it gives an answer for; the signals of its other requests. */
export function silentServer(
  mended: () => Response,
  given: (request: Request) => Response | undefined = () => undefined,
) {
  const signals: AbortSignal[] = [];
  let isMended = false;
  answers((request: Request) => {
    const answer = given(request);
    if (answer) return answer;
    signals.push(request.signal);
    return isMended ? mended() : new Promise<Response>(() => {});
  });
  return { signals, mend: () => (isMended = true) };
}

/** Lets 15 s pass. @returns what `said` gives after 149 ms and 150 ms, and at the end of each stage and the beginning of the next */
export async function readWhileSlow(
  clock: Clock,
  said: () => string | null | undefined,
): Promise<(string | null | undefined)[]> {
  const read: (string | null | undefined)[] = [];
  for (const ms of [149, 1, 849]) {
    clock.pass(ms);
    read.push(said());
  }
  clock.pass(1);
  await waitUntil(() => clock.waits.includes(14_000), "the later stages have not come");
  for (const ms of [3999, 1, 9999, 1]) {
    clock.pass(ms);
    read.push(said());
  }
  return read;
}

/** What is read in a place where a word stands after 150 ms, with the button at the end. */
const [word, awaited] = ["Завантаження…", "Чекаємо на відповідь сервера…"];
export const stagesOf = (first: string, button: string) => [
  first,
  word,
  word,
  word,
  awaited,
  awaited,
  `Сервер відповідає довго.${button}`,
];
export const loadingWord = word;
