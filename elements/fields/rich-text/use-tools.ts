import { useState, type KeyboardEvent, type RefObject } from "react";
import type { Button } from "./buttons.ts";
import { buttonsOf } from "./buttons.ts";
import { buttonOfKey } from "./text-keys.ts";
import type { Rich } from "./use-rich-text.ts";

type Box = "link" | "table";
export interface Tools {
  bars: RefObject<HTMLDivElement | null>;
  /** The open popover. */
  opened: Box | undefined;
  isOn(button: Button): boolean | undefined;
  press(button: Button): void;
  /** Presses the button of a shortcut. */
  onKey(event: KeyboardEvent): void;
  /** Closes the open popover; "stay" returns the focus to the text. */
  leave(next: "stay" | "go"): void;
}

interface Options {
  bars: RefObject<HTMLDivElement | null>;
  rich: Rich;
  type: string;
  isSource: boolean;
  isWhole: boolean;
  /** Commands of buttons outside the editor: image, source, whole. */
  actions: Record<string, () => void>;
}

/** The commands of a rich text's buttons, started by pointer or shortcut. */
export function useTools({ bars, rich, type, isSource, isWhole, actions }: Options): Tools {
  const [opened, setOpened] = useState<Box>();
  const { edit, formats, stage } = rich;
  const toggle = (box: Box) => setOpened(opened === box ? undefined : box);
  const all: Record<string, () => void> = {
    ...actions,
    undo: () => edit((text) => text.undo()),
    redo: () => edit((text) => text.redo()),
    clean: () => edit((text) => text.clean()),
    link: () => edit(() => toggle("link")),
    table: () => (formats["table"] ? toggle("table") : edit((text) => text.insertTable(3, 3))),
    bar: () => bars.current!.querySelector<HTMLElement>("[tabindex='0']")?.focus(),
  };
  const isOn = ({ name, format, value }: Button) => {
    if (name === "source") return isSource;
    if (name === "whole") return isWhole;
    return format ? formats[format] === value : undefined;
  };
  const press = (button: Button) => {
    const { name, format, value } = button;
    if (!format) return all[name]!();
    const isTakenOff = format !== "indent" && isOn(button);
    edit((text) => text.format(format, isTakenOff ? false : value));
  };
  const onKey = (event: KeyboardEvent) => {
    const name = buttonOfKey(event);
    if (!name || event.nativeEvent.isComposing) return;
    if ((name === "undo" || name === "redo") && stage !== "awake") return; // The browser's own undo works here.
    const button = buttonsOf(type).find((one) => one.name === name);
    if (button) press(button);
    else all[name]?.();
    event.preventDefault();
    event.stopPropagation();
  };
  const leave = (next: "stay" | "go") => {
    // Move the focus before closing: when React removes the focused popover, the focus would go to the start of the text.
    if (next === "stay") edit((text) => text.focus());
    setOpened(undefined);
  };
  return { bars, opened, isOn, press, onKey, leave };
}
