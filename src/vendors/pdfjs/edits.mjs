// It leaves no global, and works in the page: a worker would need more of the policy, and a refused one would be reported.
/** @type {import("../../../build/edits.mjs").Library} */
export default {
  // its `parseFromString` are methods of its own parser of XML, which makes no nodes of the page; it has no other sink
  packages: { "pdfjs-dist": null },
  edits: [
    {
      file: /pdfjs-dist[\\/]build[\\/]pdf\.mjs$/,
      swaps: [
        { from: "globalThis.pdfjsWorker?.WorkerMessageHandler || null", to: "WorkerMessageHandler", count: 1 },
        { from: "static #isWorkerDisabled = false;", to: "static #isWorkerDisabled = true;", count: 1 },
        { from: "globalThis.pdfjsLib = {", to: "const pdfjsLib = {", count: 1 },
        { from: "globalThis._pdfjsTestingUtils = {", to: "const _pdfjsTestingUtils = {", count: 1 },
      ],
      around: ['import { WorkerMessageHandler } from "pdfjs-dist/build/pdf.worker.mjs";\n', ""],
    },
    {
      file: /pdfjs-dist[\\/]build[\\/]pdf\.worker\.mjs$/,
      swaps: [{ from: "globalThis.pdfjsWorker = {", to: "const pdfjsWorker = {", count: 1 }],
    },
  ],
};
