/**
 * The interpreter of the Handlebars notation (R9.3-06): generates no code and reads only own properties. It needs no DOM,
 * so the demo server renders the same text. Import it only lazily, by `import()`: it includes the parser.
 */
import type { Engine, Run, Scope } from "./template-engine.ts";
import { Output } from "./template-output.ts";
import { readTemplate, type Template } from "./template-tree.ts";
import { exhaust, program } from "./template-walk.ts";

export type { Engine, HelperOptions, Site } from "./template-engine.ts";
export { readTemplate, TemplateMistake, type Template } from "./template-tree.ts";

interface Slicing {
  /** Working time before a pause; 12 ms by default. */
  sliceMs?: number;
  pause?: () => Promise<void>;
  /** When aborted, the rendering throws the signal's reason at the next pause. */
  signal?: AbortSignal;
}

/**
 * Renders a template with data.
 * @throws TemplateMistake when it cannot be parsed, is too deep or too long, or takes too many steps
 */
export function render(template: string | Template, data: unknown, engine: Engine = {}): string {
  const { run, scope } = start(template, data, { steps: 30_000, size: 5_000_000, ...engine });
  exhaust(program(run, run.template.root, scope, 0));
  return run.output.text;
}

/** Renders long lists in slices: yields to the page about every 12 ms, except inside a helper's own block. */
export async function renderInSlices(
  template: string | Template,
  data: unknown,
  engine: Engine = {},
  { sliceMs = 12, pause = nextTask, signal }: Slicing = {},
): Promise<string> {
  const { run, scope } = start(template, data, { steps: 5_000_000, size: 20_000_000, ...engine });
  const walk = program(run, run.template.root, scope, 0);
  for (let until = performance.now() + sliceMs; !walk.next().done;) {
    if (performance.now() < until) continue;
    await pause();
    signal?.throwIfAborted();
    until = performance.now() + sliceMs;
  }
  return run.output.text;
}

function start(template: string | Template, data: unknown, engine: Limited): { run: Run; scope: Scope } {
  const read = typeof template === "string" ? readTemplate(template, engine.name) : template;
  const steps = { done: 0, most: engine.steps, due: 32 };
  const run = { engine, template: read, output: new Output(), steps, size: engine.size };
  return { run, scope: { context: data, data: { root: data }, names: new Map() } };
}
type Limited = Engine & { steps: number; size: number };

const { setTimeout } = globalThis;
const nextTask = () => new Promise<void>((done) => void setTimeout(done));
