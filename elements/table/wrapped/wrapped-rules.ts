/**
 * The rules for a page's own table in a `<vs-table>`, added to its document or shadow root. Those of the look have no
 * weight (`:where`), so the page's own rules win; states are attributes of the tag.
 */

/** Columns that can be hidden and frozen. */
export const mostColumns = 40;

/** The text of the sheet; it holds numbers and constants only. */
export function wrappedRules(): string {
  const cell = (at: number) => `> table > * > tr > :nth-child(${at})`;
  const columns = Array.from({ length: mostColumns }, (_, index) => {
    const at = index + 1;
    return [
      `vs-table[vs-hide~="${at}"] ${cell(at)}{display:none}`,
      `vs-table[vs-freeze~="${at}"] ${cell(at)}{position:sticky;inset-inline-start:var(--vs-s${at});z-index:1}`,
      `:where(vs-table[vs-freeze~="${at}"] ${cell(at)}){background-color:var(--vs-behind)}`,
      `vs-table[vs-cards] > table > tbody > tr > :nth-child(${at}){order:var(--vs-o${at})}`,
      `vs-table[vs-cards] > table > tbody > tr > :nth-child(${at})::before{content:var(--vs-t${at})}`,
      `vs-table[vs-cards][vs-omit~="${at}"] ${cell(at)}{display:none}`,
    ].join("");
  });
  return `
vs-table > table > tbody > tr[hidden]{display:none}
:where(vs-table > table > thead > tr > th){position:sticky;inset-block-start:0;z-index:2;background-color:var(--vs-behind)}
:where(vs-table > table > thead > tr > th[aria-sort]){cursor:pointer}
vs-table > table > thead > tr > th[aria-sort]::after{position:absolute;inset-inline-end:0;inset-block:0;display:grid;align-content:center;inline-size:22px;text-align:center;cursor:pointer;font-weight:400}
vs-table > table > thead > tr > th[aria-sort="ascending"]::after{content:"↑"}
vs-table > table > thead > tr > th[aria-sort="descending"]::after{content:"↓"}
vs-table > table > thead > tr > th[aria-sort]:is(:hover,:focus-visible)::after{content:"⋮"}
vs-table > table :is(th,td):focus-visible{outline:2px solid var(--vs-accent,#1d5fc2);outline-offset:-2px}
${columns.join("\n")}
vs-table[vs-cards] > table,vs-table[vs-cards] > table > tbody{display:block;inline-size:auto}
vs-table[vs-cards] > table > thead{position:absolute;clip-path:inset(50%);block-size:1px;inline-size:1px;overflow:hidden}
vs-table[vs-cards] > table > tbody > tr:not([hidden]){display:flex;flex-direction:column;padding-block:8px;border-block-end:1px solid var(--vs-line,#d3dae3)}
vs-table[vs-cards] > table > tbody > tr > td{display:grid;grid-template-columns:minmax(90px,34%) 1fr;gap:8px;padding:2px 4px;border:0;text-align:start;white-space:normal}
vs-table[vs-cards] > table > tbody > tr > td::before{color:var(--vs-quiet,#566272);font-weight:400}
`;
}
