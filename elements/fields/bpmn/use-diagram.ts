import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from "react";
import { useLatest } from "../../../src/view/use-latest.ts";
import type { Diagram, DiagramState } from "../../../src/vendors/bpmn/diagram.ts";
import { term } from "./terms.ts";

/** resting: nothing is drawn yet; shown: as a picture; editing: in the editor. */
export type Stage = "resting" | "shown" | "editing";
/** Why the text is shown instead of the diagram. */
export type Trouble = "bpmnFailed" | "bpmnWrong" | "bpmnUnknown";

interface DiagramOptions {
  xml: string;
  state(): DiagramState;
  change(xml: string): void;
  failed(trouble: Trouble): void;
}
export interface Drawn {
  /** The element in which the library draws. */
  place: RefObject<HTMLDivElement | null>;
  stage: Stage;
  isLoading: boolean;
  /** Names of the selected shapes. */
  selected: string;
  begin(): void;
  diagram(): Diagram | undefined;
}

/** Draws a diagram when it scrolls into view; `begin` starts editing. */
export function useDiagram(options: DiagramOptions): Drawn {
  const { xml } = options;
  const place = useRef<HTMLDivElement>(null);
  const made = useRef<Diagram | undefined>(undefined);
  const drawn = useRef(xml);
  const [stage, setStage] = useState<Stage>("resting");
  const [done, setDone] = useState<Stage>("resting");
  const [selected, setSelected] = useState("");
  const latest = useLatest(options);

  useSight(place, stage === "resting" && xml.trim() !== "", () => setStage("shown"));
  useEffect(() => {
    if (stage === "resting") return;
    let isWanted = true;
    const isEditable = stage === "editing";
    const bring = async () => {
      const target = place.current;
      const diagram = target && (await drawDiagram(target, { isEditable, drawn, latest, setSelected }, () => isWanted));
      if (!isWanted || !diagram) return diagram?.destroy();
      made.current = diagram;
      if (isEditable && diagram.unknown > 0) return latest.current.failed("bpmnUnknown");
      if (isEditable) diagram.focus();
    };
    void bring()
      .catch((error: unknown) => {
        console.warn(error);
        if (isWanted) latest.current.failed(isWrong(error) ? "bpmnWrong" : "bpmnFailed");
      })
      .then(() => isWanted && setDone(stage));
    return () => {
      isWanted = false;
      made.current?.destroy();
      made.current = undefined;
      setSelected("");
    };
  }, [stage, latest]);

  useLayoutEffect(() => {
    made.current?.show(options.state());
    if (xml === drawn.current) return;
    drawn.current = xml;
    made.current?.draw(xml).catch(() => latest.current.failed("bpmnWrong"));
  });
  return {
    place,
    stage,
    isLoading: stage !== done,
    selected,
    begin: () => setStage("editing"),
    diagram: () => made.current,
  };
}

interface Drawing {
  isEditable: boolean;
  /** The text that the diagram shows. */
  drawn: RefObject<string>;
  latest: RefObject<DiagramOptions>;
  setSelected(names: string): void;
}

/** Loads the library and draws; no-op when the diagram is no longer wanted. */
async function drawDiagram(
  target: HTMLElement,
  { isEditable, drawn, latest, setSelected }: Drawing,
  isWanted: () => boolean,
) {
  const { mountDiagram } = await import("../../../src/vendors/bpmn/diagram.ts");
  if (!isWanted()) return undefined;
  drawn.current = latest.current.xml;
  return mountDiagram(target, {
    isEditable,
    xml: drawn.current,
    state: latest.current.state(),
    translate: term,
    onChange(text) {
      drawn.current = text;
      latest.current.change(text);
    },
    onSelect: setSelected,
  });
}

/** True for an invalid diagram; any other error means that the library could not be loaded. */
const isWrong = (error: unknown): boolean => error instanceof Error && error.name === "WrongDiagram";

/** Calls `run` once, when the place first comes near the viewport. */
function useSight(place: RefObject<HTMLElement | null>, isWanted: boolean, run: () => void): void {
  const latest = useLatest(run);
  useEffect(() => {
    if (!isWanted || !place.current) return;
    const sight = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        sight.disconnect();
        latest.current();
      },
      { rootMargin: "200px" },
    );
    sight.observe(place.current);
    return () => sight.disconnect();
  }, [place, isWanted, latest]);
}
