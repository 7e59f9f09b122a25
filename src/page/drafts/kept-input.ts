// layer 2: page
/** The forms whose input is on disk, and whether our code is leaving the page (leaving.ts). */
export const leaving = { isUnderWay: false, kept: new WeakSet<Element>() };

/** Our code is leaving the page and this form's input is on disk: the browser need not ask. */
export const isKept = (form: Element): boolean => leaving.isUnderWay && leaving.kept.has(form);

/** Called for a form of the page when our submit has read its values: only they are stored when it succeeds. */
export const whenSent = new WeakMap<Element, () => void>();
