/** Functions that the host has registered by name (R2.3-23): markup names them, nothing runs text as code. */
type Callback = (answer: unknown, element: Element) => unknown;

const callbacks = new Map<string, Callback>();

export function callback(name: string, run: Callback): void {
  callbacks.set(String(name), run);
}

/** Calls a registered function; a name that nobody registered is named in the console. */
export function callCallback(name: string | null, answer: unknown, element: Element): void {
  if (!name) return;
  const run = callbacks.get(name);
  if (!run) return console.error(`callback "${name}" is not registered; expected vs.callback("${name}", function).`);
  try {
    run(answer, element);
  } catch (error) {
    console.error(error);
  }
}
