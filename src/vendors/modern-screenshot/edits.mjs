// Sinks: the frame in which it reads the defaults of styles needs no markup, which Trusted Types would refuse; sprites
// in files of their own would be requested past our client and come as markup from a string.
const file = /modern-screenshot[\\/]dist[\\/]index\.mjs$/;

/** @type {import("../../../build/edits.mjs").Library} */
export default {
  packages: { "modern-screenshot": 0 },
  edits: [
    {
      file,
      swaps: [
        { from: /^\s*sandbox\.srcdoc = .*$/gm, to: "", count: 1 },
        { from: / {4}\} else if \(svgUrl\) \{[^]*?(?= {2}return \[\];)/g, to: "    }\n  }\n", count: 1 },
      ],
    },
  ],
};
