import type { Branches } from "./branches.ts";

interface Read {
  name: string;
  written: string;
  attributes: readonly { name: string }[];
  isClosing: boolean;
}

/** Attributes that make an element a branch: of Thymeleaf, Vue, Angular. */
const conditional = /^(?:(?:data-)?th[:-](?:if|unless|case)|v-(?:if|else|else-if)|\*ngif)$/;
const empty = /^(area|base|br|col|embed|hr|img|input|link|meta|source|track|wbr)$/;

/** Elements that are shown on a condition: each of them, with all that is in it, is a branch of its own. */
export function conditionalElements(within: Branches): { pathOf(tag: Read): string } {
  const open: { name: string; depth: number }[] = [];
  return { pathOf };

  /** The path of the branch in which a tag stands; called for every tag in its order. */
  function pathOf(tag: Read): string {
    if (tag.isClosing) leave(tag.name);
    else if (!tag.attributes.some(({ name }) => conditional.test(name))) return enter(tag);
    else return branch(tag);
    return within.path();
  }

  function enter({ name, written }: Read): string {
    const inner = open.at(-1);
    if (inner?.name === name && !written.endsWith("/>")) inner.depth++;
    return within.path();
  }

  function branch({ name, written }: Read): string {
    within.open(`<${name}>`);
    const path = within.path();
    if (empty.test(name) || written.endsWith("/>")) within.close(`<${name}>`);
    else open.push({ name, depth: 1 });
    return path;
  }

  function leave(name: string): void {
    const inner = open.at(-1);
    if (inner?.name !== name || --inner.depth > 0) return;
    open.pop();
    within.close(`<${name}>`);
  }
}
