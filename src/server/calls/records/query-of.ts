/** Form fields as query values: repeated names become lists, a file becomes its name, as browsers do. */
export function queryOf(fields: Record<string, unknown> | FormData | URLSearchParams): Record<string, unknown> {
  if (!(fields instanceof FormData || fields instanceof URLSearchParams)) return fields;
  const lists: Record<string, string[]> = Object.create(null);
  for (const [name, value] of fields) (lists[name] ??= []).push(typeof value === "string" ? value : value.name);
  return lists;
}
