/** Icons of the editors' buttons, in a viewBox of 16 by 16. */
const paths = {
  open: "M2 13V3h4l1.5 2H14v8z",
  send: "M8 10V2M5 5l3-3 3 3M3 9v4h10V9",
  whole: "M6 2H2v4M10 2h4v4M6 14H2v-4M10 14h4v-4",
  bullet: "M2.5 3.5h.01M2.5 8h.01M2.5 12.5h.01M6 3.5h8M6 8h8M6 12.5h8",
  ordered: "M1.5 2.5h1v3M1.3 10h1.7l-1.7 3h1.7M6 3.5h8M6 8h8M6 12.5h8",
  outdent: "M2 3h12M7 6.5h7M7 9.5h7M2 13h12M4 6L2 8l2 2",
  indent: "M2 3h12M7 6.5h7M7 9.5h7M2 13h12M2 6l2 2-2 2",
  left: "M2 3h12M2 6.5h7M2 9.5h12M2 13h7",
  center: "M2 3h12M4.5 6.5h7M2 9.5h12M4.5 13h7",
  right: "M2 3h12M7 6.5h7M2 9.5h12M7 13h7",
  link: "M7 9.5a3 3 0 0 0 4.2 0l2-2A3 3 0 0 0 9 3.3L8 4.2M9 6.5a3 3 0 0 0-4.2 0l-2 2A3 3 0 0 0 7 12.7l1-.9",
  image: "M2 3h12v10H2zM2 11l3.5-4 3 3 2-2L14 11M10.5 5.8h.01",
  table: "M2 3h12v10H2zM2 6.5h12M2 10h12M6 3v10M10 3v10",
  quote: "M3 3v10M6.5 5H14M6.5 8H14M6.5 11H11",
  clean: "M3 3h9M7.5 3l-2 7M2 13h6M10 9l4 4M14 9l-4 4",
  source: "M5.5 4L2 8l3.5 4M10.5 4L14 8l-3.5 4",
  undo: "M5 3L2 6l3 3M2 6h7a4 4 0 0 1 0 8H6",
  bold: "M4.5 2.5h4a2.75 2.75 0 0 1 0 5.5h-4zM4.5 8h4.7a2.75 2.75 0 0 1 0 5.5H4.5z",
  italic: "M7 2.5h5M4 13.5h5M9.5 2.5l-3 11",
  underline: "M4 2v5a4 4 0 0 0 8 0V2M3 14h10",
  strike: "M12 4.5A3 3 0 0 0 9 2.5H7a2.75 2.75 0 0 0-2.7 2.8M2 8h12M4 11a3 3 0 0 0 3 2.5h2a2.75 2.75 0 0 0 2.6-3.6",
  sub: "M2 3l6 7M8 3l-6 7M10.8 10.8a1.3 1.3 0 1 1 2.4.8L10.8 14h2.7",
  super: "M2 6l6 7M8 6l-6 7M10.8 2.8a1.3 1.3 0 1 1 2.4.8L10.8 6h2.7",
  braces:
    "M6 2.5H5A1.5 1.5 0 0 0 3.5 4v2L2 8l1.5 2v2A1.5 1.5 0 0 0 5 13.5h1M10 2.5h1A1.5 1.5 0 0 1 12.5 4v2L14 8l-1.5 2v2a1.5 1.5 0 0 1-1.5 1.5h-1",
  redo: "M11 3l3 3-3 3M14 6H7a4 4 0 0 0 0 8h3",
} as const;
export type IconName = keyof typeof paths;

export const Icon = ({ name }: { name: IconName }) => (
  <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
    <path
      d={paths[name]}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  </svg>
);
