import { useRef, useState, useSyncExternalStore } from "react";
import { composing } from "../../composed.ts";
import { controlOf } from "../../control-props.ts";
import type { FieldProps } from "../../field.ts";
import { Fullscreen } from "../editing/fullscreen.tsx";
import { CodeBar } from "./code-bar.tsx";
import { look, lookStore, themes } from "./kept-look.ts";
import { messages, words } from "./phrases.ts";
import { prettified, prettifierReady } from "./prettify.ts";
import { useCode } from "./use-code.ts";
import { useKeys } from "./use-keys.ts";

export interface CodeProps extends Omit<FieldProps<string>, "value" | "change"> {
  text: string;
  change(text: string): void;
  mode: string;
  theme: string;
  heightPx: number;
  /** What a person has changed is laid out when the editor is left (R9.6-04). */
  isTidied: boolean;
  hasSave: boolean;
}

/** A text in the colours of its language, with its tools above and the place of the caret below (R2.4-34 to R2.4-36). */
export function CodeEditor(props: CodeProps) {
  const { id, text, heightPx, disabled, readOnly, isInvalid, isTidied, change, done } = props;
  /** What a person has chosen here, in place of the field's own. */
  const [chosenMode, setMode] = useState<string>();
  const mode = chosenMode ?? props.mode;
  const [isWhole, setWhole] = useState(false);
  const [news, setNews] = useState("");
  useSyncExternalStore(lookStore.listen, lookStore.version);
  const { fontPx, theme: chosen } = look();
  const theme = [chosen, props.theme].find((one) => (themes as readonly string[]).includes(one)) ?? themes[0];
  const isOff = disabled || readOnly;
  const label = () => nameOf(props.label, id, area.current);

  const code = useCode({
    id,
    text,
    state: () => ({
      mode,
      theme,
      fontPx,
      isReadOnly: readOnly,
      isDisabled: disabled,
      isInvalid,
      describedBy: props.describedBy ?? "",
      label: label(),
      messages: messages(),
    }),
    change,
  });
  const { area, plain } = code;
  const keys = useKeys({
    prettify: () => void prettify(),
    whole: () => setWhole(!isWhole),
    indent(event) {
      if (code.stage === "awake" || isOff) return;
      event.preventDefault();
      if (!event.shiftKey) code.insert("  ");
    },
  });

  async function prettify() {
    if (isOff) return;
    await prettifierReady(mode);
    const made = prettified(mode, code.lines());
    setNews(words(made === code.lines() ? "codePrettySame" : "codePrettyDone"));
    if (made !== code.lines()) code.put(made);
    done();
  }
  /** The text when the editor was entered: what nobody has changed is not laid out. */
  const before = useRef("");
  const enter = () => {
    before.current = code.lines();
    if (isTidied && !isOff) void prettifierReady(mode).catch(console.warn);
  };
  const leave = () => {
    const made = isTidied && code.lines() !== before.current ? prettified(mode, code.lines()) : code.lines();
    if (made !== code.lines()) code.put(made);
    keys.forget();
    done();
  };

  const bar = () => (
    <CodeBar
      {...{ code, mode, theme, isOff, isWhole, setMode, setWhole }}
      hasSave={props.hasSave}
      prettify={() => void prettify()}
      tell={(said) => {
        setNews(said);
        done();
      }}
    />
  );
  return (
    <Fullscreen
      isOn={isWhole}
      isWrong={isInvalid}
      heightPx={heightPx}
      label={() => label()}
      leave={() => setWhole(false)}
      onResize={() => {
        code.resize();
        code.focus();
      }}
      tools={disabled ? undefined : bar}
    >
      <div
        className="code"
        ref={area}
        role="presentation"
        onFocus={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || enter()}
        onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || leave()}
        onKeyDownCapture={keys.press}
      >
        <textarea
          {...controlOf(props)}
          {...(code.stage === "awake" && { id: undefined, "data-anchor": undefined, hidden: true })}
          ref={plain}
          {...{ "aria-description": words("codeLeave") }}
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          style={{ "--font": `${fontPx}px` } as object}
          defaultValue={code.lines()}
          onPointerEnter={() => isOff || code.wake()}
          onFocus={() => disabled || code.wake()}
          {...composing}
          onInput={({ currentTarget }) => code.typed(currentTarget.value)}
        />
      </div>
      <div className="status">
        <span>{words("codePlace", code.caret)}</span>
        <span>{words("codeSize", { count: code.lines().length })}</span>
        <output>{code.stage === "failed" ? words("codeNoColors") : news}</output>
        <span>{words(keys.isLeaving ? "codeLeaving" : "codeLeave")}</span>
      </div>
    </Fullscreen>
  );
}

/** The name that the label beside the control gives, where no other is given. */
function nameOf(label: string | undefined, id: string, near: Element | null): string {
  const beside = (near?.getRootNode() as ShadowRoot | undefined)?.getElementById(`${id}-label`);
  return label || beside?.textContent?.trim() || words("code");
}
