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
  /** They are of more than one type; only those of one can be chosen, since a field holds one. */
  isMixed: boolean;
  /** Numbers of those that will be added. */
  chosen: number[];
  toggle(at: number): void;
  takeFile(file: File): void;
  takeText(text: string): void;
}

interface Field {
  kinds: readonly ShapeKind[];
  isMulti: boolean;
  /** What it holds now; features of this type are chosen first. */
  value: Shape | null;
}

/** What was read from a file or a text, and which of its features are chosen. */
export function useImport(given: Given, { kinds, isMulti, value }: Field): Importing {
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
      const kindAt = (at: number) => kindOf(found.features[at]!.geometry.type);
      const first = fitting.find((at) => value && kindAt(at) === kindOf(value.type)) ?? fitting[0];
      setOff(offWith(first, { fitting, kindAt, isMulti }));
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
  const kindAt = (at: number) => kindOf(placed![at]!.type);
  const toggle = (at: number) => {
    if (isMulti && !off.has(at)) return setOff(new Set([...off, at]));
    const others = offWith(at, { fitting: fitting!, kindAt, isMulti });
    setOff(new Set([...off, ...others].filter((one) => one !== at)));
  };
  const isMixed = new Set(fitting?.map(kindAt)).size > 1;
  const chosen = fitting?.filter((at) => !off.has(at)) ?? [];
  return { text, read, problem, system, setSystem, placed, fitting, isMixed, chosen, toggle, takeFile, takeText };
}

interface Choice {
  fitting: readonly number[];
  kindAt(at: number): ShapeKind;
  isMulti: boolean;
}

/** What cannot be chosen together with one: all others, or those of another type. */
const offWith = (one: number | undefined, { fitting, kindAt, isMulti }: Choice): ReadonlySet<number> =>
  new Set(fitting.filter((at) => (isMulti ? kindAt(at) !== kindAt(one!) : at !== one)));

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
