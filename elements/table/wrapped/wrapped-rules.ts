/**
 * The rules for a page's own table in a `<vs-table>`, added to its document or shadow root. Those of the look have no
 * weight (`:where`), so the page's own rules win; states are attributes of the tag. The texts hold numbers and constants
 * only.
 */

/** What every such table has. Few rules, each for `th`, `td` or `tr`: the browser tries them on the whole page. */
export const wrappedRules = `
vs-table table[role=grid] > tbody > tr[hidden]{display:none}
:where(vs-table table[role=grid] > thead){position:sticky;inset-block-start:0;z-index:2;background-color:var(--vs-behind,Canvas)}
:where(vs-table table[role=grid] > thead > tr > th){position:relative;background-color:var(--vs-behind,Canvas)}
:where(vs-table table[role=grid] > thead > tr > th[aria-sort]){cursor:pointer}
vs-table table[role=grid] > thead > tr > th[aria-sort]::after{position:absolute;inset-inline-end:0;inset-block:0;display:grid;align-content:center;inline-size:22px;text-align:center;cursor:pointer;font-weight:400}
vs-table table[role=grid] > thead > tr > th[aria-sort="ascending"]::after{content:"↑"}
vs-table table[role=grid] > thead > tr > th[aria-sort="descending"]::after{content:"↓"}
vs-table table[role=grid] > thead > tr > th[aria-sort]:is(:hover,:focus-visible)::after{content:"⋮"}
vs-table table[role=grid] th:focus-visible,vs-table table[role=grid] td:focus-visible{outline:2px solid var(--vs-accent,#1d5fc2);outline-offset:-2px}
@media print{vs-table table[role=grid] > thead,vs-table table[role=grid] > * > tr > *{position:static!important}}
vs-table table[role=grid] td:focus{scroll-margin-block-start:var(--vs-head)}
`;

/** The width of the column's title beside a cell; a cell keeps its own flow, so several links stay in one line. */
const titleWidth = "clamp(90px,34vw,140px)";

/** Rows as cards; added when a table is too wide for a narrow page. Rows with fewer cells omit none of them. */
export function cardRules(count: number): string {
  const cells = Array.from({ length: count }, (_, before) => {
    const at = before + 1;
    const cell = `vs-table[vs-cards] table[role=grid] > tbody > tr > td:nth-child(${at})`;
    return `${cell}{order:var(--vs-o${at})}
${cell}::before{content:var(--vs-t${at})}
vs-table[vs-cards][vs-omit~="${at}"] table[role=grid] > tbody > tr:has(> :nth-child(${count})) > td:nth-child(${at}){display:none}`;
  });
  return `
vs-table[vs-cards] table[role=grid],vs-table[vs-cards] table[role=grid] > tbody{display:block;inline-size:auto}
vs-table[vs-cards] table[role=grid] > thead{position:absolute;clip-path:inset(50%);block-size:1px;inline-size:1px;overflow:hidden}
vs-table[vs-cards] table[role=grid] > tbody > tr:not([hidden]){display:flex;flex-direction:column;padding-block:8px;border-block-end:1px solid var(--vs-line,#d3dae3)}
vs-table[vs-cards] table[role=grid] > tbody > tr > td{display:flow-root;padding:2px 4px;padding-inline-start:calc(${titleWidth} + 12px);border:0;text-align:start;white-space:normal}
vs-table[vs-cards] table[role=grid] > tbody > tr > td::before{float:inline-start;overflow-wrap:anywhere;inline-size:${titleWidth};margin-inline-start:calc(-8px - ${titleWidth});color:var(--vs-quiet,#566272);font-weight:400}
${cells.join("\n")}
`;
}
