/** Hidden and frozen columns; added when a person hides or freezes one. @param count how many columns there are */
export function columnRules(count: number): string {
  const rules = Array.from({ length: count }, (_, before) => {
    const at = before + 1;
    const cells = (state: string) =>
      ["td", "th"].map((cell) => `vs-table[${state}~="${at}"] table[role=grid] > * > tr > ${cell}:nth-child(${at})`);
    const frozen = cells("vs-freeze");
    return `${cells("vs-hide").join()}{display:none}
${frozen.join()}{position:sticky;inset-inline-start:var(--vs-s${at});z-index:1}
${frozen.map((one) => `:where(${one})`).join()}{background-color:var(--vs-behind)}`;
  });
  return rules.join("\n");
}
