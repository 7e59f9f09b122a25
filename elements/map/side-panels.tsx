/** The panels that stand at the side of a map; loaded with the first of them. */
import ComparePanel from "./comparing/compare-panel.tsx";
import DrawPanel from "./adding/draw-panel.tsx";
import PrintPanel from "./paper/print-panel.tsx";
import type { DocksProps } from "./dock-props.ts";

type SideProps = DocksProps & {
  /** A shape was drawn. */
  drawn: Parameters<typeof DrawPanel>[0]["done"];
  say: Parameters<typeof PrintPanel>[0]["say"];
  failed(error: unknown): void;
};

export default function SidePanels({ open, drawn, say, failed, ...given }: SideProps) {
  if (open === "print") return <PrintPanel {...given} say={say} />;
  if (open === "compare") return <ComparePanel {...given} />;
  return <DrawPanel {...given} done={drawn} failed={failed} />;
}
