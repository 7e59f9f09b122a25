import { useEffect, useRef, useState, type ClipboardEvent, type ReactNode, type RefObject } from "react";
import { locale } from "../../../base/language/i18n.ts";
import {
  isFile,
  isWaiting,
  markMade,
  nameOf,
  pathOf,
  type FileItem,
  type FileValue,
  type KeptItem,
} from "../../../files/items.ts";
import { showFailure } from "../../../page/load-failed.ts";
import type { FieldProps } from "../../field.ts";
import { groupOf } from "../../group.ts";
import { useLatePart } from "../../late-part.ts";
import { useLatest } from "../../use-latest.ts";
import { FileRow } from "./file-row.tsx";
import { AllProgress, Chosen } from "./file-state.tsx";
import { formatsText, words } from "./phrases.ts";
import { canBeEdited } from "./thumbnail.tsx";
import { keyOf, keysOf, useFiles, type Files } from "./use-files.ts";
import { isNameAwaited, useNames } from "./use-names.ts";

const loadCapture = async () => (await import("./capture-buttons.tsx")).default;
const loadEditor = async () => (await import("./picture-editor.tsx")).default;

interface Look {
  /** Several files are allowed. */
  isMulti: boolean;
  /** Default of `maxFilesize`, in MB. */
  mostMb: number;
  /** `zone`: a drop area and thumbnails; `line`: a button and lines. */
  look: "zone" | "line";
  /** Stands in a group that has the field's name. */
  isPart?: boolean;
  /** Drawn below a file. */
  renderBeside?(item: FileItem): ReactNode;
  /** What takes a file that is dropped on an element outside of this list; undefined where nothing does. */
  dropOn?(place: Element): ((item: FileItem) => void) | undefined;
}

/** The control of file fields: choosing, sending, order, removal (R2.4-61, R2.4-62). */
export function FilesView(props: FieldProps<FileValue> & Look) {
  const { isMulti, mostMb, look, disabled, readOnly, isPart, renderBeside, dropOn } = props;
  const place = useRef<HTMLDivElement>(null);
  const all = useFiles(props, { isMulti, mostMb, place });
  const isOff = disabled || readOnly;
  const { files, edited, edit } = useEditing(all, props);
  const keys = keysOf(files.items);
  useNames(files.items);
  useLinked(files.items, place);

  const paste = (event: ClipboardEvent) => {
    const pasted = [...event.clipboardData.files];
    if (isOff || pasted.length === 0) return;
    event.preventDefault();
    void files.take(pasted);
  };
  const focusAt = (at: number) =>
    requestAnimationFrame(() => place.current?.querySelectorAll<HTMLElement>(".file-handle")[at]?.focus());
  return (
    <div {...(isPart ? {} : groupOf(props))} className={`files file-${look}`} ref={place} onPaste={paste}>
      <Chooser {...props} files={files} />
      {!isOff && props.entry["webcam"] ? (
        <Capture entry={props.entry} hold={props.hold} take={(made) => void files.take(made.map(markMade))} />
      ) : null}
      {edited}
      {files.items.length > 0 && (
        <ul className="file-list" aria-label={words("fileList")}>
          {files.items.map((item, at) => (
            <FileRow
              key={keys[at]}
              item={item}
              isOff={isOff}
              isBig={look === "zone"}
              place={place}
              beside={renderBeside?.(item)}
              dropOn={dropOn}
              remove={() => files.remove(item, at)}
              edit={canBeEdited(item) ? () => edit(item) : undefined}
              view={(opener) => void view(files.items, item, opener)}
              moveTo={
                files.items.length > 1 || dropOn
                  ? (to) => {
                      files.move(at, to);
                      focusAt(to);
                    }
                  : undefined
              }
              at={at}
            />
          ))}
        </ul>
      )}
      <AllProgress items={files.items} />
      {files.removed !== undefined && <Chosen removed={files.removed} undo={files.undo} />}
      {files.refused.length > 0 && (
        <ul className="file-refused" role="alert">
          {files.refused.slice(0, 10).map((text) => (
            <li key={text}>{text}</li>
          ))}
          {files.refused.length > 10 && <li>{words("fileMoreRefused", { count: files.refused.length - 10 })}</li>}
        </ul>
      )}
      <output className="quiet">{files.news}</output>
    </div>
  );
}

function Capture(props: Pick<FieldProps<FileValue>, "entry" | "hold"> & { take(files: File[]): void }) {
  const [Buttons, bring] = useLatePart(loadCapture);
  useEffect(bring, []); // oxlint-disable-line react-hooks/exhaustive-deps -- once
  return Buttons && <Buttons {...props} />;
}

/**
 * Pictures that are turned and cropped: one of the list, or with `crop` each new one before it is added.
 * @returns the files, whose `take` keeps new pictures back for the editor, and the open editor
 */
function useEditing(
  files: Files,
  { entry, hold }: FieldProps<FileValue>,
): { files: Files; edited: ReactNode; edit(item: FileItem): void } {
  const [waiting, setWaiting] = useState<{ item: FileItem; isNew: boolean }[]>([]);
  const latest = useLatest(waiting);
  const [PictureEditor, bring, mayFocus] = useLatePart(loadEditor);
  const [now] = waiting;
  const held = useLatest(hold);
  useEffect(() => now && held.current?.("filePicture", { name: nameOf(now.item) }), [now, held]);
  const done = () => setWaiting((all) => all.filter((one) => one.item !== now!.item));
  return {
    files: {
      ...files,
      async take(chosen) {
        const kept = entry["crop"] === true ? chosen.filter(canBeEdited) : [];
        if (kept.length) bring();
        setWaiting((all) => [...all, ...kept.map((item) => ({ item, isNew: true }))]);
        const others = chosen.filter((file) => !kept.includes(file));
        if (others.length) await files.take(others);
      },
    },
    edited: now && PictureEditor && (
      <PictureEditor
        key={keyOf(now.item)}
        {...now}
        mayFocus={mayFocus}
        close={done}
        take={(file) => {
          // closed while the picture was encoded
          if (!latest.current.some((one) => one.item === now.item)) return;
          done();
          if (file !== now.item) markMade(file);
          if (now.isNew) void files.take([file]);
          else files.replace(now.item, file);
        }}
      />
    ),
    edit(item) {
      bring();
      setWaiting((all) => [{ item, isNew: false }, ...all.filter((one) => one.item !== item)]);
    },
  };
}

/** Opens the file that the page's address names, when it is one of these. */
function useLinked(items: readonly FileItem[], place: RefObject<Element | null>): void {
  useEffect(() => {
    const open = () => {
      if (!location.hash.startsWith("#vs-file=")) return;
      const paths = items.map((item) => (isFile(item) || isWaiting(item) ? "" : pathOf(item)));
      import("../../../page/content/file-link.ts").then(
        ({ openLinked }) => openLinked(paths, (at) => view(items, items[at]!, place.current!)),
        console.warn,
      );
    };
    open();
    addEventListener("hashchange", open);
    return () => removeEventListener("hashchange", open);
  }, [items, place]);
}

/** Opens the viewer for all stored files, beginning with this one. */
async function view(items: readonly FileItem[], first: FileItem, opener: Element): Promise<void> {
  const { openViewer } = await import("../../../page/content/open-viewer.ts");
  const kept = items.filter((item): item is KeptItem => !isFile(item) && !isWaiting(item));
  const files = kept.map((item) => ({ path: pathOf(item), name: isNameAwaited(item) ? "" : nameOf(item) }));
  await openViewer({ files, file_path: pathOf(first as KeptItem) }, opener);
}

/** The button that opens the browser's dialog, and the area for dropped files. */
function Chooser(props: FieldProps<FileValue> & Look & { files: Files }) {
  const { id, entry, describedBy, files, look, disabled, readOnly } = props;
  const { limits, isMulti, items } = files;
  const area = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setOver] = useState(false);
  /** Until the code of the area has come: what a press of its button does. */
  const early = useRef<(() => void) | undefined>(undefined);
  const take = useLatest(files.take);
  const accept = limits.formats.join(",");
  const given = entry["capture"];
  const capture = given === true || given === "true" || given === "" ? "environment" : String(given || "");
  const isShownOnly = readOnly && items.length > 0;
  const isSeveral = isMulti && !limits.isReplaced;

  const isOff = disabled || readOnly;
  useEffect(() => {
    if (isOff) return undefined;
    let end: (() => void) | undefined;
    let isGone = false;
    const options = { area: area.current!, buttons: [button.current!], isMulti: isSeveral, accept, capture };
    const begin = () => {
      let isPressed = false;
      early.current = () => (isPressed = true);
      import("../../../vendors/dropzone/dropzone.ts").then(
        ({ mountZone }) => {
          if (isGone) return;
          early.current = undefined;
          end = mountZone({ ...options, take: (chosen) => take.current(chosen), over: setOver });
          if (isPressed) button.current!.click();
        },
        (error: unknown) => {
          console.error(error);
          early.current = () => showFailure(begin);
          if (isPressed) early.current();
        },
      );
    };
    begin();
    return () => {
      isGone = true;
      early.current = undefined;
      end?.();
    };
  }, [accept, capture, isSeveral, isOff, take]);

  const label = isSeveral ? "fileChooseMore" : items.length ? "fileReplace" : "fileChoose";
  const formats = limits.formats.length ? `${formatsText(limits.formats)}, ` : "";
  return (
    <div
      ref={area}
      className={isOver ? "file-area over" : "file-area"}
      hidden={isShownOnly}
      // otherwise the browser leaves the page for the file
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        if (early.current) void files.take([...event.dataTransfer.files]);
      }}
    >
      <button
        ref={button}
        type="button"
        id={id}
        data-anchor=""
        aria-describedby={describedBy}
        disabled={isOff}
        className="file-choose"
        onClick={() => early.current?.()}
      >
        {words(label)}
      </button>
      <span className="file-hint">
        {look === "zone" && `${words("fileDropHere")} · `}
        {words("fileLimits", { formats, max: limits.mostMb.toLocaleString(locale()) })}
      </span>
    </div>
  );
}
