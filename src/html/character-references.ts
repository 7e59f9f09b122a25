const names: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'", nbsp: "\u00a0" };

/** The text of `&#1055;`, `&#x41f`, `&nbsp;` and the like; a number may lack its `;`, unknown names stay as written. */
export const withoutReferences = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7});?|#x([\da-f]{1,6});?|(\w{2,6});)/gi,
    (whole, decimal?: string, hex?: string, name = "") => {
      const code = decimal ? Number(decimal) : Number.parseInt(hex ?? "0", 16);
      if (code > 0 && code < 0x11_00_00) return String.fromCodePoint(code);
      return names[String(name).toLowerCase()] ?? whole;
    },
  );
