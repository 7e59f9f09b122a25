/**
 * Hidden and frozen columns; added when a person hides or freezes one. In a row with fewer cells, such as a total with
 * `colspan`, a cell's place is not its column: nothing is hidden there. @param count how many columns there are
 */
export function columnRules(count: number): string {
  const rules = Array.from({ length: count }, (_, before) => {
    const at = before + 1;
    const cells = (state: string, row: string) =>
      ["td", "th"].map(
        (cell) => `vs-table[${state}~="${at}"] table[role=grid] > * > ${row} > ${cell}:nth-child(${at})`,
      );
    const frozen = cells("vs-freeze", "tr");
    return `${cells("vs-hide", `tr:has(> :nth-child(${count}))`).join()}{display:none}
${frozen.join()}{position:sticky;inset-inline-start:var(--vs-s${at});z-index:1}
${frozen.map((one) => `:where(${one})`).join()}{background-color:var(--vs-behind)}`;
  });
  return rules.join("\n");
}
