/**
 * An element of the page with the members of its prototypes, even where a form's field hides one: in
 * `<form><input name="before"></form>` the form's own `before` is that input (docs/hosts.md, §3).
 */
export const membersOf = <Node extends Element>(node: Node): Node =>
  new Proxy(node, {
    get(target, name) {
      const value: unknown = Reflect.get(Object.getPrototypeOf(target) as object, name, target);
      if (typeof value !== "function") return value;
      return (...given: unknown[]): unknown => Reflect.apply(value, target, given);
    },
  });
