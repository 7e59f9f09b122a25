import { useRef, type RefObject } from "react";
import { textOf } from "../../../src/forms/options.ts";
import styles from "../../../src/view/choosing/combo.css";
import { Failed } from "../../../src/view/choosing/failed.tsx";
import { One } from "../../../src/view/choosing/one.tsx";
import { Several } from "../../../src/view/choosing/several.tsx";
import { useListed, useSuggested, type Source } from "../../../src/view/choosing/source.ts";
import { useFitting } from "../../../src/view/use-fitting.ts";
import { useParents, type Around } from "../../../src/view/use-parents.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { isMany, readChosen, writeChosen, type Chosen } from "./chosen.ts";
import { Levels } from "./levels.tsx";
import { useFirst } from "./use-first.ts";

/** One choice of a list, or several (§2.4). What the list does not know is shown as it stands and kept. */
export default field<Chosen>({
  empty: "",
  read: readChosen,
  write: writeChosen,
  show: (value, entry) =>
    [value]
      .flat()
      .map((id) => textOf(entry, id))
      .join(", "),
  samples: ["", "new", "17", [], ["new"], ["17", "a, b"]],
  styles,
  View: SelectField,
});

export interface PartProps extends FieldProps<Chosen>, Around {
  /** Ids of what is chosen; also what could not be read, as it stands. */
  chosen: string[];
  /** A node of this view. */
  own: RefObject<HTMLElement | null>;
}

function SelectField(props: FieldProps<Chosen>) {
  const { entry, value } = props;
  const box = useRef<HTMLDivElement>(null);
  const around = useParents(props, box);
  const chosen = isUnread(value) ? [value.text] : [value].flat().filter((id) => id !== "");
  const given = { ...props, ...around, chosen, own: box };
  return (
    <div ref={box}>
      {entry["step"] || entry.type === "StepSelect" ? (
        <Levels {...given} />
      ) : isSearched(entry) ? (
        <Searched {...given} />
      ) : (
        <Listed {...given} />
      )}
    </div>
  );
}

/** Select3 asks the server while typing only when a least number of characters is told (R2.4-13). */
const isSearched = ({ type, data, minimumInputLength }: Entry): boolean =>
  type === "Select3" && !!data && Number(minimumInputLength) >= 1;

function Listed(props: PartProps) {
  const { entry, value, chosen, parents, change } = props;
  const source = useListed(entry, props, chosen);
  useFirst(props, source.list);
  const keep = (left: string[]) => change(Array.isArray(value) ? left : (left[0] ?? ""));
  useFitting({ chosen, parents, keep }, source.list);
  return <Control {...props} source={source} />;
}

function Searched(props: PartProps) {
  return <Control {...props} source={useSuggested(props.entry, props, props.chosen)} />;
}

function Control({ source, ...props }: PartProps & { source: Source }) {
  const { entry, parents, chosen, change } = props;
  const given = { field: props, source, parents, choose: change };
  return (
    <>
      {isMany(entry) ? <Several {...given} chosen={chosen} /> : <One {...given} current={chosen[0] ?? ""} />}
      <Failed source={source} />
    </>
  );
}
