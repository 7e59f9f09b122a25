import type { KeyboardEvent } from "react";
import { readFlag } from "../../../src/values/flags.ts";
import { labelled, unknownOption } from "../../../src/forms/lists/read-list.ts";
import { listOf, type Option } from "../../../src/forms/lists/option-lists.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { field, isUnread, type FieldProps } from "../../../src/view/field.ts";
import { groupOf } from "../../../src/view/group.ts";
import { AskAgain, Depends, useAwaited, useOptions } from "../../../src/view/around/depends.tsx";
import { independent, parentsOf, Placed, type Around } from "../../../src/view/around/parents.tsx";
import styles from "./choice.css";
import { readChosen, writeChosen, type Chosen } from "./chosen-kinds.ts";
import { words } from "./phrases.ts";
import { words as flagWords } from "../../../src/view/controls/flag-phrases.ts";

/**
 * Check boxes, radios or buttons for a short list, single or multiple; or yes and no. A value that is not in the list
 * is shown and kept.
 */
export default field<Chosen>({
  empty: "",
  read: readChosen,
  write: writeChosen,
  show: shown,
  isGroup: true,
  styles,
  View: ChoiceField,
});

function ChoiceField(props: FieldProps<Chosen>) {
  const { entry, value } = props;
  if (entry.type === "Checkbox") return <Box {...props} />;
  if (entry.type === "RadioBool") {
    const texts = listOf(entry).options;
    const answers = [true, false].map((isYes) => {
      const own = texts.find(({ id }) => readFlag(id) === isYes);
      return labelled(String(isYes), own?.text ?? flagWords(isYes ? "yes" : "no"));
    });
    const chosen = typeof value === "boolean" ? [String(value)] : [];
    return <Choices {...props} options={answers} chosen={chosen} pick={([id]) => (id ? id === "true" : null)} />;
  }
  if (!parentsOf(entry).length) return <Listed {...props} {...independent} />;
  return <Placed field={props} render={(around) => <Listed {...props} {...around} />} />;
}

/** A single check box: yes or no. */
function Box({
  id,
  value,
  disabled,
  readOnly,
  label,
  describedBy,
  isInvalid,
  isRequired,
  change,
  done,
}: FieldProps<Chosen>) {
  const isOn = value === true;
  return (
    <label className="choice">
      <input
        id={id}
        type="checkbox"
        part="control"
        data-anchor=""
        checked={isOn}
        disabled={disabled || readOnly}
        aria-label={label}
        aria-labelledby={label ? undefined : `${id}-label`}
        aria-describedby={describedBy}
        aria-invalid={isInvalid}
        aria-required={isRequired}
        onChange={({ currentTarget }) => {
          change(currentTarget.checked);
          done();
        }}
      />
      <span aria-hidden="true">{flagWords(isOn ? "yes" : "no")}</span>
    </label>
  );
}

/** A choice among options of the page, the schema or the server. */
function Listed(props: FieldProps<Chosen> & Around) {
  const { entry, value, parents, change } = props;
  const list = useOptions(entry, props);
  const chosen = chosenOf(value);
  const unknown = chosen.filter((id) => !list.options.some((one) => one.id === id));
  const options = list.options.filter(({ id, isHidden }) => !isHidden || chosen.includes(id));
  const awaited = useAwaited(list.state);
  const isMany = Array.isArray(readChosen("", entry));
  const pick = (ids: string[]) => (isMany ? ids : (ids[0] ?? ""));
  return (
    <>
      {parents && (
        <Depends entry={entry} chosen={chosen} parents={parents} list={list} keep={(left) => change(pick(left))} />
      )}
      <Choices
        {...props}
        options={[...options, ...unknown.map((id) => ({ ...unknownOption(id), text: awaited || id }))]}
        awaited={list.state === "loading" && !options.length && !unknown.length ? awaited : ""}
        chosen={chosen}
        isMany={isMany}
        isEmpty={list.state === "here" && !options.length && !unknown.length}
        pick={pick}
      />
      <AskAgain entry={entry} list={list} />
    </>
  );
}

interface ChoicesProps extends FieldProps<Chosen> {
  options: Option[];
  chosen: string[];
  isMany?: boolean;
  /** The list is loaded and has no options. */
  isEmpty?: boolean;
  /** What is said while the options are not known. */
  awaited?: string;
  pick(ids: string[]): Chosen;
}

/** Native check boxes or radios, for standard keyboard and screen reader support; buttons are only a style of them. */
function Choices(props: ChoicesProps) {
  const {
    id,
    entry,
    disabled,
    readOnly,
    isRequired,
    options,
    chosen,
    isMany = false,
    isEmpty,
    awaited,
    pick,
    change,
    done,
  } = props;
  const isButtons = entry.type === "RadioButton" || entry.type === "ButtonGroup";
  const isOff = disabled || readOnly;
  const isAnswer = entry.type === "RadioBool";
  const mayClear = !isMany && !isOff && (entry["unselect"] === true || (!isRequired && !isAnswer)); // R3.6-30
  const choose = (ids: string[]) => {
    change(pick(ids));
    done();
  };
  const toggle = (one: string) => {
    if (!isMany) choose([one]);
    else choose(chosen.includes(one) ? chosen.filter((other) => other !== one) : [...chosen, one]);
  };
  const clearByKey = ({ key }: KeyboardEvent) => (key === "Delete" || key === "Backspace") && choose([]);
  const draw = ({ id: one, text, isDisabled }: Option) => {
    const isFirst = one === options[0]!.id;
    const isOn = chosen.includes(one);
    return (
      <label key={one} className={isButtons ? "choice button" : "choice"}>
        <input
          type={isMany ? "checkbox" : "radio"}
          name={id}
          id={isFirst ? id : undefined}
          data-anchor={isFirst ? "" : undefined}
          checked={isOn}
          disabled={isOff || (isDisabled && !isOn)}
          onChange={() => toggle(one)}
          onClick={mayClear && isOn ? ({ detail }) => detail < 2 && choose([]) : undefined} // a double click chooses
          onKeyDown={mayClear ? clearByKey : undefined}
        />
        {text}
      </label>
    );
  };
  const groups = [...new Set(options.map(({ group }) => group))];
  const isGrouped = groups.some(Boolean);
  return (
    <div
      {...groupOf(props, isMany ? "group" : "radiogroup")}
      className={`choices${isButtons ? " buttons" : ""}${isGrouped ? " grouped" : ""}${readOnly ? " shown" : ""}`}
    >
      {isGrouped
        ? groups.map((group) => (
            <fieldset key={group} className="set">
              {group && <legend className="heading">{group}</legend>}
              <div className={isButtons ? "choices buttons" : "choices"}>
                {options.filter((one) => one.group === group).map(draw)}
              </div>
            </fieldset>
          ))
        : options.map(draw)}
      {awaited && <output className="none">{awaited}</output>}
      {isEmpty && <span className="none">{words("choiceNone")}</span>}
    </div>
  );
}

const chosenOf = (value: FieldProps<Chosen>["value"]): string[] =>
  isUnread(value) ? [value.text] : Array.isArray(value) ? value : typeof value === "string" && value ? [value] : [];

function shown(value: Chosen, entry: Entry): string {
  if (typeof value === "boolean") return flagWords(value ? "yes" : "no");
  const { options } = listOf(entry);
  return chosenOf(value)
    .map((id) => options.find((one) => one.id === id)?.text ?? id)
    .join(", ");
}
