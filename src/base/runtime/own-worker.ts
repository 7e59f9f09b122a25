import { natives } from "./runtime.ts";
import { trustedPolicy } from "./trusted.ts";

/** How long its file may take to come and to run. */
const patienceMs = 20_000;

/** A worker that did not start is not tried again in this page: each try would be reported as a violation. */
let isRefused = false;

/**
 * Starts a worker of dist by its own address, never from a blob or a data address, and waits for its first message, by
 * which it says that it runs. Needs `worker-src 'self'`, and `trusted-types vs` where Trusted Types are on; undefined
 * where one of them, or the host of the file, does not allow it.
 * @param file its name beside the chunks
 */
export async function ownWorker(file: string): Promise<Worker | undefined> {
  if (isRefused) return undefined;
  try {
    return await started(file);
  } catch (error) {
    console.info("vs-elements: no worker can be started, the page does its work itself.", error);
    isRefused = true;
    return undefined;
  }
}

function started(file: string): Promise<Worker> {
  const address = new URL(file, import.meta.url).href;
  const trusted = (trustedPolicy()?.createScriptURL(address) ?? address) as string;
  const worker = new Worker(trusted, { type: "module" });
  return new Promise((resolve, reject) => {
    const fail = (words: string) => {
      worker.terminate();
      reject(new Error(`${address} ${words}`));
    };
    const timer = natives.after(patienceMs, () => fail(`does not run after ${patienceMs} ms`));
    const begun = () => {
      natives.cancel(timer);
      resolve(worker);
    };
    worker.addEventListener("message", begun, { once: true });
    worker.addEventListener(
      "error",
      (event) => {
        event.preventDefault();
        natives.cancel(timer);
        fail("does not run as a worker");
      },
      { once: true },
    );
  });
}
