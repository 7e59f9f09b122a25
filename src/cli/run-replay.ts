/** `replay`: not yet. */
export function runReplay(_dist: string, _file: string | undefined, _options: ReadonlySet<string>): Promise<number> {
  return Promise.resolve(2);
}
