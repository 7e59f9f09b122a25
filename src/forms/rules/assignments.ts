/**
 * The assignments in an `eval` of a rule (R3.6-56): `field = expression`, separated by `;`. Empty when it is a
 * condition.
 */
export function assignmentsOf(text: string): { name: string; expression: string }[] {
  const parts = (text.match(/(?:'[^']*'|"[^"]*"|[^;])+/g) ?? []).map((part) => part.trim()).filter(Boolean);
  const found = parts.map((part) => /^(?:model\.|this\.)?([\p{L}_][\p{L}\d_.]*)\s*=(?!=)([^]*)$/u.exec(part));
  if (!found.every((one) => one !== null)) return [];
  return found.map(([, name, expression]) => ({ name: name!, expression: expression!.trim() }));
}
