import { useLayoutEffect, useRef, type RefObject } from "react";
import { natives } from "../../../base/runtime/runtime.ts";
import type { Option } from "../../../forms/lists/option-lists.ts";
import type { Items } from "../../../vendors/tom-select/tom-select.ts";
import { useLatest } from "../../use-latest.ts";
import { chipOf } from "./chip.ts";
import { words } from "./several-phrases.ts";

interface ChipsOptions {
  options: readonly Option[];
  isOff: boolean;
  remove(...ids: string[]): void;
  /** Announces the marked chips to screen readers. */
  say(words: string): void;
}
interface Chips {
  /** The container of the chips. */
  place: RefObject<HTMLDivElement | null>;
  /** Loads the key handling at the first touch: keys mark chips and remove them. */
  wake(input: HTMLInputElement): Promise<void>;
}

/** The selected choices as chips before the input: drawn at once, with key handling from the first touch on. */
export function useChips(given: ChipsOptions): Chips {
  const { options, isOff } = given;
  const place = useRef<HTMLDivElement>(null);
  const items = useRef<Items | undefined>(undefined);
  const latest = useLatest(given);
  const draw = (option: Option) =>
    chipOf(option, latest.current.isOff ? undefined : () => latest.current.remove(option.id));
  const show = () => {
    const { options: now, isOff: hasNoButtons } = latest.current;
    if (items.current) items.current.show(now, `${hasNoButtons}${words("listRemove", { text: "" })}`);
    else place.current?.replaceChildren(...now.map(draw));
  };
  const drawn = natives.json([isOff, words("listRemove", { text: "" }), options]);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what is drawn is all that counts
  useLayoutEffect(show, [drawn]);
  useLayoutEffect(() => () => items.current?.destroy(), []);

  async function wake(input: HTMLInputElement): Promise<void> {
    const { mountItems } = await import("../../../vendors/tom-select/tom-select.ts");
    if (!place.current?.isConnected || items.current) return;
    const mounted = await mountItems({
      input,
      place: place.current,
      draw: (id) => draw(latest.current.options.find((one) => one.id === id)!),
      isOff: () => latest.current.isOff,
      marked: (ids) => latest.current.say(wordsOf(ids, latest.current.options)),
      remove: (ids) => latest.current.remove(...ids),
    });
    if (!place.current) return mounted.destroy();
    items.current = mounted;
    show();
  }
  return { place, wake };
}

const wordsOf = (ids: string[], options: readonly Option[]): string => {
  const texts = ids.map((id) => options.find((one) => one.id === id)?.text ?? id);
  return texts.length ? words("listMarked", { text: texts.join(", ") }) : "";
};
