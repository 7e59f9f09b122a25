import { useRef, useState, useSyncExternalStore } from "react";
import { composing } from "../../composed.ts";
import { controlOf } from "../../control-props.ts";
import type { FieldProps } from "../../field.ts";
import { Fullscreen } from "../editing/fullscreen.tsx";
import { CodeBar } from "./code-bar.tsx";
import { look, lookStore, themes } from "./kept-look.ts";
import { messages, words } from "./phrases.ts";
import { prettified, prettifierReady } from "./prettify.ts";
import { useCode, type Code } from "./use-code.ts";
import { useKeys } from "./use-keys.ts";

export interface CodeProps extends Omit<FieldProps<string>, "value" | "change"> {
  text: string;
  change(text: string): void;
  mode: string;
  theme: string;
  heightPx: number;
  /** A changed text is formatted when the editor is left (R9.6-04). */
  isTidied: boolean;
  hasSave: boolean;
}

/** A code editor with syntax colours, its tools above and the caret's position below (R2.4-34 to R2.4-36). */
export function CodeEditor(props: CodeProps) {
  const { id, text, heightPx, disabled, readOnly, isInvalid, isTidied, change, done } = props;
  /** The mode chosen by the person, in place of the field's own. */
  const [chosenMode, setMode] = useState<string>();
  const mode = chosenMode ?? props.mode;
  const [isWhole, setWhole] = useState(false);
  const [news, setNews] = useState("");
  useSyncExternalStore(lookStore.listen, lookStore.version);
  const { fontPx, theme: chosen } = look();
  const theme = [chosen, props.theme].find((one) => (themes as readonly string[]).includes(one)) ?? themes[0];
  const isOff = disabled || readOnly;
  const label = () => nameOf(props.label, id, area.current);

  const code = useCode({ id, text, state: () => ({ ...stateOf(props), mode, theme, fontPx, label: label() }), change });
  const { area, plain } = code;
  const tell = (said: string) => {
    setNews(said);
    done();
  };
  const { prettify, enter, tidy } = useTidying({ code, mode, isOff, isTidied, tell });
  const leave = () => {
    tidy();
    keys.forget();
    done();
  };
  const keys = useKeys({
    prettify: () => void prettify(),
    whole: () => setWhole(!isWhole),
    indent(event) {
      if (code.stage === "awake" || isOff) return;
      event.preventDefault();
      if (!event.shiftKey) code.insert("  ");
    },
  });

  const bar = () => (
    <CodeBar
      {...{ code, mode, theme, isOff, isWhole, setMode, setWhole }}
      form={props.form}
      hasSave={props.hasSave}
      prettify={() => void prettify()}
      tell={tell}
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
      <Status code={code} news={news} isLeaving={keys.isLeaving} />
    </Fullscreen>
  );
}

/** The part of the state that the editor's tools do not change. */
const stateOf = ({ readOnly, disabled, isInvalid, describedBy }: CodeProps) => ({
  isReadOnly: readOnly,
  isDisabled: disabled,
  isInvalid,
  describedBy: describedBy ?? "",
  messages: messages(),
});

/** Caret position, text size, result of the last action, current meaning of Tab. */
const Status = ({ code, news, isLeaving }: { code: Code; news: string; isLeaving: boolean }) => (
  <div className="status">
    <span>{words("codePlace", code.caret)}</span>
    <span>{words("codeSize", { count: code.lines().length })}</span>
    <output>{code.stage === "failed" ? words("codeNoColors") : news}</output>
    <span>{words(isLeaving ? "codeLeaving" : "codeLeave")}</span>
  </div>
);

interface Tidying extends Pick<CodeProps, "isTidied"> {
  code: Code;
  mode: string;
  isOff: boolean;
  tell(news: string): void;
}

/** Formats the code by a button or key and, with `isTidied`, a changed text when the editor is left. */
function useTidying({ code, mode, isOff, isTidied, tell }: Tidying) {
  /** The text at focus: an unchanged text is not formatted. */
  const before = useRef("");
  return {
    async prettify() {
      if (isOff) return;
      await prettifierReady(mode);
      const made = prettified(mode, code.lines());
      const isSame = made === code.lines();
      if (!isSame) code.put(made);
      tell(words(isSame ? "codePrettySame" : "codePrettyDone"));
    },
    enter() {
      before.current = code.lines();
      if (isTidied && !isOff) void prettifierReady(mode).catch(console.warn);
    },
    tidy() {
      const isChanged = isTidied && code.lines() !== before.current;
      const made = isChanged ? prettified(mode, code.lines()) : code.lines();
      if (made !== code.lines()) code.put(made);
    },
  };
}

/** The control's accessible name: given, else from the label beside it. */
function nameOf(label: string | undefined, id: string, near: Element | null): string {
  const beside = (near?.getRootNode() as ShadowRoot | undefined)?.getElementById(`${id}-label`);
  return label || beside?.textContent?.trim() || words("code");
}
