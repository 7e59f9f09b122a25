/** What the fields of a point and of any geometry have in common. */
import { isData } from "../../../src/base/data.ts";
import { parseJson } from "../../../src/base/json.ts";
import { natives } from "../../../src/base/runtime/runtime.ts";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { settings } from "../../../src/base/settings.ts";
import { cleanGeometry, type Dropped } from "../../../src/maps/geometry/clean.ts";
import type { Shape, ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import { toWkt } from "../../../src/maps/geometry/write-wkt.ts";
import { verticesOf } from "../../../src/maps/drawing/vertices.ts";
import { css as leafletStyles } from "../../../src/vendors/leaflet/leaflet.ts";
import { isUnread, unread, type FieldProps, type Unread } from "../../../src/view/field.ts";
import type { Form } from "../../../src/forms/open-form.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import { groupOf } from "../../../src/view/group.ts";
import mapStyles from "../map.css";
import styles from "./editor.css";
import { GeometryEditor } from "./geometry-editor.tsx";
import { localOf } from "./local.ts";
import { hasImport, isDrawn } from "./unfinished.ts";
import { words } from "./phrases.ts";

export const geometryStyles = `${leafletStyles}${mapStyles}${styles}`;

/** What was repaired in a value when it was read, or why nothing is left of it; the record changes only with the next edit. */
const repairs = new WeakMap<Shape | Unread, Partial<Record<Dropped, number>>>();

/** What was read before: a view that is drawn again gets the same object. */
const known = new WeakMap<object, Shape | null | Unread>();
const knownTexts = new Map<string, Shape | null | Unread>();
const mostTexts = 50;

/** A value that is no geometry, or of another kind than the field has, stays as it is and is a problem. */
export function readShape(raw: unknown, kinds: readonly ShapeKind[]): Shape | null | Unread {
  const isObject = typeof raw === "object" && raw !== null;
  const key = isObject ? "" : `${kinds.join()} ${String(raw)}`;
  const before = isObject ? known.get(raw) : knownTexts.get(key);
  if (before !== undefined) return before;
  const read = readAnew(raw, kinds);
  if (isObject) known.set(raw, read);
  else {
    if (knownTexts.size > mostTexts) knownTexts.clear();
    knownTexts.set(key, read);
  }
  return read;
}

function readAnew(raw: unknown, kinds: readonly ShapeKind[]): Shape | null | Unread {
  const { geometry, dropped } = cleanGeometry(raw);
  // an edit would lose the parts of another type
  const isWhole = geometry && !dropped.mixed;
  if (isWhole && kinds.includes(geometry.type.replace("Multi", "") as ShapeKind)) {
    if (Object.keys(dropped).length) repairs.set(geometry, dropped);
    known.set(geometry, geometry);
    return geometry;
  }
  const isEmpty = !geometry && Object.keys(dropped).every((why) => why === "empty");
  const isNothing = isEmpty || (isData(raw) && !Object.keys(raw).length);
  if (isNothing) return null;
  const data = typeof raw === "string" ? parseJson(raw) : raw;
  if (isData(data) && "type" in data) console.error("Unsupported geometry type", raw);
  const kept = unread(typeof raw === "string" ? raw : natives.json(raw));
  if (!isWhole) repairs.set(kept, dropped);
  return kept;
}

/** GeoJSON as an object, as JSON text or as well-known text, as it was loaded; `SRID=4326;` before it stays. */
export function writeShape(value: Shape | null, raw: unknown): unknown {
  if (!value || typeof raw !== "string" || !raw.trim()) return value;
  if (/^\s*\{/.test(raw)) return natives.json(value);
  const [, system = ""] = /^\s*(SRID=\d+;)/i.exec(raw) ?? [];
  return system + toWkt(value);
}

export const showShape = (value: Shape | null): string => {
  if (!value) return "";
  if (value.type === "Point") return value.coordinates.slice(0, 2).toReversed().join(", ");
  const kind = value.type.includes("Polygon") ? "drawArea" : value.type.includes("Line") ? "drawLine" : "drawPoint";
  return `${words(kind)} (${verticesOf(value).length})`;
};

/** Forms whose fixed local coordinates come from here. */
const ours = new WeakSet<Form>();

/**
 * R3.4-07: beside a geometry `geom`, `geom_local` is saved when it was loaded or the form is in `map.local_forms`; it is
 * converted anew only after an edit. Throws words for the person, because old local coordinates must not stay beside a
 * new geometry.
 */
export async function sendLocal(form: Form, entry: Entry): Promise<void> {
  const { name } = entry;
  const own = form.entries.get(name) ?? entry;
  if (isDrawn(own)) throw new Error(words("drawRuns"));
  if (hasImport(own)) throw new Error(words("drawImports"));
  const key = `${name}_local`;
  const loaded = form.record.loaded(key);
  if (loaded === undefined && !isLocalForm(form)) return;
  const value = form.record.value(name) as Shape | null | Unread;
  if (isUnread(value)) return;
  const isEdited = form.record.isTouched(name) || (form.isNew && value !== null);
  if (!isEdited) {
    if (!ours.delete(form)) return;
    if (loaded === undefined) delete form.fixed[key];
    else form.fixed[key] = loaded;
    return;
  }
  const local = value && writeShape(await localOf(value), loaded);
  // edited meanwhile
  if (form.record.value(name) !== value) return sendLocal(form, { name } as Entry);
  const shown = form.entries.get(key);
  if (shown) return form.record.set(key, form.read(shown, local));
  ours.add(form);
  form.fixed[key] = local;
}

const isLocalForm = (form: Form | undefined): boolean =>
  settings.map?.local_forms?.includes(form?.schema.name ?? "") ?? false;

/** The editor in a field. */
export function ShapeField({
  kinds,
  isMulti,
  ...props
}: FieldProps<Shape | null> & { kinds: readonly ShapeKind[]; isMulti: boolean }) {
  const { value, disabled, readOnly, change, form } = props;
  const shape = isUnread(value) ? null : value;
  return (
    <GeometryEditor
      id={props.id}
      entry={form?.entries.get(props.entry.name) ?? props.entry}
      name={props.label || titleOf(props.entry.title) || props.entry.name}
      value={shape}
      kinds={kinds}
      isMulti={isMulti}
      isOff={disabled || readOnly}
      layers={props.entry["layers"]}
      hasLocal={isLocalForm(form)}
      dropped={(value && repairs.get(value)) ?? {}}
      unread={isUnread(value) ? value : undefined}
      group={groupOf(props)}
      change={change}
      awaitWith={form && ((moving) => form.awaitWith(moving))}
    />
  );
}
