/** In place of src/base/runtime/runtime.ts, which takes functions from a browser's page: the few that Node has too. */
export const natives = {
  parse: (text: string): unknown => JSON.parse(text) as unknown,
  json: (value: unknown): string => JSON.stringify(value),
  attribute: () => null,
  find: () => null,
  findAll: () => [],
};
export const runtime = { data: {} };
