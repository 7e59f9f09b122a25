import { useEffect, useId, useRef } from "react";
import { addPart } from "../../../src/maps/drawing/vertices.ts";
import type { Entry } from "../../../src/forms/schema/schema.ts";
import type { Shape, ShapeKind } from "../../../src/maps/geometry/shape-kind.ts";
import { systems } from "../../../src/maps/formats/systems.ts";
import { guardUnstored } from "../../../src/page/dialogs/guard-unstored.ts";
import type { LeafletMap } from "../../../src/vendors/leaflet/leaflet.ts";
import { fitTo, showDashed } from "./editor-map.ts";
import { say } from "../say.ts";
import { words } from "./exchange-phrases.ts";
import { words as editorWords } from "./phrases.ts";
import { noteImport } from "./unfinished.ts";
import { droppedWords } from "./hints.tsx";
import { useImport, type Given, type Importing } from "./use-import.ts";

interface PanelProps {
  entry: Entry;
  map: LeafletMap;
  kinds: readonly ShapeKind[];
  isMulti: boolean;
  value: Shape | null;
  given: Given;
  /** Takes the new value; the panel is then closed. */
  put(shape: Shape): void;
  close(): void;
}

/** A list of more rows helps nobody. */
const mostRows = 200;

/**
 * Geometries from a file or a text: found, shown dashed on the map, chosen, added as one step. They are not left without
 * a question before that.
 */
export default function ImportPanel({ entry, map, kinds, isMulti, value, given, put, close }: PanelProps) {
  const importing = useImport(given, { kinds, isMulti, value });
  const { read, problem, system, placed, chosen } = importing;
  const place = useRef<HTMLFieldSetElement>(null);
  const isGiven = read !== undefined || importing.text.trim() !== "";
  useEffect(() => {
    if (!isGiven) return undefined;
    const guard = guardUnstored(place.current!, () => true);
    guard.look();
    const end = noteImport(entry);
    return () => {
      guard.end();
      end();
    };
  }, [isGiven, entry]);
  useOffered(map, placed, chosen.join());
  const add = () => {
    let made = value;
    let isCleared = false;
    for (const at of chosen) {
      const added = addPart(made, placed![at]!, isMulti);
      made = added.shape;
      isCleared ||= added.isCleared;
    }
    if (made) put(made);
    if (isCleared) say({ kind: "warning", text: editorWords("drawCleared") });
    close();
  };
  return (
    <fieldset ref={place} className="exchange" aria-label={words("readTitle")}>
      <p className="geometry-hint">{words("readHow")}</p>
      <Sources {...importing} />
      {problem && (
        <p role="alert" className="geometry-fault">
          {problem}
        </p>
      )}
      {read && (
        <>
          <SystemChoice {...importing} read={read} />
          {system && !placed?.some(Boolean) && (
            <p role="alert" className="geometry-fault">
              {words("readNotMoved")}
            </p>
          )}
          <Counts {...importing} read={read} isMulti={isMulti} />
          <Features {...importing} read={read} isMulti={isMulti} />
        </>
      )}
      <div className="geometry-bar">
        {read && (
          <button type="button" className="main" disabled={!chosen.length} onClick={add}>
            {words("readPut", { count: chosen.length })}
          </button>
        )}
        <button type="button" onClick={close}>
          {words("readCancel")}
        </button>
      </div>
    </fieldset>
  );
}

/** All that was found is brought into view, what is chosen is dashed. */
function useOffered(map: LeafletMap, placed: Importing["placed"], chosen: string): void {
  useEffect(() => {
    if (!placed || !chosen) return undefined;
    return showDashed(
      map,
      chosen.split(",").map((at) => placed[Number(at)]!),
    );
  }, [map, placed, chosen]);
  useEffect(() => {
    const all = placed?.flatMap((one) => one ?? []) ?? [];
    if (all.length) fitTo(map, all);
  }, [map, placed]);
}

function Sources({ text, takeFile, takeText }: Importing) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className="exchange-row">
      <button type="button" onClick={() => input.current!.click()}>
        {words("readFile")}
      </button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={words("readFile")}
        accept=".geojson,.json,.wkt,.txt,.kml,.kmz,.gpx,.zip"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) takeFile(file);
          currentTarget.value = ""; // the same file can be chosen again
        }}
      />
      <textarea
        className="control"
        aria-label={words("readText")}
        placeholder="POLYGON((30.51 50.52, …))"
        rows={2}
        value={text}
        onChange={({ target }) => takeText(target.value)}
      />
    </div>
  );
}

type Found = Importing & { read: NonNullable<Importing["read"]> };

function SystemChoice({ read, system, setSystem }: Found) {
  const id = useId();
  const isOwn = read.system !== "" && !systems.some(({ definition }) => definition === read.system);
  return (
    <label className="exchange-system" htmlFor={id}>
      <span>{words("readSystem")}</span>
      <select id={id} className="control" value={system} onChange={({ target }) => setSystem(target.value)}>
        {!system && <option value="">{words("readChoose")}</option>}
        {isOwn && <option value={read.system}>{words("readSelf")}</option>}
        {systems.map(({ code, name, definition }) => (
          <option key={code} value={definition}>{`${name} (EPSG:${code})`}</option>
        ))}
      </select>
    </label>
  );
}

function Counts({ read, fitting, isMixed, placed, isMulti }: Found & { isMulti: boolean }) {
  const others = fitting && placed ? placed.filter(Boolean).length - fitting.length : 0;
  const what = droppedWords(read.dropped);
  return (
    <output className="geometry-hint">
      {fitting && words("readFound", { count: fitting.length })}
      {read.skipped > 0 && ` ${words("readSkipped", { count: read.skipped })}.`}
      {what && ` ${words("readDropped", { what })}.`}
      {others > 0 && ` ${words("readOther", { count: others })}.`}
      {!isMulti && fitting && fitting.length > 1 && ` ${words("readOneOnly")}.`}
      {isMulti && isMixed && ` ${words("readOneType")}.`}
    </output>
  );
}

function Features({ read, fitting, chosen, toggle, isMulti }: Found & { isMulti: boolean }) {
  const group = useId();
  if (!fitting || fitting.length < 2) return null;
  const on = new Set(chosen);
  return (
    <ul className="exchange-list">
      {fitting.slice(0, mostRows).map((at) => (
        <li key={at}>
          <label>
            <input
              type={isMulti ? "checkbox" : "radio"}
              name={group}
              checked={on.has(at)}
              onChange={() => toggle(at)}
            />
            <span>{read.features[at]!.name || words("readNumber", { at: at + 1 })}</span>
          </label>
        </li>
      ))}
    </ul>
  );
}
