import { useRef, type RefObject } from "react";
import { textOf } from "../../../src/forms/options.ts";
import styles from "../../../src/view/choosing/combo.css";
import { Failed } from "../../../src/view/choosing/failed.tsx";
import { One } from "../../../src/view/choosing/one.tsx";
import { Several } from "../../../src/view/choosing/several.tsx";
import { useListed, useSuggested, type Source } from "../../../src/view/choosing/source.ts";
import { useParents, type Around } from "../../../src/view/choosing/use-parents.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { isMany, readChosen, writeChosen, type Chosen } from "./chosen.ts";
import { Levels } from "./levels.tsx";
import own from "./select.css";
import { useFirst } from "./use-first.ts";
import { useFitting } from "./use-fitting.ts";

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
  styles: `${styles}${own}`,
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
  const Part = partOf(entry);
  return (
    <div ref={box}>
      <Part {...props} {...around} chosen={chosen} own={box} />
    </div>
  );
}

/** Select3 asks the server while typing only when a least number of characters is told (R2.4-13). */
function partOf({ type, step, data, minimumInputLength }: FieldProps<Chosen>["entry"]) {
  if (step || type === "StepSelect") return Levels;
  return type === "Select3" && data && Number(minimumInputLength) >= 1 ? Searched : Listed;
}

function Listed(props: PartProps) {
  const source = useListed(props.entry, props, props.chosen);
  useFirst(props, source.list);
  useFitting(props, source.list);
  return <Control {...props} source={source} />;
}

function Searched(props: PartProps) {
  return <Control {...props} source={useSuggested(props.entry, props, props.chosen)} />;
}

function Control({ source, parents, chosen, ...field }: PartProps & { source: Source }) {
  const { entry, change } = field;
  const given = { field, source, parents, choose: change };
  return (
    <>
      {isMany(entry) ? <Several {...given} chosen={chosen} /> : <One {...given} current={chosen[0] ?? ""} />}
      <Failed source={source} />
    </>
  );
}
