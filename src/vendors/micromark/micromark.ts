/** micromark 4.0.3: CommonMark to markup, which must still pass the html door; loaded lazily, when a preview opens. */
import { micromark } from "micromark";

/**
 * HTML in the text is escaped; addresses other than http(s), mailto and the like are dropped. Undefined for a text that
 * would block the page: the time is quadratic in the emphasis marks of a paragraph (4,000 take half a second).
 */
export function markupOf(markdown: string): string | undefined {
  const pairs = markdown.split(/\n\s*\n/).reduce((sum, block) => sum + block.replace(/[^*_[]+/g, "").length ** 2, 0);
  return markdown.length > 200_000 || pairs > 16_000_000 ? undefined : micromark(markdown);
}
