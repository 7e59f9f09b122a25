/** micromark 4.0.3: CommonMark to markup that still has to pass the html door; reached by `import()` only, when a preview opens. */
import { micromark } from "micromark";

/**
 * Markup that stands in the text is escaped, addresses other than http(s), mailto and the like are dropped. Undefined for
 * a text that would stop the page: stars of one paragraph are paired with each other, 4,000 of them in half a second.
 */
export function markupOf(markdown: string): string | undefined {
  const pairs = markdown.split(/\n\s*\n/).reduce((sum, block) => sum + block.replace(/[^*_[]+/g, "").length ** 2, 0);
  return markdown.length > 200_000 || pairs > 16_000_000 ? undefined : micromark(markdown);
}
