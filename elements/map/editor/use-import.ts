import { useEffect, useMemo, useRef, useState } from "react";
import { fromDefinition } from "../../../src/maps/formats/project.ts";
import { FileRefused, readFile, readText, type ReadFeatures } from "../../../src/maps/formats/read-features.ts";
import { systems } from "../../../src/maps/formats/systems.ts";
import { asSingle, kindOf, type Shape, type ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import { isOnEarth } from "../../../src/maps/geometry/on-earth.ts";
import { words } from "./exchange-phrases.ts";

/** What was dropped on the map or pasted into it. */
export type Given = File | string | undefined;

export interface Importing {
  /** What stands in the text box. */
  text: string;
  read: ReadFeatures | undefined;
  problem: string;
  /** A string for PROJ; "" until it is known. */
  system: string;
  setSystem(system: string): void;
  /** The geometries in degrees; undefined where the numbers do not belong to the system. */
  placed: (Shape | undefined)[] | undefined;
  /** Numbers of the features whose type the field takes. */
  fitting: number[] | undefined;
  /** Numbers of those that will be added. */
  chosen: number[];
  toggle(at: number): void;
  takeFile(file: File): void;
  takeText(text: string): void;
}

/** What was read from a file or a text, and which of its features are chosen. */
export function useImport(given: Given, kinds: readonly ShapeKind[], isMulti: boolean): Importing {
  const [text, setText] = useState("");
  const [read, setRead] = useState<ReadFeatures | undefined>(undefined);
  const [problem, setProblem] = useState("");
  const [system, setSystem] = useState("");
  const [off, setOff] = useState<ReadonlySet<number>>(new Set());
  const isFitting = (shape: Shape) =>
    kinds.includes(kindOf(shape.type)) && (isMulti || !asSingle(shape).type.startsWith("Multi"));

  const last = useRef<unknown>(undefined);
  const clear = () => {
    setProblem("");
    setRead(undefined);
    return (last.current = {});
  };
  const take = async (reading: () => ReadFeatures | Promise<ReadFeatures>) => {
    const own = clear();
    try {
      const found = await reading();
      if (last.current !== own) return; // another file or text was given meanwhile
      setRead(found);
      setSystem(found.system);
      const fitting = found.features.flatMap(({ geometry }, at) => (isFitting(geometry) ? [at] : []));
      setOff(new Set(isMulti ? [] : fitting.slice(1)));
    } catch (error) {
      if (last.current !== own) return;
      if (!(error instanceof FileRefused)) console.error(error);
      setProblem(words(`readFailed_${error instanceof FileRefused ? error.code : "broken"}`));
    }
  };
  const takeFile = (file: File) => void take(() => readFile(file));
  const takeText = (next: string) => {
    setText(next);
    clear();
    if (next.trim()) void take(() => readText(next));
  };
  useEffect(() => {
    if (given === undefined) return;
    if (typeof given === "string") takeText(given);
    else takeFile(given);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each that is given
  }, [given]);

  const placed = useMemo(() => {
    const moved = read && system ? inDegrees(read, system) : undefined;
    return isMulti ? moved : moved?.map((shape) => shape && asSingle(shape));
  }, [read, system, isMulti]);
  const fitting = placed?.flatMap((geometry, at) => (geometry && isFitting(geometry) ? [at] : []));
  const toggle = (at: number) => {
    const next = new Set(isMulti ? off : fitting);
    if (isMulti && !off.has(at)) next.add(at);
    else next.delete(at);
    setOff(next);
  };
  const chosen = fitting?.filter((at) => !off.has(at)) ?? [];
  return { text, read, problem, system, setSystem, placed, fitting, chosen, toggle, takeFile, takeText };
}

/** In degrees; undefined where the numbers do not belong to the system. */
function inDegrees({ features }: ReadFeatures, system: string): (Shape | undefined)[] {
  const convert = converterOf(system);
  return features.map(({ geometry }) => {
    try {
      const moved = convert(geometry);
      return isOnEarth(moved) ? moved : undefined;
    } catch {
      return undefined;
    }
  });
}

/** proj4 fails at once for a projection that it does not know. */
function converterOf(system: string): (shape: Shape) => Shape {
  if (system === systems[0]!.definition) return (shape) => shape;
  try {
    return fromDefinition(system);
  } catch (error) {
    return () => {
      throw error;
    };
  }
}
