import { useEffect, useRef, useState, type ReactNode, type RefObject } from "react";
import { natives } from "../../base/runtime/runtime.ts";
import type { Parents } from "../../forms/lists/option-lists.ts";
import type { Entry } from "../../forms/schema/schema.ts";
import type { FieldProps } from "../field.ts";
import { neighboursOf } from "./fields-around.ts";

const keys = ["parent", "parent2", "parent3"] as const;
/** The fields that a list depends on (R3.6-15). */
export const parentsOf = (entry: Entry): string[] => keys.flatMap((key) => (entry[key] ? [String(entry[key])] : []));

/** The values of the parent fields; updated when one of them changes. */
export interface Around {
  parents: Parents | undefined;
  /** False until they were read. */
  isKnown: boolean;
}
export const independent: Around = { parents: undefined, isKnown: true };

/** Reads and observes the parent fields. @param own any node of the field's view */
export function useParents(
  { entry, form }: Pick<FieldProps<never>, "entry" | "form">,
  own: RefObject<Node | null>,
): Around {
  const names = parentsOf(entry);
  const [values, setValues] = useState<Parents | undefined>(() =>
    form && names.length ? read(entry, form) : undefined,
  );
  const wanted = names.join();
  useEffect(() => {
    const node = own.current;
    if (!wanted || !node) return undefined;
    const take = () => {
      const next = read(entry, form, node);
      setValues((before) => (natives.json(before) === natives.json(next) ? before : next));
    };
    take();
    return neighboursOf(form, node).listen(wanted.split(","), take);
  }, [entry, form, own, wanted]);
  return names.length ? { parents: values, isKnown: values !== undefined } : independent;
}

interface PlacedProps {
  field: Pick<FieldProps<never>, "entry" | "form">;
  render(around: Around, own: RefObject<HTMLElement | null>): ReactNode;
}

/**
 * A wrapper with its own node, from which the field's neighbours and form are found; views without dependencies do not
 * need it.
 */
export function Placed({ field, render }: PlacedProps) {
  const own = useRef<HTMLDivElement>(null);
  const around = useParents(field, own);
  return <div ref={own}>{render(around, own)}</div>;
}

function read(entry: Entry, form: FieldProps<never>["form"], node: Node = document): Parents {
  const around = neighboursOf(form, node);
  return Object.fromEntries(parentsOf(entry).map((name) => [name, plain(around.value(name))]));
}

const plain = (value: unknown): string =>
  value === null || value === undefined || value === "null" ? "" : String(value);
