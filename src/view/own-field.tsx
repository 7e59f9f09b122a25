import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { adopt } from "../base/sheets.ts";
import { t } from "../base/language/i18n.ts";
import { ownFields, type OwnField, type OwnFieldState } from "../page/saving/own-fields.ts";
import { field, isUnread, unread, type Field, type FieldProps } from "./field.ts";
import { useLatest } from "./use-latest.ts";

/**
 * A field type of the host, wrapped as a field like ours; undefined when it is not registered. Errors of the host's
 * functions are logged and break nothing else.
 */
export async function ownField(type: string): Promise<Field | undefined> {
  const given = ownFields.get(type);
  const brought = typeof given === "function" ? await given() : given;
  const own = brought && "default" in brought ? brought.default : brought;
  if (!own) return undefined;
  const { empty = null, styles = "" } = own;
  const isNothing = (raw: unknown) => raw === undefined || raw === null;
  return field<unknown>({
    empty,
    read(raw, entry) {
      if (!own.read) return isNothing(raw) ? empty : raw;
      const read = tried(() => own.read!(raw, entry));
      return read === undefined ? (isNothing(raw) ? empty : unread(raw)) : read;
    },
    write: (value, raw, entry) => (own.write ? tried(() => own.write!(value, raw, entry), value) : value),
    ...(own.show && { show: (value: unknown) => tried(() => own.show!(value)) ?? "" }),
    styles,
    View: (props: FieldProps<unknown>) => <OwnView own={own} props={props} />,
  });
}

function tried<Value>(run: () => Value, otherwise?: Value): Value | undefined {
  try {
    return run();
  } catch (error) {
    console.error(error);
    return otherwise;
  }
}

function OwnView({ own, props }: { own: OwnField; props: FieldProps<unknown> }) {
  const place = useRef<HTMLDivElement>(null);
  const latest = useLatest(props);
  const [listeners] = useState(() => new Set<() => void>());
  const [hasFailed, setFailed] = useState(false);

  useLayoutEffect(() => {
    const root = place.current!;
    if (own.styles) adopt(root.getRootNode() as ShadowRoot, own.styles);
    try {
      const end = own.draw(
        root,
        stateOf(() => latest.current, listeners),
      );
      return () => {
        listeners.clear();
        if (end) tried(end);
        root.replaceChildren();
      };
    } catch (error) {
      console.error(error);
      setFailed(true); // oxlint-disable-line react/set-state-in-effect -- once: the host's code has thrown
      return undefined;
    }
  }, [own, latest, listeners]);
  useEffect(() => {
    for (const run of listeners) tried(run);
    label(place.current!, latest.current);
  });
  return (
    <div ref={place} part="control">
      {hasFailed && <span role="alert">{t("partFailed")}</span>}
    </div>
  );
}

function stateOf(now: () => FieldProps<unknown>, listeners: Set<() => void>): OwnFieldState {
  return {
    get entry() {
      return now().entry;
    },
    get value() {
      const { value } = now();
      return isUnread(value) ? undefined : value;
    },
    get text() {
      const { value } = now();
      return isUnread(value) ? value.text : undefined;
    },
    get disabled() {
      return now().disabled;
    },
    get readonly() {
      return now().readOnly;
    },
    get required() {
      return now().isRequired;
    },
    get invalid() {
      return now().isInvalid;
    },
    change: (value) => now().change(value),
    mistype: (text) => now().change(unread(text)),
    done: () => now().done(),
    listen: (run) => void listeners.add(run),
  };
}

/** Gives the host's control what our controls have: id for the label, description by the problem, states. */
function label(root: HTMLElement, { id, describedBy, isInvalid, isRequired, label: name }: FieldProps<unknown>): void {
  const control = root.querySelector<HTMLElement>("input,select,textarea,button,[tabindex]");
  if (!control) return;
  control.id ||= id;
  control.dataset["anchor"] = "";
  if (describedBy) control.setAttribute("aria-describedby", describedBy);
  else control.removeAttribute("aria-describedby");
  if (name) control.ariaLabel = name;
  control.ariaInvalid = String(isInvalid);
  if (control.localName !== "button") control.ariaRequired = String(isRequired);
}
