import { useEffect, useMemo, useRef, useState } from "react";
import { adopt } from "../../../src/base/sheets.ts";
import type { Option } from "../../../src/forms/lists/option-lists.ts";
import { labelled } from "../../../src/forms/lists/read-list.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { independent } from "../../../src/view/around/parents.tsx";
import { Failed } from "../../../src/view/around/depends.tsx";
import { Combo } from "../../../src/view/controls/choosing/combo.tsx";
import comboStyles from "../../../src/view/controls/choosing/combo.css";
import { shared } from "../../../src/view/controls/choosing/one.tsx";
import { useSuggested } from "../../../src/view/controls/choosing/source.ts";
import styles from "./find-panel.css";
import { FoundPlace } from "./found-place.ts";
import { words } from "./phrases.ts";
import { placeOf, typedPlace } from "./typed-place.ts";

interface FindProps {
  root: ShadowRoot;
  map: LeafletMap;
  /** The suggestion list. */
  list: string;
  close(): void;
}

/** Looks for a place by its name, or by typed coordinates, and shows it. */
export default function FindPanel({ root, map, list, close }: FindProps) {
  const entry = useMemo(
    (): Entry => ({
      name: "find",
      type: "Address",
      title: "",
      validators: [],
      col: 12,
      data: list,
      placeholder: words("findHint"),
    }),
    [list],
  );
  const source = useSuggested(entry, independent, []);
  const [text, setText] = useState("");
  const [note, setNote] = useState("");
  const [shown] = useState(() => new FoundPlace(map));
  useEffect(() => {
    adopt(root, comboStyles, styles);
    root.querySelector<HTMLInputElement>("#map-find")?.focus();
    return () => shown.remove();
  }, [root, shown]);

  /** A later search or choice wins over the answer to an earlier one. */
  const searches = useRef(0);
  const show = ({ text: name, fields = {} }: Option) => {
    searches.current++;
    setText(name);
    const place = placeOf(fields) ?? typedPlace(name);
    setNote(place ? "" : words("findNoPlace"));
    if (place) shown.show(place, name);
    else shown.remove(); // the place before has another name
  };
  async function leave(typed: string | null) {
    const own = ++searches.current;
    const meant = typed?.trim() ? (typedOption(typed) ?? (await source.exact(typed.trim()))) : undefined;
    if (own !== searches.current) return;
    if (meant) show(meant);
    else if (typed !== null) {
      setText(typed);
      shown.remove();
    }
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes it from its input
    <search
      className="map-find suggesting"
      onKeyDown={(event) => {
        if (event.key !== "Escape" || event.nativeEvent.isComposing || event.defaultPrevented) return;
        event.preventDefault(); // a dialog around the map stays
        close();
      }}
    >
      <Combo
        {...shared(source)}
        field={{ ...plainField, id: "map-find", entry, label: words("findTitle") }}
        text={text}
        chosen={[]}
        found={(typed) => {
          const option = typedOption(typed);
          return option ? { options: [option], note: "", isComing: false } : source.found(typed);
        }}
        pick={show}
        leave={(typed) => void leave(typed)}
      />
      <button type="button" className="icon" aria-label={words("findClose")} onClick={close}>
        <span aria-hidden>×</span>
      </button>
      <Failed source={source} />
      <output className="map-find-note">{note}</output>
    </search>
  );
}

function typedOption(text: string): Option | undefined {
  const place = typedPlace(text);
  return place && labelled(text.trim(), text.trim());
}

const plainField = {
  disabled: false,
  readOnly: false,
  isRequired: false,
  isInvalid: false,
  describedBy: undefined,
  done() {},
};
