import { useRef } from "react";
import { titleOf } from "../../../src/base/language/i18n.ts";
import { addRelated } from "./add-related.ts";
import type { ToolsProps } from "../form-field.tsx";
import { words } from "./phrases.ts";
import { helpAddress } from "./head.tsx";
import { Hint } from "./hint.tsx";

/**
 * The buttons after a label: an explanation, the knowledge base, adding a related record, rules started by a button
 * (R3.6-08, R3.6-13, R3.6-51).
 */
export function FieldTools({ entry, form, inside, isOff }: ToolsProps) {
  const { info, help_id: helpId, add, add2 } = entry;
  const title = titleOf(entry.title);
  const address = helpId !== undefined && helpAddress(helpId);
  const runs = (!isOff && form.runs.get(entry.name)) || [];
  const adds = isOff ? [] : [add, add2].filter(Boolean);
  if (info === undefined && !address && !adds.length && !runs.length) return null;
  return (
    <span className="tools">
      {info !== undefined && <Hint html={titleOf(info)} label={words("frameInfo", { title })} />}
      {address && (
        <a href={address} target="_blank" rel="noopener">
          {words("frameHelp")}
        </a>
      )}
      {runs.map(({ label, run }) => (
        <button key={label} type="button" onClick={run}>
          {label || words("frameFind")}
        </button>
      ))}
      {adds.map((given, at) => (
        <AddButton
          key={at === 0 ? "add" : "add2"}
          given={given}
          words={words("frameAdd")}
          open={(button) => addRelated(given, entry, form, inside, button)}
        />
      ))}
    </span>
  );
}

interface AddButtonProps {
  given: unknown;
  words: string;
  open(button: HTMLElement): Promise<void>;
}

function AddButton({ given, words: fallback, open }: AddButtonProps) {
  const button = useRef<HTMLButtonElement>(null);
  const { button: label, title } = given as { button?: unknown; title?: unknown };
  return (
    <button
      ref={button}
      type="button"
      title={titleOf(title) || undefined}
      onClick={() => void open(button.current!).catch(console.error)}
    >
      {titleOf(label) || titleOf(title) || fallback}
    </button>
  );
}
