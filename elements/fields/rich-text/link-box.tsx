/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions -- a popover inside a dialog that goes with the focus */
import { useEffect, useRef, useState } from "react";
import { useBeside } from "../../../src/view/controls/editing/use-beside.ts";
import { linkAddress } from "./link-address.ts";
import { words } from "./phrases.ts";

interface LinkBoxProps {
  /** Prefix of the ids of its parts. */
  id: string;
  /** The address of the link at the caret; "" without a link. */
  address: string;
  anchor(): Element | null;
  apply(address: string): void;
  /** Closes without a change; "stay" returns the focus to the text. */
  leave(next: "stay" | "go"): void;
}

/** Asks for the address of a link, in the top layer beside its button; Enter applies it, Escape closes. */
export function LinkBox({ id, address, anchor, apply, leave }: LinkBoxProps) {
  const box = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(address);
  const [isWrong, setWrong] = useState(false);
  useBeside(box, anchor);
  useEffect(() => input.current!.select(), []);

  const submit = () => {
    const next = linkAddress(typed);
    setWrong(next === undefined);
    if (next === undefined) input.current!.focus();
    else apply(next);
  };
  return (
    <div
      ref={box}
      className="link-box"
      role="dialog"
      aria-label={words("richAddress")}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) leave("go");
      }}
    >
      <div className="link-line">
        <input
          ref={input}
          className="control"
          type="text"
          inputMode="url"
          spellCheck={false}
          autoComplete="off"
          aria-label={words("richAddress")}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-link-note` : undefined}
          placeholder="https://"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            const isEnd = event.key === "Enter" || event.key === "Escape";
            if (!isEnd || event.nativeEvent.isComposing) return;
            event.preventDefault(); // The surrounding form or dialog must not react.
            event.stopPropagation();
            if (event.key === "Enter") submit();
            else leave("stay");
          }}
        />
        <button type="button" className="main" onClick={submit}>
          {words("richApply")}
        </button>
        {address && (
          <button type="button" onClick={() => apply("")}>
            {words("richUnlink")}
          </button>
        )}
      </div>
      <output className="wrong-link" id={`${id}-link-note`}>
        {isWrong && words("richNoAddress")}
      </output>
    </div>
  );
}
