import { useEffect } from "react";
import { textOf, type List } from "../../../src/forms/lists/option-lists.ts";
import { exactly } from "../../../src/forms/lists/search.ts";
import styles from "../../../src/view/controls/choosing/combo.css";
import { One } from "../../../src/view/controls/choosing/one.tsx";
import { Several } from "../../../src/view/controls/choosing/several.tsx";
import { useListed, useSuggested, type Source } from "../../../src/view/controls/choosing/source.ts";
import { Depends, Failed } from "../../../src/view/around/depends.tsx";
import { independent, parentsOf, Placed } from "../../../src/view/around/parents.tsx";
import { field, isUnread, unread, type FieldProps } from "../../../src/view/field.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { isMany, readChosen, writeChosen, type Chosen } from "./chosen.ts";
import { Levels } from "./levels.tsx";
import { TakeFirst } from "./take-first.ts";
import type { PartProps } from "./part-props.ts";

/** One or several choices of a list. A value that is not in the list is shown unchanged and kept. */
export default field<Chosen>({
  empty: "",
  read: readChosen,
  write: writeChosen,
  show: (value, entry) =>
    [value]
      .flat()
      .map((id) => textOf(entry, id))
      .join(", "),
  unreadProblem: () => "notInList",
  styles,
  View: SelectField,
});

function SelectField(props: FieldProps<Chosen>) {
  const { entry, value } = props;
  const chosen = isUnread(value) ? [value.text] : [value].flat().filter((id) => id !== "");
  const Part = entry["step"] || entry.type === "StepSelect" ? Levels : isSearched(entry) ? Searched : Listed;
  if (!parentsOf(entry).length && entry["first"] !== true) return <Part {...props} {...independent} chosen={chosen} />;
  return <Placed field={props} render={(around, own) => <Part {...props} {...around} chosen={chosen} own={own} />} />;
}

/** Select3 searches on the server while typing only when `minimumInputLength` is set (R2.4-13). */
const isSearched = ({ type, data, minimumInputLength }: Entry): boolean =>
  type === "Select3" && !!data && Number(minimumInputLength) >= 1;

function Listed(props: PartProps) {
  const { entry, value, parents, chosen, change } = props;
  const source = useListed(entry, props, chosen);
  const { list } = source;
  useMeant(list, props);
  const keep = (left: string[]) => change(Array.isArray(value) ? left : (left[0] ?? ""));
  return (
    <>
      {entry["first"] === true && <TakeFirst field={props} list={list} />}
      {parents && <Depends entry={entry} chosen={chosen} parents={parents} list={list} keep={keep} />}
      {controlWith(source, props)}
    </>
  );
}

function Searched(props: PartProps) {
  const source = useSuggested(props.entry, props, isUnread(props.value) ? [] : props.chosen);
  useMeant(source.list, props);
  return controlWith(source, props);
}

/** A text that was typed while its list was awaited becomes the choice that it means. */
function useMeant(list: List, { value, change }: PartProps): void {
  useEffect(() => {
    const meant = isUnread(value) && list.state === "here" ? exactly(list.options, value.text) : undefined;
    if (meant && !meant.isDisabled) change(meant.id);
  }, [value, list, change]);
}

function controlWith(source: Source, props: PartProps) {
  const { entry, value, parents, chosen, change } = props;
  const own = isUnread(value) ? { ...source, awaited: "" } : source; // typed text is shown as it is
  const given = { field: props, source: own, parents, choose: change };
  return (
    <>
      {isMany(entry) ? (
        <Several {...given} chosen={chosen} />
      ) : (
        <One {...given} current={chosen[0] ?? ""} isUnread={isUnread(value)} keep={(typed) => change(unread(typed))} />
      )}
      <Failed source={source} />
    </>
  );
}
