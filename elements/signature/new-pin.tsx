import { useRef, useState, type FormEvent, type RefObject } from "react";
import { t } from "../../src/base/language/i18n.ts";
import { words } from "../../src/page/signing/phrases.ts";
import { FieldRow } from "../../src/view/field-row.tsx";

const shortest = 4;

interface NewPinProps {
  about: string;
  verb: string;
  onPin(pin: string): Promise<void>;
  /** Absent when there is no previous view to return to. */
  onLeave: (() => void) | undefined;
}

/** Asks for a new PIN twice, before a key is created with it. */
export function NewPin({ about, verb, onPin, onLeave }: NewPinProps) {
  const first = useRef<HTMLInputElement>(null);
  const again = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<"" | "signPinShort" | "signPinDiffers">("");
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isBusy) return;
    const pin = first.current!.value;
    const found = pin.length < shortest ? "signPinShort" : pin === again.current!.value ? "" : "signPinDiffers";
    setProblem(found);
    if (found) return (found === "signPinShort" ? first : again).current!.select();
    setBusy(true);
    await onPin(pin);
    setBusy(false);
  }

  const isShort = problem === "signPinShort";
  return (
    <form noValidate autoComplete="off" aria-describedby="about" onSubmit={(event) => void submit(event)}>
      <p className="bar" id="about">
        {about}
      </p>
      <Pin
        id="new-pin"
        label={words("signNewPin")}
        help={words("signPinHelp")}
        control={first}
        problem={isShort ? words(problem) : ""}
      />
      <Pin
        id="pin-again"
        label={words("signPinAgain")}
        control={again}
        problem={problem === "signPinDiffers" ? words(problem) : ""}
      />
      <div className="bar">
        <button className="main" aria-disabled={isBusy}>
          {isBusy ? t("saving") : verb}
        </button>
        {onLeave && (
          <button type="button" onClick={onLeave}>
            {t("cancel")}
          </button>
        )}
      </div>
    </form>
  );
}

interface PinProps {
  id: string;
  label: string;
  help?: string;
  problem: string;
  control: RefObject<HTMLInputElement | null>;
}

function Pin({ id, label, help = "", problem, control }: PinProps) {
  return (
    <FieldRow id={id} label={label} isRequired requiredWord={t("requiredMark")} help={help} problem={problem}>
      <input
        ref={control}
        id={id}
        className="control"
        part="control"
        type="password"
        autoComplete="off"
        aria-required
        aria-invalid={problem !== ""}
        aria-describedby={`${id}-note`}
      />
    </FieldRow>
  );
}
