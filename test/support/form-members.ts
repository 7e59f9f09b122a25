/** Every name by which a field hides a member of its form: the members of the form's prototypes in this browser. */
export function formMembers(): string[] {
  const found = new Set<string>();
  for (let at: object = HTMLFormElement.prototype; at; at = Object.getPrototypeOf(at) as object)
    for (const name of Object.getOwnPropertyNames(at)) found.add(name);
  return [...found];
}
