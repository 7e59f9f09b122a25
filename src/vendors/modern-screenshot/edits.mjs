// Sinks: the frame in which it reads default styles works without `srcdoc`, which Trusted Types would refuse; external
// SVG sprites are not supported, because they would be requested without our client and parsed from a string.
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
