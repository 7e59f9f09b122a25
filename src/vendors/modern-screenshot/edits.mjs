// @ts-nocheck see vendor.mjs
// modern-screenshot: the frame in which it reads the defaults of styles needs no markup, which Trusted Types would
// refuse; sprites in files of their own would come by a request that is not ours, and as markup from a string.
const file = /modern-screenshot[\\/]dist[\\/]index\.mjs$/;

export const screenshot = [
  { filter: file, edit: (code) => code.replace(/^\s*sandbox\.srcdoc = .*$/m, "") },
  {
    filter: file,
    edit(code) {
      const start = code.indexOf("    } else if (svgUrl) {");
      const end = code.indexOf("  return [];", start);
      return start < 0 || end < 0 ? code : `${code.slice(0, start)}    }\n  }\n${code.slice(end)}`;
    },
  },
];
