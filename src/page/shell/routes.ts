/** What a click attribute or a route names: table, record, form (R2.1-01 to R2.1-04). */
export interface Target {
  table: string;
  id: string;
  form: string;
}

/** "works.request/17/request" → table, id and form; what is missing is "". */
export function readTarget(value: string): Target {
  const [table = "", id = "", form = ""] = value.split("/").map(decode);
  return { table, id, form };
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
